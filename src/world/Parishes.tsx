// All parishes, a fold for each region, with a picture of each and the way to its page.
import { HillEdge } from "@loamstead/ui/HillEdge.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import site from "../../site.config.ts";
import { regionColours, SheetPicture, useSheet } from "../alphaFields/emblem/index.ts";
import { parishLink } from "../alphaFields/links/index.ts";
import { type Region, regions } from "../fields/land/kinds.ts";
import { parishLand } from "../fields/land/parishLand.ts";
import { kindName } from "../fields/odds.ts";
import { parishName } from "../fields/parishNames.ts";
import { parishesOf } from "../fields/parishSlug.ts";
import { parishWords } from "../fields/parishWords.ts";
import { parishesMostly, type SpriteSheet } from "../fields/sheets/sheets.ts";
import css from "./Parishes.module.css";
import { strings } from "./shared/strings.ts";

const { size } = site.collection;
const count = parishesOf(size);

type RegionFold = {
  readonly region: Region | null;
  readonly n: number;
  readonly parishes: readonly number[];
};

/** The last are those whose land nobody has worked out. */
const allFolds = (): readonly RegionFold[] =>
  [
    ...regions.map(({ id }, n) => ({ region: id, n, parishes: parishesMostly(id, size) })),
    {
      region: null,
      n: -1,
      parishes: Array.from({ length: count }, (_, parish) => parish).filter(
        (parish) => parishLand(parish) === null,
      ),
    },
  ].filter(({ parishes }) => parishes.length > 0);

/** In the order of their names, each with its place on the sheet of its region. */
const byName = (parishes: readonly number[]) =>
  parishes
    .map((parish, at) => ({ parish, at, name: parishName(parish) }))
    // Plain letters: the order of a language would have to be fetched first.
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

function Listed({ region, n, parishes }: RegionFold) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Opened before the page came to life, it has told nobody.
  useEffect(() => setOpen(fold.current!.open), []);
  const sheet = useMemo<SpriteSheet | null>(
    () => (isOpen && region !== null ? { kind: "region", n } : null),
    [isOpen, region, n],
  );
  const hasPictures = useSheet(sheet, undefined) === "there";
  return (
    <details
      ref={fold}
      // Whether it is open is the visitor's, also before.
      suppressHydrationWarning
      className={css.fold}
      data-region={region}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={css.hex} />
        <span className={css.region}>{region ? kindName("region", region) : strings.further}</span>{" "}
        <span className={css.count}>{strings.parishCount(parishes.length)}</span>
        <Icon of={ChevronDown} size={22} className={css.mark} />
      </summary>
      <ul role="list" className={css.parishes}>
        {byName(parishes).map(({ parish, at, name }) => (
          <li key={parish}>
            <a href={parishLink(parish)} className={css.parish}>
              <span className={css.picture} data-drawn={hasPictures || undefined}>
                {hasPictures && sheet && <SheetPicture sheet={sheet} at={at} />}
              </span>
              <b>{name}</b> <small>{parishWords(parish, size)}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** By which the page knows where its first view ends, and links lead here. */
export const PARISHES_ID = "parishes";

export const Parishes = memo(function Parishes() {
  const [folds] = useState(allFolds);
  return (
    <div className={css.land}>
      <HillEdge className={css.shore!} flip />
      <section
        id={PARISHES_ID}
        aria-labelledby="parishes-title"
        className={`${regionColours} ${css.section}`}
      >
        <h2 id="parishes-title">{strings.parishesTitle(count)}</h2>
        <div className={css.folds}>
          {folds.map((fold) => (
            <Listed key={fold.n} {...fold} />
          ))}
        </div>
      </section>
    </div>
  );
});
