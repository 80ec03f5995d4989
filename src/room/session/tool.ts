// What the visitor's hand is doing, and the ghost of what it holds.

import type { ItemOffset } from "../commands/moveItems.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, ItemPlace, RoomFinish, WallSide } from "../model/room.ts";
import type { Guide } from "../rules/guides.ts";

/** Who said how it faces: then it turns to no wall by itself. An offer says it until the thing is carried on. */
export type Facing = "byHand" | "asOffered";

/** As it is carried; near a wall it stands otherwise, see posed.ts. */
type Carried = { readonly item: Item; readonly facing?: Facing | undefined };

export type HeldPayload =
  /** From the catalogue: not in the room until it is put down. */
  | ({ readonly kind: "new"; readonly borrow: boolean } & Carried)
  | ({ readonly kind: "one" } & Carried)
  | { readonly kind: "several"; readonly ids: readonly ItemId[]; readonly by: ItemOffset };

/** What would be if the hand let go now. */
export type Ghost = {
  readonly items: readonly Item[];
  readonly reason: CommandRefusal | null;
  /** Where it could be instead; only for one thing that was refused. */
  readonly free: ItemPlace | null;
  /** The wall that it has turned its back to by itself. */
  readonly back: WallSide | null;
  readonly guides: readonly Guide[];
};

export type EditorTool =
  | { readonly at: "idle" }
  | { readonly at: "holding"; readonly held: HeldPayload; readonly ghost: Ghost }
  | { readonly at: "painting"; readonly finish: RoomFinish }
  | { readonly at: "boxing"; readonly from: Corner; readonly to: Corner };

/** In quarter tiles and parts of them. */
export type Corner = { readonly x: number; readonly z: number };

export const idle: EditorTool = { at: "idle" };
