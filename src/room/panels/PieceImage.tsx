// A piece as a small picture beside its name: fetched when it comes near, and never dragged itself.
import type { ComponentProps } from "react";
import { pieceUrl } from "../../lib/pieceUrl.ts";
import type { ModelId } from "../model/room.ts";

type PieceImageProps = ComponentProps<"img"> & {
  readonly model: ModelId;
  /** In CSS pixels, along each side. */
  readonly size: number;
};

export const PieceImage = ({ model, size, ...props }: PieceImageProps) => (
  <img
    {...props}
    src={pieceUrl(model)}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    draggable={false}
  />
);
