// The catalogue's picture of a piece; keepsakes and trophies have none there.
import type { Piece } from "../../../farm/tables/pieces.ts";
import { pieceUrl } from "../../../room/catalogue/index.ts";
import css from "./paper.module.css";
import { kindOf } from "./pieceNames.ts";

type PiecePictureProps = { readonly piece: Piece };

export function PiecePicture({ piece }: PiecePictureProps) {
  if (kindOf(piece) !== "furniture") return null;
  return (
    <img
      className={css.picture}
      src={pieceUrl(piece)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
    />
  );
}
