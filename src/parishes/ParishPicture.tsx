// The parish as a piece of the country, seen from the south: every field of it leads to its page.

import { fieldLink } from "../alphaFields/links/index.ts";
import type { ParishDrawing } from "../fields/country/drawParish.ts";
import css from "./ParishPicture.module.css";
import { strings } from "./strings.ts";
import tokens from "./tokens.module.css";

type ParishPictureProps = { drawing: ParishDrawing; nameOf(id: number): string };

/** Hidden from those who listen, and from the Tab key: the list of fields says and does the same. */
export function ParishPicture({ drawing, nameOf }: ParishPictureProps) {
  const { width, height, earth, fields, rivers, outline, standing, windows } = drawing;
  return (
    <figure className={css.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={`${tokens.country} ${css.picture}`}
        aria-hidden="true"
      >
        <clipPath id="parish-outline">
          <path d={outline} />
        </clipPath>
        <g className={css.land}>
          {earth.map(({ d, tone }) => (
            <path key={d} d={d} fill={tone} />
          ))}
          {fields.map(({ id, d, tone }) => (
            <a key={id} href={fieldLink(id)} tabIndex={-1} className={css.field}>
              <title>{nameOf(id)}</title>
              <path d={d} fill={tone} />
            </a>
          ))}
          <g clipPath="url(#parish-outline)" className={css.rivers}>
            {rivers.map(({ d, width: wide }) => (
              <path key={d} d={d} strokeWidth={wide} />
            ))}
          </g>
          <g className={css.standing}>
            {standing.map(({ d, tone }) => (
              <path key={tone + d} d={d} fill={tone} />
            ))}
          </g>
        </g>
        <path d={windows} className={css.windows} />
      </svg>
      <figcaption className={css.note}>{strings.pictureNote}</figcaption>
    </figure>
  );
}
