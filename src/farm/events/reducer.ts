// How an event is written: what becomes of the farm and what there is to tell, or why it does not happen (reducer).
import type { Result } from "@loamstead/lib/result.ts";
import type { FarmGround } from "../ground/ground.ts";
import type { Mask } from "../numbers/mask.ts";
import type { Card, Farm } from "../state/farm.ts";
import type { Crop } from "../tables/crops.ts";
import type { Gift } from "../tables/gifts.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import type { Seed } from "../tables/heirlooms.ts";
import type { Villager } from "../tables/villagers.ts";
import type { YardId } from "../tables/yard.ts";
import type { FarmEventKind, FarmEventOf } from "./event.ts";
import type { FarmRefusal } from "./refusal.ts";

/** What was done, as far as the event alone does not say so. */
export type EventDetails = {
  /** Those on which it was done, of those that were named. */
  readonly on?: Mask;
  /** Those that were named, and left as they were. */
  readonly left?: Mask;
  /** Of those the ones that only the barn had no room for. */
  readonly noRoom?: Mask;
  readonly goods?: CountTable<Good>;
  readonly seeds?: CountTable<Seed>;
  readonly timber?: number;
  /** Got or, below nothing, spent. */
  readonly pence?: number;
  /** What came with what was paid for a letter. */
  readonly gift?: { readonly from: Villager; readonly gift: Gift };
  /** What stands in the yard since a letter was read. */
  readonly yard?: YardId;
  /** What somebody wrote on a postcard. */
  readonly card?: Card;
  readonly record?: { readonly crop: Crop; readonly grams: number };
};

export type EventOutcome = {
  readonly farm: Farm;
  readonly told: EventDetails;
  /** Where it stands from now on, if that is another field. */
  readonly ground?: FarmGround;
};

export type EventReducer<K extends FarmEventKind> = (
  farm: Farm,
  event: FarmEventOf<K>,
  ground: FarmGround,
) => Result<EventOutcome, FarmRefusal>;
