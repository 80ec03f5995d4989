// What the visitor's hand is doing, and the ghost of what it holds.

import type { Step } from "../commands/moveItems.ts";
import type { Refusal } from "../model/refusal.ts";
import type { Finish, Item, ItemId, Place } from "../model/room.ts";
import type { Guide } from "../rules/guides.ts";

export type Held =
  /** From the catalogue: not in the room until it is put down. */
  | { readonly kind: "new"; readonly item: Item; readonly borrow: boolean }
  | { readonly kind: "one"; readonly item: Item }
  | { readonly kind: "several"; readonly ids: readonly ItemId[]; readonly by: Step };

/** What would be if the hand let go now. */
export type Ghost = {
  readonly items: readonly Item[];
  readonly reason: Refusal | null;
  /** Where it could be instead; only for one thing that was refused. */
  readonly free: Place | null;
  readonly guides: readonly Guide[];
};

export type Tool =
  | { readonly at: "idle" }
  | { readonly at: "holding"; readonly held: Held; readonly ghost: Ghost }
  | { readonly at: "painting"; readonly finish: Finish }
  | { readonly at: "boxing"; readonly from: Corner; readonly to: Corner };

/** In quarter tiles and parts of them. */
export type Corner = { readonly x: number; readonly z: number };

export const idle: Tool = { at: "idle" };
