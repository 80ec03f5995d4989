// The parts of a day in half hours: what each is called, in which light it lies, and which one a page begins with.
import type { Hour } from "./hours.ts";

export type DayPart = "night" | "morning" | "afternoon" | "evening";

/** The last half hour of the day, counted from midnight. */
export const LAST_HALF = 47;

export const halfOf = (minutes: number): number => Math.floor(minutes / 30);

export function dayPartOf(half: number): DayPart {
  if (half < 12 || half >= 40) return "night";
  if (half < 24) return "morning";
  return half < 32 ? "afternoon" : "evening";
}

const hourOfPart: Record<DayPart, Hour> = {
  night: "night",
  morning: "day",
  afternoon: "day",
  evening: "evening",
};

export const hourOf = (half: number): Hour => hourOfPart[dayPartOf(half)];

/** Half past nine: where the moon waits on a dark page while the sun is up outside. */
const MOONLIT = 43;

/** The half hour that a page begins with: the visitor's own, but a dark page is one of the night. */
export const firstHalf = (half: number, isDark: boolean): number =>
  isDark && hourOf(half) !== "night" ? MOONLIT : half;
