// The parish as a piece of the country, seen from the south: every field of it leads to its page.
import { useMemo, useRef, useState } from "react";
import { useAskAgain } from "../alphaFields/emblem/index.ts";
import { fieldLink, parishPictureUrl } from "../alphaFields/links/index.ts";
import { parishFrame } from "../fields/country/parishFrame.ts";
import { NIGHT } from "../stills/sourceSet.ts";
import css from "./ParishPicture.module.css";
import { strings } from "./strings.ts";

type ParishPictureProps = { parish: number; nameOf(id: number): string };

/** Hidden from those who listen, and from the Tab key: the list of fields says and does the same. */
export function ParishPicture({ parish, nameOf }: ParishPictureProps) {
  const { width, height, fields } = useMemo(() => parishFrame(parish), [parish]);
  const image = useRef<HTMLImageElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const address = parishPictureUrl(parish, "day");
  const came = () => setDrawn(true);
  const askAgain = useAskAgain(image, address, came);
  return (
    <figure className={css.figure}>
      <div className={css.place} data-drawn={isDrawn || undefined} aria-hidden="true">
        <picture>
          <source media={NIGHT} srcSet={parishPictureUrl(parish, "night")} />
          <img
            ref={image}
            src={address}
            alt=""
            width={width}
            height={height}
            fetchPriority="high"
            className={css.picture}
            onLoad={came}
            onError={askAgain}
          />
        </picture>
        <svg viewBox={`0 0 ${width} ${height}`} className={css.fields} aria-hidden="true">
          {fields.map(({ id, d }) => (
            <a key={id} href={fieldLink(id)} tabIndex={-1}>
              <title>{nameOf(id)}</title>
              <path d={d} />
            </a>
          ))}
        </svg>
      </div>
      <figcaption className={css.note}>{strings.pictureNote}</figcaption>
    </figure>
  );
}
