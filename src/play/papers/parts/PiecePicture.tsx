// The catalogue's picture of a piece.
import type { Piece } from "../../../farm/tables/pieces.ts";
import { pieceUrl } from "../../../room/catalogue/index.ts";
import css from "./paper.module.css";

type PiecePictureProps = { readonly piece: Piece };

export function PiecePicture({ piece }: PiecePictureProps) {
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
