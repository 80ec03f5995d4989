// The catalogue's picture of a piece or a dish.
import { dishPiece } from "../../../farm/made/dishPiece.ts";
import type { FarmPiece } from "../../../farm/tables/pieces.ts";
import type { Recipe } from "../../../farm/tables/recipes.ts";
import { pieceUrl } from "../../../lib/pieceUrl.ts";
import { SmallPicture } from "./SmallPicture.tsx";

export const PiecePicture = ({ piece }: { readonly piece: FarmPiece }) => (
  <SmallPicture src={pieceUrl(piece)} />
);

export const DishPicture = ({ dish }: { readonly dish: Recipe }) => (
  <SmallPicture src={pieceUrl(dishPiece(dish))} />
);
