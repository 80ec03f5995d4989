// Reads an RFC 3339 date-time as milliseconds since 1970, or undefined where it is none.
const pattern =
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/i;

export function readDateTime(text: string): number | undefined {
  const parts = pattern.exec(text);
  if (parts === null) return undefined;
  const number = (index: number) => Number(parts[index] ?? 0);
  const [year, month, day] = [number(1), number(2), number(3)];
  const [hour, minute, second] = [number(4), number(5), number(6)];
  const [offsetHour, offsetMinute] = [number(9), number(10)];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  // A leap second is written as second 60, and is the first instant of the next minute here.
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  if (offsetHour > 23 || offsetMinute > 59) return undefined;

  const date = new Date(0);
  // Date.UTC would take the years 0 to 99 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, Number((parts[7] ?? "").slice(0, 3).padEnd(3, "0")));
  const offset = (offsetHour * 60 + offsetMinute) * 60_000;
  return date.getTime() - (parts[8] === "-" ? -offset : offset);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
