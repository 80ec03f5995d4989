// Two more rooms under the words: of those that people show, and until there are some, two of the house; with the theme of the week.
import { useEffect, useRef, useState } from "react";
import { useAskAgain } from "../../alphaFields/shared/index.ts";
import { link } from "../../lib/link.ts";
import { nightTemplates, pictureSize, templateUrl } from "../../room/template/picture.ts";
import { templateWords } from "../../room/template/strings.ts";
import css from "./OtherRooms.module.css";
import { askShownRooms, type FeaturedRoom, type FeaturedRooms } from "./shownRooms.ts";
import { strings } from "./strings.ts";

export function OtherRooms() {
  const [{ theme, rooms: shown }, setShown] = useState<FeaturedRooms>({ theme: null, rooms: [] });
  useEffect(() => {
    const left = new AbortController();
    askShownRooms(nightTemplates.length, left.signal).then(
      (told) => !left.signal.aborted && setShown(told),
      // Offline: the rooms of the house stay.
      () => {},
    );
    return () => left.abort();
  }, []);
  return (
    <div className={css.rooms}>
      {/* Its line is kept from the start: nothing moves when it is known. */}
      <p className={css.theme}>
        {theme !== null && (
          <>
            {strings.theme} <a href={link("/rooms?by=theme")}>{theme}</a>
          </>
        )}
      </p>
      <ul role="list" aria-label={strings.rooms}>
        {shown.map((room) => (
          <li key={room.id}>
            <a href={link(`/rooms/${room.id}`)}>
              <ShownPicture room={room} />
              <b>{room.name}</b>
              {room.by !== null && (
                <>
                  {" "}
                  <span>{strings.by(room.by)}</span>
                </>
              )}
            </a>
          </li>
        ))}
        {nightTemplates.slice(shown.length).map((id) => (
          <li key={id}>
            <a href={link(`/room-designer?begin=${id}`)}>
              <HousePicture id={id} />
              <b>{templateWords[id].name}</b> <span>{strings.ofTheHouse}</span>
            </a>
          </li>
        ))}
      </ul>
      <a className={css.all} href={link("/rooms")}>
        {strings.allRooms}
      </a>
    </div>
  );
}

/** As somebody saw it, or drawn when it is first asked for; a server that is busy says when to ask again. */
function ShownPicture({ room: { id, version, picture } }: { room: FeaturedRoom }) {
  const image = useRef<HTMLImageElement>(null);
  const source = picture
    ? `${link(`/rooms/${id}.webp`)}?size=small&v=${picture}`
    : `${link(`/rooms/${id}.png`)}?v=${version}`;
  const askAgain = useAskAgain(image, source, () => {});
  return (
    <img
      ref={image}
      src={source}
      width={1200}
      height={630}
      alt=""
      loading="lazy"
      onError={askAgain}
    />
  );
}

/** By night, as the whole band is in both themes. */
const HousePicture = ({ id }: { id: string }) => (
  <img {...pictureSize} src={templateUrl(id, "night")} alt="" loading="lazy" />
);
