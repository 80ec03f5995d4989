// The pieces that are small enough to stand on a plank by the door.
import type { FarmPiece } from "../../../farm/tables/pieces.ts";

export const smallPieces = [
  "wheat-sheaf",
  "fresh-loaf",
  "apple-basket",
  "pumpkin-lantern",
  "bee-skep",
  "candle",
  "storm-lantern",
  "nesting-box",
  "teddy-bear",
  "footstool",
] as const satisfies readonly FarmPiece[];

export type SmallPiece = (typeof smallPieces)[number];
