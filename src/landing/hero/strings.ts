// What the first view says of its field and of the hour over it.
import type { DayPart } from "../../scene/light/dayParts.ts";

const partNames: Record<DayPart, string> = {
  night: "night",
  morning: "morning",
  afternoon: "afternoon",
  evening: "evening",
};

const two = (n: number): string => `${n}`.padStart(2, "0");
const time = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" and ");

/** By the visitor's own clock; made when it is needed, since it takes a browser longer than the whole first view. */
const soon = (date: Date): string =>
  date.toLocaleString("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit" });

export const strings = {
  field: (id: number, name: string) => `Field ${id}, ${name}`,
  parish: (name: string) => `In the parish of ${name}`,
  weather: (parish: string, words: string, hasHours: boolean) =>
    `${parish} today: ${words.toLowerCase()}${hasHours ? " UTC" : ""}`,
  /** Such as "Wheat, cabbage and bean do well there". */
  doesWell: (crops: readonly string[]) => {
    const all = listed(crops);
    return `${all[0]!.toUpperCase()}${all.slice(1)} do well there`;
  },
  keptBy: (owner: string) => `Kept by ${owner}`,
  unkept: "Nobody keeps it yet",
  asking: "Asking who keeps it …",

  bringIn: (count: number) => `Bring in ${count}`,
  /** Of the visitor's own farm. */
  yours: (ready: number, next: Date | null) => {
    if (ready > 0) return `Your farm: ${ready} ${ready === 1 ? "is" : "are"} ready`;
    return next ? `Your farm: ready ${soon(next)}` : "Your farm: nothing is sown";
  },

  hour: "Hour of the day",
  /** Such as "16:40, evening". */
  told: (minutes: number, part: DayPart) => `${time(minutes)}, ${partNames[part]}`,
  drag: { sun: "Drag the sun", moon: "Drag the moon" },
  isNow: (minutes: number) => `${time(minutes)} now.`,
  now: "Now",
};
