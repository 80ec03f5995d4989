// The server's picture of a room, as one saw it; until that is developed its drawing, for which the first to ask waits.
import { useEffect, useRef, useState } from "react";
import type { PublicRoom } from "./publicRooms.ts";
import css from "./RoomPicture.module.css";
import { developedPictures, LARGE, roomPicture, SHARE } from "./roomLinks.ts";
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

/** How wide it stands on its own page, and among others. */
const PAGE_SIZES = "(width >= 62rem) 52rem, 100vw";
const CARD_SIZES = "(width >= 48rem) 25rem, 100vw";

type ShownPicture = {
  readonly src: string;
  readonly wide?: readonly (readonly [string, number])[];
  readonly dots: { readonly width: number; readonly height: number };
};

function shownPicture(room: PublicRoom, size: "large" | undefined): ShownPicture {
  if (room.picture === null) return { src: roomPicture(room, size), dots: size ? LARGE : SHARE };
  const { card, large, small } = developedPictures(room.id, room.picture);
  const wide = [
    [small, 480],
    [large, 960],
    [card, SHARE.width],
  ] as const;
  return { src: large, wide, dots: SHARE };
}

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

  const shown = shownPicture(room, size);
  const again = (address: string) => (tries === 0 ? address : `${address}&try=${tries}`);
  const isLost = hasFailed && tries === waits.length;
  return (
    <span className={css.well} data-size={room.picture === null ? (size ?? "share") : "share"}>
      <img
        ref={image}
        className={css.picture}
        src={again(shown.src)}
        srcSet={shown.wide?.map(([address, wide]) => `${again(address)} ${wide}w`).join(", ")}
        sizes={shown.wide && (size ? PAGE_SIZES : CARD_SIZES)}
        {...shown.dots}
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
