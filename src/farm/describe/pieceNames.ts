// What a piece is called: as in the catalogue, and its own for keepsakes and trophies.
import type { Crop } from "../tables/crops.ts";
import type { Heirloom } from "../tables/heirlooms.ts";
import type { FarmPiece } from "../tables/pieces.ts";
import { capitalise } from "./listed.ts";
import { seedName } from "./refusal.ts";

const KEEPSAKE = "keepsake-";
const TROPHY = "trophy-";

export type PieceKind = "furniture" | "keepsakes" | "trophies";

export const kindOf = (piece: FarmPiece): PieceKind =>
  piece.startsWith(KEEPSAKE) ? "keepsakes" : piece.startsWith(TROPHY) ? "trophies" : "furniture";

/** A test holds these to the names of the catalogue, which is not loaded for them. */
export function pieceName(piece: FarmPiece): string {
  if (piece.startsWith(KEEPSAKE))
    return `Keepsake of ${seedName(piece.slice(KEEPSAKE.length) as Heirloom)}`;
  if (piece.startsWith(TROPHY)) return `Trophy: ${piece.slice(TROPHY.length) as Crop}`;
  if (piece === "ladder-back-chair") return "Ladder-back chair";
  if (piece === "dolls-house") return "Dolls' house";
  if (piece === "wardrobe") return "Painted wardrobe";
  return capitalise(piece.replaceAll("-", " "));
}
