// Writes the dates of posts; they are calendar dates, so every visitor reads the same day.
const timeZone = "UTC";
const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone });
const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone });

/** "20 November 2026" */
export const longDate = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));

/** The day large and the month beneath it, as an almanac has them. */
export function almanacDate(date: string): { day: string; month: string; year: string } {
  const time = new Date(`${date}T00:00:00Z`);
  return {
    day: String(time.getUTCDate()),
    month: month.format(time),
    year: String(time.getUTCFullYear()),
  };
}
