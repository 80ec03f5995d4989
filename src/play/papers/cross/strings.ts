// What the paper of the market says.

import { seasonNames } from "../../../fields/seasonNames.ts";
import type { Season } from "../../../models/seasons.ts";
import { inPence, pennyOrLess } from "../parts/words.ts";

export const strings = {
  seeds: "Seed to buy",
  purse: (pence: number) => `You have ${inPence(pence)}.`,
  free: "free",
  inBag: (count: number) => (count === 0 ? "None in the bag." : `${count} in the bag.`),
  time: (dry: string, moist: string) => `${dry} on dry soil, ${moist} on moist.`,
  fetches: (units: number, pence: number) =>
    `Gives about ${units}, at ${pennyOrLess(pence)} each today.`,
  liked: "This soil likes it.",
  favourite: (season: Season) => `${seasonNames[season]} is its favourite season.`,
  poor: (season: Season) => `${seasonNames[season]} is a poor season for it.`,
  buying: (name: string) => `Buy ${name} seed`,
  buy: (count: number, pence: number) => `${count} for ${inPence(pence)}`,
  later: "Seed that comes later",
  level: (level: number) => `level ${level}`,

  slate: "Prices on the slate",
  caption: (monday: string) =>
    `What one of each fetches: today for you, and ${monday} for whoever has sold none. What the market sees much of falls, and recovers within days; on Saturdays it pays a little more.`,
  good: "Good",
  today: "Today",
  next: "Next week",

  pedlar: "The pedlar",
  here: (seed: string) => `He is here, and has one ${seed} seed.`,
  comes: (when: string, seed: string) => `He comes ${when}, with one ${seed} seed.`,
  takes: (need: string, have: number) => `He takes ${need} for it. You have ${have}.`,
  nothing: "He has nothing that you lack.",
  barter: "Give him the seeds",
} as const;
