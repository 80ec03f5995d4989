// What the paper of the market says.

import { seasonNames } from "../../../fields/seasonNames.ts";
import type { Season } from "../../../models/seasons.ts";
import { inPence, pennyOrLess } from "../parts/words.ts";

export const strings = {
  week: "This week",
  dear: "Dear",
  cheap: "Cheap",

  seeds: "Seed to buy",
  free: "free",
  seedLine: (price: string, time: string, have: number) =>
    [price, time, ...(have > 0 ? [`${have} in hand`] : [])].join(" · "),
  time: (dry: string, moist: string) => `${dry} on dry soil, ${moist} on moist.`,
  fetches: (units: number, pence: number) =>
    `Gives about ${units}, at ${pennyOrLess(pence)} each today.`,
  liked: "This soil likes it.",
  favourite: (season: Season) => `${seasonNames[season]} is its favourite season.`,
  poor: (season: Season) => `${seasonNames[season]} is a poor season for it.`,
  buying: (name: string) => `Buy ${name} seed`,
  otherwise: (name: string) => `Buy more or less ${name} seed`,
  buy: (count: number, pence: number) => `${count}: ${inPence(pence)}`,
  buyWhat: (count: number, pence: number, name: string) =>
    `${count}: ${inPence(pence)}, ${name} seed`,

  slate: "The whole slate",
  caption: (monday: string) =>
    `What one of each fetches: today for you, and ${monday} for whoever has sold none. What the market sees much of falls, and recovers within days; on Saturdays it pays a little more.`,
  good: "Good",
  today: "Today",
  next: "Next week",

  pedlar: "The pedlar",
  seedOf: (name: string) => `${name} seed`,
  here: "He has one of it today.",
  comes: (when: string) => `With him, ${when}.`,
  takes: (need: string, have: number) => `He takes ${need} for it. You have ${have}.`,
  nothing: "He has nothing that you lack.",
  barter: (count: number) => `Give ${count} seeds`,
  barterWhat: (count: number, need: string, seed: string) =>
    `Give ${count} seeds: ${need}, for one of ${seed}`,
  timber: "His timber",
  timberFor: (count: number, pence: string) => `${count} for ${pence}`,
  timberWhat: (count: number, pence: string) => `Buy his timber: ${count} for ${pence}`,
} as const;
