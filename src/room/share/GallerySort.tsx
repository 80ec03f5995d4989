// What the gallery is sorted by, as links and a form that need no script.
import { Button } from "@loamstead/ui/Button.tsx";
import select from "@loamstead/ui/Select.module.css";
import { useId } from "react";
import { link } from "../../lib/link.ts";
import { type GalleryAsk, galleryQuery, wallColours } from "../catalogue/galleryAsk.ts";
import css from "./GallerySort.module.css";
import { roomGalleryStrings as strings } from "./galleryStrings.ts";
import tokens from "./wallTokens.module.css";

export type SortPiece = { id: string; name: string };

export const roomGalleryLink = (ask: GalleryAsk): string => link(`/rooms${galleryQuery(ask)}`);

export function GallerySort({ ask, pieces }: { ask: GalleryAsk; pieces: readonly SortPiece[] }) {
  const field = useId();
  const to = (target: GalleryAsk) => ({
    href: roomGalleryLink(target),
    "aria-current": galleryQuery(target) === galleryQuery(ask) ? ("page" as const) : undefined,
  });
  return (
    <nav aria-label={strings.sort} className={css.sort}>
      <ul role="list" className={css.group}>
        <li>
          <a className={css.choice} {...to({ by: "new" })}>
            {strings.newest}
          </a>
        </li>
        <li>
          <a className={css.choice} {...to({ by: "loved" })}>
            {strings.loved}
          </a>
        </li>
        <li>
          <a className={css.choice} {...to({ by: "theme" })}>
            {strings.theme}
          </a>
        </li>
      </ul>
      <div className={css.group}>
        <span id={`${field}walls`} className={css.label}>
          {strings.walls}
        </span>
        <ul role="list" aria-labelledby={`${field}walls`} className={css.group}>
          {wallColours.map((walls) => (
            <li key={walls}>
              <a
                className={`${css.choice} ${tokens.walls}`}
                data-walls={walls}
                {...to({ by: "walls", walls })}
              >
                {strings.wallsIn[walls]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {pieces.length > 0 && (
        <form action={link("/rooms")} className={css.group}>
          <label htmlFor={field} className={css.label}>
            {strings.piece}
          </label>
          <select
            key={galleryQuery(ask)}
            id={field}
            name="piece"
            required
            className={`${select.select} ${css.piece}`}
            defaultValue={ask.by === "piece" ? ask.piece : ""}
            data-set={ask.by === "piece" || undefined}
          >
            <option value="">{strings.anyPiece}</option>
            {pieces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit" kind="secondary" size="small">
            {strings.find}
          </Button>
        </form>
      )}
    </nav>
  );
}
