// Fronts: how far a day leans to fair weather in a parish, by swells that drift over the country for ever.
import { hash, wave } from "../land/noise.ts";
import { parishMiddle } from "../land/place.ts";

/** Public for all time, like every number here: whoever wants to know the weather may work it out. */
const COUNTRY = 0x10a357ed;

/** Two swells in units of the land, each with its own way in a day; a parish meets every part of both. */
const swells = [
  { layer: 71, cell: 9_001, eastward: 2_113, southward: 487 },
  { layer: 72, cell: 5_003, eastward: 2_411, southward: -613 },
] as const;

/** What a parish has to itself, such as a cloud that stayed. */
const own = { layer: 73, width: 26_000 } as const;

/** Whatever else of a day is left to chance. */
const CHANCE_LAYER = 74;

/** 32 bits for a parish and a day, the same for everybody. */
export const chanceOn = (parish: number, day: number): number =>
  hash(COUNTRY, CHANCE_LAYER, parish, day);

/** A thirty-second of all days and parishes lies between each of these and the next: measured, then fixed. */
const steps = [
  -82_000, -38_950, -32_300, -27_900, -24_400, -21_400, -18_800, -16_500, -14_300, -12_300, -10_400,
  -8_550, -6_750, -5_000, -3_300, -1_650, 0, 1_650, 3_300, 5_000, 6_750, 8_550, 10_400, 12_300,
  14_300, 16_500, 18_800, 21_400, 24_400, 27_900, 32_300, 38_950, 82_000,
] as const;
const STEPS = steps.length - 1;

/** From 0, the wettest that a day can be, to 999, the fairest; every thousandth is as likely as any other. */
export function fairnessOn(parish: number, day: number): number {
  const { q, r } = parishMiddle(parish);
  const [x, y] = [56 * (2 * q + r), 97 * r];
  let sum = (hash(COUNTRY, own.layer, parish, day) % own.width) - own.width / 2;
  for (const { layer, cell, eastward, southward } of swells)
    sum += wave(COUNTRY, layer, x - eastward * day, y - southward * day, cell);
  const step = Math.min(Math.max(steps.findIndex((end) => sum < end) - 1, 0), STEPS - 1);
  const [from, to] = [steps[step]!, steps[step + 1]!];
  const fairness = Math.floor((1000 * (step * (to - from) + sum - from)) / (STEPS * (to - from)));
  return Math.min(Math.max(fairness, 0), 999);
}
