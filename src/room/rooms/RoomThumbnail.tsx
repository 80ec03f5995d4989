// A room drawn small; it is drawn when it comes into sight, and until then its place is a cream well.
import { useEffect, useRef, useState } from "react";
import type { ThumbnailCache } from "../../keeping/cache/thumbnailCache.ts";
import type { RoomDocument } from "../model/room.ts";
import css from "./RoomThumbnail.module.css";

type ThumbnailProps = {
  cache: ThumbnailCache<RoomDocument>;
  id: string;
  /** Tells one state of the room from another. */
  at: number;
  read: () => Promise<RoomDocument | null>;
  size?: "row" | "card";
  /** Not worth keeping on the device. */
  isPassing?: boolean;
};

export function RoomThumbnail({ cache, id, at, read, size = "row", isPassing }: ThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const reader = useRef(read);
  reader.current = read;

  useEffect(() => {
    let isGone = false;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        void cache
          .url(id, at, () => reader.current(), isPassing)
          .then((address) => {
            if (!isGone && address !== null) setUrl(address);
          });
      },
      { rootMargin: "120px" },
    );
    sight.observe(place.current!);
    return () => {
      isGone = true;
      sight.disconnect();
    };
  }, [cache, id, at, isPassing]);

  return (
    <span ref={place} className={css.drawing} data-size={size}>
      {url !== null && <img src={url} alt="" className={css.picture} />}
    </span>
  );
}
