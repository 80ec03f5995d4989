// A new farm: twenty pence, four peas, and sunflower seed without end.
import type { FarmGround } from "../ground/ground.ts";
import { FIRST_HEART } from "../growth/heart.ts";
import type { Ms } from "../numbers/time.ts";
import { RULES } from "../tables/version.ts";
import type { Farm, Plot, Producer } from "./farm.ts";

/** `n`: how often something was sown here. */
export const plotAt = (at: Ms, n = 0): Plot => ({
  at,
  heart: FIRST_HEART,
  rested: at,
  last: null,
  before: null,
  n,
  moistUntil: at,
  sown: null,
});

export const newcomer = (kind: Producer["kind"], at: Ms): Producer => ({
  kind,
  since: at,
  at,
  grown: 0,
  caredUntil: at,
  prunedAt: at,
});

/** All but the letters, which ask for what one can grow. */
export const bareFarm = (ground: FarmGround, at: Ms): Farm => ({
  rules: RULES,
  begun: at,
  pence: 20,
  deeds: 0,
  seeds: { pea: 4 },
  barn: {},
  straw: 0,
  timber: 0,
  plots: ground.plots.map(() => plotAt(at)),
  kept: ground.landmark === "old-oak" ? [newcomer("oak", at)] : [],
  ovens: [],
  stall: {},
  tools: { barn: 0, can: 0, stove: 0, bench: 0, frames: 0, sluice: 0 },
  letters: [],
  stories: {},
  slips: {},
  storyAt: at,
  seasonAt: at,
  told: {},
  pedlarAt: null,
  timberAt: null,
  cards: [],
  postAt: at,
  asides: [],
  record: null,
  hearts: [],
  posted: {},
  dress: {},
  feasts: {},
  showers: [],
  gate: [],
  leftAt: null,
  taken: null,
  book: {},
  recent: null,
});
