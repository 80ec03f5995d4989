// The gallery of rooms as the shell and the server see it.

import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Armchair from "lucide-react/icons/armchair";
import { useState } from "react";
import { link } from "../../lib/link.ts";
import type { Page } from "../../lib/page.ts";
import css from "./GalleryPage.module.css";
import { HeartCount } from "./heart/HeartCount.tsx";
import { askForGallery, type Gallery, type PublicRoom, readGallery } from "./publicRooms.ts";
import { RoomPicture } from "./RoomPicture.tsx";
import { roomLink, roomPicture, SHARE } from "./roomLinks.ts";
import { strings } from "./strings.ts";

export /** All rooms whose doors are open, the newest first. */
function GalleryPage({ first }: { first: Gallery }) {
  const [{ rooms, after }, setShown] = useState(first);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function more() {
    setState("busy");
    try {
      const next = await askForGallery(after);
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
      {rooms.length === 0 ? (
        <div className={css.none}>
          <h2>{strings.empty}</h2>
          <p>{strings.emptyText}</p>
        </div>
      ) : (
        <ul role="list" className={css.rooms}>
          {rooms.map((room, i) => (
            <li key={room.id}>
              <Card room={room} isFirst={i < 3} />
            </li>
          ))}
        </ul>
      )}
      {after !== null && (
        <div className={css.more}>
          <Button kind="secondary" busy={state === "busy"} onClick={() => void more()}>
            {strings.more}
          </Button>
          <p role="status">{state === "failed" && strings.moreFailed}</p>
        </div>
      )}
    </div>
  );
}

function Card({ room, isFirst }: { room: PublicRoom; isFirst: boolean }) {
  return (
    <a className={css.card} href={roomLink(room.id)}>
      <span className={css.picture}>
        <RoomPicture room={room} isDecoration isFirst={isFirst} />
      </span>
      <span className={css.name}>{room.name}</span>
      {room.caption !== null && <span className={css.said}>{strings.said(room.caption)}</span>}
      <span className={css.by}>
        {room.by !== null && `${strings.by} ${strings.address(room.by)}`}
        <HeartCount hearts={room.hearts} />
      </span>
    </a>
  );
}

export async function galleryPage(given?: object): Promise<Page> {
  const first = given ? readGallery(given) : await askForGallery();
  const [newest] = first.rooms;
  return {
    title: strings.galleryTitle,
    description: strings.galleryDescription,
    ...(newest && { image: { url: roomPicture(newest), ...SHARE, alt: newest.words } }),
    Content: GalleryPage.bind(null, { first }),
  };
}
