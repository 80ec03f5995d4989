// The server's picture of a room; the first to ask waits for it to be painted.
import { useEffect, useRef, useState } from "react";
import type { PublicRoom } from "./publicRooms.ts";
import css from "./RoomPicture.module.css";
import { LARGE, roomPicture, SHARE } from "./roomLinks.ts";
import { strings } from "./strings.ts";

type RoomPictureProps = {
  room: PublicRoom;
  size?: "large";
  /** Its words stand beside it. */
  isDecoration?: boolean;
  isFirst?: boolean;
};

/** Milliseconds between tries: the server paints a few at a time, and says so to the rest. */
const waits = [4_000, 10_000, 20_000];

export function RoomPicture({ room, size, isDecoration, isFirst }: RoomPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  // Before the scripts came it may have failed already, with nobody to hear of it.
  useEffect(() => {
    const { complete, naturalWidth } = image.current!;
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);

  useEffect(() => {
    const wait = waits[tries];
    if (!hasFailed || wait === undefined) return;
    const timer = setTimeout(() => {
      setFailed(false);
      setTries(tries + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [hasFailed, tries]);

  const address = roomPicture(room, size);
  const isLost = hasFailed && tries === waits.length;
  return (
    <span className={css.well} data-size={size ?? "share"}>
      <img
        ref={image}
        className={css.picture}
        src={tries === 0 ? address : `${address}&try=${tries}`}
        {...(size ? LARGE : SHARE)}
        alt={isDecoration ? "" : room.words}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        fetchPriority={isFirst ? "high" : undefined}
        hidden={hasFailed}
        onError={() => setFailed(true)}
      />
      {isLost && <span className={css.late}>{strings.pictureLate}</span>}
    </span>
  );
}
