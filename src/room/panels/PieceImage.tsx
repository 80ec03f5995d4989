// A piece as a small picture beside its name: fetched or drawn when it comes near, and never dragged itself.
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { pieceUrl } from "../../lib/pieceUrl.ts";
import type { Coat } from "../model/coat.ts";
import type { ModelId } from "../model/room.ts";
import css from "./PieceImage.module.css";

type Coated = {
  readonly model: ModelId;
  /** Null where all of it is as it was made. */
  readonly coat?: Coat | null;
};

type PieceImageProps = ComponentProps<"img"> &
  Coated & {
    /** In CSS pixels, along each side. */
    readonly size: number;
  };

/** Rather none for a moment than one of another colour; while a thing changes its colours the last one stays. */
function useCoated(place: RefObject<Element | null>, { model, coat = null }: Coated) {
  const [drawn, setDrawn] = useState<{ model: ModelId; url: string } | null>(null);
  useEffect(() => {
    if (coat === null) return;
    let isWanted = true;
    const near = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      // Rooms without a coloured thing do without what draws them.
      const { coatedPicture } = await import("./coatedPicture.ts");
      const url = await coatedPicture(model, coat);
      if (isWanted && url !== null) setDrawn({ model, url });
    });
    near.observe(place.current!);
    return () => {
      isWanted = false;
      near.disconnect();
    };
  }, [place, model, coat]);
  return drawn?.model === model ? drawn.url : undefined;
}

export function PieceImage({ model, coat = null, size, className, ...props }: PieceImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const drawn = useCoated(image, { model, coat });
  return (
    <img
      {...props}
      ref={image}
      className={className ? `${css.piece} ${className}` : css.piece}
      src={coat === null ? pieceUrl(model) : drawn}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
