// The models of what stands on the plank by the door and on the sill.
import { dishPiece } from "../../../farm/made/dishPiece.ts";
import type { Recipe } from "../../../farm/tables/recipes.ts";
import { appleBasket } from "../../../models/furniture/appleBasket.ts";
import { beeSkep } from "../../../models/furniture/beeSkep.ts";
import { birdHouse } from "../../../models/furniture/birdHouse.ts";
import { candle } from "../../../models/furniture/candle.ts";
import { dishes } from "../../../models/furniture/dishes.ts";
import { footstool } from "../../../models/furniture/footstool.ts";
import { freshLoaf } from "../../../models/furniture/freshLoaf.ts";
import type { Piece } from "../../../models/furniture/furniture.ts";
import { lantern } from "../../../models/furniture/lantern.ts";
import { moreDishes } from "../../../models/furniture/moreDishes.ts";
import { pumpkinLantern } from "../../../models/furniture/pumpkinLantern.ts";
import { teddyBear } from "../../../models/furniture/teddyBear.ts";
import { wheatSheaf } from "../../../models/furniture/wheatSheaf.ts";
import type { Part } from "../../../models/parts.ts";
import type { SmallPiece } from "./smallPieces.ts";

const pieces: Readonly<Record<SmallPiece, Piece>> = {
  "wheat-sheaf": wheatSheaf,
  "fresh-loaf": freshLoaf,
  "apple-basket": appleBasket,
  "pumpkin-lantern": pumpkinLantern,
  "bee-skep": beeSkep,
  candle,
  "storm-lantern": lantern,
  "nesting-box": birdHouse,
  "teddy-bear": teddyBear,
  footstool,
};

/** Nothing of it burns out of doors, where nobody watches it. */
const unlit = (parts: readonly Part[]): Part[] => parts.map((part) => ({ ...part, glow: false }));

export const pieceParts = (piece: SmallPiece): Part[] => unlit(pieces[piece].parts);

export const dishParts = (recipe: Recipe): readonly Part[] =>
  [...dishes, ...moreDishes].find(({ id }) => id === dishPiece(recipe))?.parts ?? [];
