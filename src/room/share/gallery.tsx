// The gallery of rooms as the shell and the server see it.

import { announceLater } from "@loamstead/ui/announceLater.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Armchair from "lucide-react/icons/armchair";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { link } from "../../lib/link.ts";
import type { Page, PageProps } from "../../lib/page.ts";
import { type GalleryAsk, galleryQuery, readGalleryAsk } from "../catalogue/galleryAsk.ts";
import css from "./GalleryPage.module.css";
import { GallerySort, roomGalleryLink, type SortPiece } from "./GallerySort.tsx";
import { roomGalleryStrings as strings } from "./galleryStrings.ts";
import { HouseRooms } from "./HouseRooms.tsx";
import { askForGallery, type RoomGallery, readGallery } from "./publicRooms.ts";
import { RoomCard } from "./RoomCard.tsx";
import { cardOf } from "./roomLinks.ts";

export type ShownGallery = {
  readonly ask: GalleryAsk;
  /** Not the first page of the list. */
  readonly isFurther: boolean;
  readonly first: RoomGallery;
};

/** Up to so many are seen at a glance: nobody sorts them, and the rooms of the house stand below. */
const FEW = 12;

/** All rooms whose doors are open, in the order that was asked for. */
export function GalleryPage({ ask, isFurther, first }: ShownGallery) {
  const pieces = first.pieces ?? [];
  const { theme } = first;
  const isFirstOfAll = ask.by === "new" && !isFurther;
  const areFew = first.rooms.length <= FEW && first.after === null;
  // Sorted otherwise, a list may be short in a gallery that is not; pieces tell that somebody's rooms are shown.
  const areSorted = isFirstOfAll ? !areFew : isFurther || !areFew || pieces.length > 0;
  const isEmpty = isFirstOfAll && first.rooms.length === 0;
  const title = titleOf(ask, pieces);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    announceLater(title);
  }, [title]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{strings.galleryHeading}</h1>
          <p className={css.lede}>{strings.galleryLede}</p>
        </div>
        <Button href={link("/room-designer")} icon={<Icon of={Armchair} />}>
          {strings.furnish}
        </Button>
      </header>
      {theme && (
        <section className={css.theme} aria-labelledby="theme-title">
          <h2 id="theme-title" className={css.themeTitle}>
            <small>{strings.themeHeading}</small> {theme.name}
          </h2>
          <p>{strings.themeWishes(theme.wishes)}</p>
        </section>
      )}
      {areSorted && <GallerySort ask={ask} pieces={pieces} />}
      {!isEmpty && <h2 className={css.shown}>{title}</h2>}
      {isFurther && (
        <p>
          {strings.further}. <a href={roomGalleryLink(ask)}>{strings.fromTheFirst}</a>
        </p>
      )}
      {!isEmpty && <Rooms key={galleryQuery(ask)} ask={ask} isFurther={isFurther} first={first} />}
      {isFirstOfAll && areFew && <HouseRooms areAlone={isEmpty} />}
    </div>
  );
}

function Rooms({ ask, isFurther, first }: ShownGallery) {
  const [{ rooms, after }, setShown] = useState(first);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function more(event: MouseEvent) {
    event.preventDefault();
    if (state === "busy") return;
    setState("busy");
    try {
      const next = await askForGallery(galleryQuery(ask, after));
      const known = new Set(rooms.map(({ id }) => id));
      const fresh = next.rooms.filter(({ id }) => !known.has(id));
      setShown({ rooms: [...rooms, ...fresh], after: next.after });
      setState("idle");
      const { announce } = await import("@loamstead/ui/LiveRegion.tsx");
      announce(strings.moreCame(fresh.length));
    } catch {
      setState("failed");
    }
  }

  if (rooms.length === 0) {
    const [title, text] = strings.empty[isFurther || ask.by === "new" ? "end" : ask.by];
    return (
      <div className={css.none}>
        <h3>{title}</h3>
        <p>{text}</p>
        {ask.by !== "new" && <a href={roomGalleryLink({ by: "new" })}>{strings.seeNewest}</a>}
      </div>
    );
  }
  return (
    <>
      <ul role="list" className={css.rooms}>
        {rooms.map((room, i) => (
          <li key={room.id}>
            <RoomCard room={room} isFirst={i < 3} />
          </li>
        ))}
      </ul>
      {after !== null && (
        <div className={css.more}>
          <Button
            kind="secondary"
            href={link(`/rooms${galleryQuery(ask, after)}`)}
            busy={state === "busy"}
            onClick={(event: MouseEvent) => void more(event)}
          >
            {strings.more}
          </Button>
          <p role="status">{state === "failed" && strings.moreFailed}</p>
        </div>
      )}
    </>
  );
}

function titleOf(ask: GalleryAsk, pieces: readonly SortPiece[]): string {
  if (ask.by === "walls") return strings.shownNow.walls(strings.wallsIn[ask.walls]);
  if (ask.by !== "piece") return strings.shownNow[ask.by];
  const name = pieces.find(({ id }) => id === ask.piece)?.name;
  return strings.shownNow.piece(name ?? strings.thatPiece);
}

/** The same for every query, so that whoever sorts stays where they are. */
const Content = ({ given }: PageProps) => <GalleryPage {...(given as ShownGallery)} />;

export async function roomGalleryPage(search: string, given?: object): Promise<Page> {
  const ask = readGalleryAsk(search);
  const after = new URLSearchParams(search).get("after");
  const first = given ? readGallery(given) : await askForGallery(galleryQuery(ask, after));
  const [newest] = first.rooms.flatMap((room) => cardOf(room) ?? []);
  return {
    title: strings.galleryTitle,
    description: strings.galleryDescription,
    ...(newest && { image: newest }),
    given: { ask, isFurther: after !== null, first } satisfies ShownGallery,
    Content,
  };
}
