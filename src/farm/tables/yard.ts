// What stands on the field because somebody built it, and by what name all of it goes.
import { freeze } from "./freeze.ts";
import type { CountTable, Good } from "./goods.ts";
import { type GivenId, givenBy } from "./yardGifts.ts";

type Built = {
  readonly level: number;
  readonly pence: number;
  readonly timber: number;
  readonly straw?: number;
  readonly goods?: CountTable<Good>;
};

/** Each is built once, in the workshop. What it does beside looking well stands where it does it. */
export const built = freeze({
  boxes: { level: 16, pence: 800, timber: 2, goods: { sunflower: 6 } },
  bench: { level: 18, pence: 1_200, timber: 5 },
  board: { level: 19, pence: 600, timber: 2 },
  cock: { level: 20, pence: 1_500, timber: 1 },
  cellar: { level: 21, pence: 2_400, timber: 6, straw: 4 },
  barrel: { level: 25, pence: 1_800, timber: 4 },
  leanTo: { level: 27, pence: 3_200, timber: 8 },
  rose: { level: 36, pence: 6_500, timber: 2 },
  walk: { level: 39, pence: 9_500, timber: 4, goods: { candle: 6 } },
  longTable: { level: 40, pence: 12_000, timber: 8, goods: { cloth: 4 } },
} as const satisfies Record<string, Built>);

export type BuiltId = keyof typeof built;
export type YardId = BuiltId | GivenId;

export const builtIds = Object.keys(built) as BuiltId[];
export const givenIds = Object.keys(givenBy) as GivenId[];
export const yardIds: readonly YardId[] = [...builtIds, ...givenIds];
export const isBuilt = (id: YardId): id is BuiltId => Object.hasOwn(built, id);
export const rulesOfBuilt = (id: BuiltId): Built => built[id];
