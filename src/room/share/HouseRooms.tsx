// The rooms of the house as open doors: each leads into the designer, with that room as one's own.
import { link } from "../../lib/link.ts";
import { doorSize, doorUrl } from "../template/picture.ts";
import { type TemplateId, templateWords } from "../template/strings.ts";
import css from "./GalleryPage.module.css";
import { roomGalleryStrings as strings } from "./galleryStrings.ts";
import pictureCss from "./RoomPicture.module.css";
import { beginLink } from "./roomLinks.ts";

const NIGHT = "(prefers-color-scheme: dark)";

/** Four bare walls are not much to look at. */
const houseRooms = (Object.keys(templateWords) as TemplateId[]).filter((id) => id !== "bare-walls");

/** In the light of their own by day, and by night where the page is dark. */
function DoorPicture({ id, isFirst }: { id: TemplateId; isFirst: boolean }) {
  return (
    <span className={pictureCss.well} data-size="door">
      <picture>
        <source media={NIGHT} srcSet={doorUrl(id, "night")} />
        <img
          {...doorSize}
          className={pictureCss.picture}
          src={doorUrl(id, "own")}
          alt=""
          loading={isFirst ? "eager" : "lazy"}
          decoding="async"
          fetchPriority={isFirst ? "high" : undefined}
        />
      </picture>
    </span>
  );
}

export function HouseRooms({ areAlone }: { areAlone: boolean }) {
  return (
    <section aria-labelledby="house-title">
      <h2 id="house-title" className={css.shown}>
        {strings.houseTitle}
      </h2>
      <p className={css.houseLede}>{strings.houseLede}</p>
      <ul role="list" className={`${css.rooms} ${css.doors}`}>
        {houseRooms.map((id, i) => (
          <li key={id}>
            <a className={css.card} href={beginLink(id)}>
              <span className={css.picture}>
                <DoorPicture id={id} isFirst={areAlone && i < 3} />
              </span>
              <span className={css.name}>{templateWords[id].name}</span>
              <span className={css.said}>{templateWords[id].words}</span>
            </a>
          </li>
        ))}
      </ul>
      {areAlone && (
        <p className={css.firstDoor}>
          {strings.firstDoor} <a href={link("/room-designer")}>{strings.furnish}</a>
        </p>
      )}
    </section>
  );
}
