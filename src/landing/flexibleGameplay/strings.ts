// What Flexible Gameplay says of its slider, its days and the week that comes of them.
const number = (n: number): string => n.toLocaleString("en-GB");
const pence = (n: number): string => `${number(n)} ${n === 1 ? "penny" : "pence"}`;
const times = (n: number): string => `${Math.round(n * 10) / 10} times`;

export const strings = {
  minutes: "Minutes a day",
  /** After the number. */
  unit: "minutes a day",
  spoken: (minutes: number, sum: number) => `${minutes} minutes a day, ${pence(sum)} in a week`,
  week: "What the week brings in",
  days: "Days with a visit",
  dayNames: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  longDayNames: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  off: "off",
  /** After their number. */
  daysOff: (days: number) => (days === 1 ? "day off" : "days off"),
  field: "On field",
  noField: (last: number) => `Fields go from 0 to ${last}.`,
  /** Around what the week comes to. */
  result: (minutes: number, name: string) => `${minutes} minutes a day on ${name}:`,
  sum: pence,
  level: (level: number) => `and level ${level} after a week.`,
  dayOff: (days: string, lost: number) =>
    lost > 0
      ? `Without ${days} it is ${pence(lost)} less, and nothing died.`
      : `Without ${days} it is no less.`,
  compare: (short: number, long: number, share: number) =>
    `${long} minutes bring ${times(share)} what ${short} do.`,
  worked: "Simulated with the real rules.",
  rules: "The rules",
  away: "The law of the farm could not be fetched. Look to your connection and try again.",
  table: (name: string) => `The first week on ${name}, by minutes a day`,
  columns: ["Minutes a day", "Pence in the week", "Level"],
  amount: number,
};
