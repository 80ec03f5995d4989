// How an event is written: what becomes of the farm and what there is to tell, or why it does not happen.
import type { Result } from "@loamstead/lib/result.ts";
import type { Ground } from "../ground/ground.ts";
import type { Mask } from "../numbers/mask.ts";
import type { Farm } from "../state/farm.ts";
import type { Crop } from "../tables/crops.ts";
import type { Gift } from "../tables/gifts.ts";
import type { Good, Table } from "../tables/goods.ts";
import type { Seed } from "../tables/heirlooms.ts";
import type { Villager } from "../tables/villagers.ts";
import type { EventOf, Kind } from "./event.ts";
import type { Refusal } from "./refusal.ts";

/** What was done, as far as the event alone does not say so. */
export type Told = {
  /** Those on which it was done, of those that were named. */
  readonly on?: Mask;
  /** Those that were named, and left as they were. */
  readonly left?: Mask;
  /** Of those the ones that only the barn had no room for. */
  readonly noRoom?: Mask;
  readonly goods?: Table<Good>;
  readonly seeds?: Table<Seed>;
  readonly timber?: number;
  /** Got or, below nothing, spent. */
  readonly pence?: number;
  /** What came with what was paid for a letter. */
  readonly gift?: { readonly from: Villager; readonly gift: Gift };
  readonly record?: { readonly crop: Crop; readonly grams: number };
};

export type Done = {
  readonly farm: Farm;
  readonly told: Told;
  /** Where it stands from now on, if that is another field. */
  readonly ground?: Ground;
};

export type Deed<K extends Kind> = (
  farm: Farm,
  event: EventOf<K>,
  ground: Ground,
) => Result<Done, Refusal>;
