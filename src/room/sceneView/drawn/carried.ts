// What is in the hand, as the picture shows it: each thing with where it stands and how it looks.
import type { ItemId } from "../../model/room.ts";
import type { InHand } from "../../stage/hand/inHand.ts";
import type { Spot } from "../../stage/view/roomFrame.ts";
import type { LookWish } from "./pictureParts.ts";

export type CarriedPiece = { readonly id: ItemId; readonly spot: Spot; readonly wish: LookWish };

export type Carried = Omit<InHand, "held" | "free"> & {
  readonly held: readonly CarriedPiece[];
  readonly free: readonly CarriedPiece[];
};
