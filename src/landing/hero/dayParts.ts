// The day of the first view in half hours: what each is called, in which light it lies, where the sun stands.
import type { Hour } from "../../scene/light/hours.ts";

export type DayPart = "night" | "morning" | "afternoon" | "evening";

/** The last half hour of the day, counted from midnight. */
export const LAST_HALF = 47;

export const halfOf = (minutes: number): number => Math.floor(minutes / 30);

export function partOf(half: number): DayPart {
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

export const hourOf = (half: number): Hour => hourOfPart[partOf(half)];

/** The arc lies over the picture, in units of the picture: noon on its top, midnight at both feet. */
const ARC = { left: 40, right: 752, top: 40, foot: 370 } as const;

export function standOf(half: number): readonly [x: number, y: number] {
  const share = half / LAST_HALF;
  const x = ARC.left + (ARC.right - ARC.left) * share;
  const y = ARC.top + (ARC.foot - ARC.top) * (2 * share - 1) ** 2;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** The same arc as a path. */
export const arcPath = `M${ARC.left} ${ARC.foot}Q${(ARC.left + ARC.right) / 2} ${2 * ARC.top - ARC.foot} ${ARC.right} ${ARC.foot}`;
