// The catalogue's picture of a piece or a dish.
import { dishPiece } from "../../../farm/made/madeOf.ts";
import type { FarmPiece } from "../../../farm/tables/pieces.ts";
import type { Recipe } from "../../../farm/tables/recipes.ts";
import { pieceUrl } from "../../../lib/pieceUrl.ts";
import css from "./paper.module.css";

const Picture = ({ model }: { readonly model: string }) => (
  <img
    className={css.picture}
    src={pieceUrl(model)}
    alt=""
    width={44}
    height={44}
    loading="lazy"
    decoding="async"
  />
);

export const PiecePicture = ({ piece }: { readonly piece: FarmPiece }) => <Picture model={piece} />;

export const DishPicture = ({ dish }: { readonly dish: Recipe }) => (
  <Picture model={dishPiece(dish)} />
);
