// The drawn country with marks on it: what is found is lit, one's own fields are flagged; pressed or walked by keys.
import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo } from "react";
import site from "../../../site.config.ts";
import { fieldLink, parishLink } from "../../alphaFields/links/index.ts";
import { onDrawing, onGround } from "../../fields/country/drawnView.ts";
import { groundOf, hexOn } from "../../fields/country/groundOf.ts";
import { landOf } from "../../fields/land/landOf.ts";
import { fieldAt, parishOf, place } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { parishName } from "../../fields/parishNames.ts";
import { goTo } from "../../lib/goTo.ts";
import { map } from "../../stills/map.ts";
import { Still } from "../../stills/Still.tsx";
import { strings } from "../shared/strings.ts";
import css from "./DrawnMap.module.css";
import { DRAWING, litPath } from "./litPath.ts";
import { parishShapes } from "./parishShapes.ts";
import tokens from "./tokens.module.css";
import { walk } from "./walk.ts";
import { whereWords } from "./whereWords.ts";

const { size } = site.collection;

export type MapProps = {
  /** The field that is looked at. */
  at: number | null;
  /** Those that were asked for; null where all are alike. */
  lit: ReadonlySet<number> | null;
  /** The visitor's own, by number. */
  own: readonly number[];
  onChoose(id: number): void;
};

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

function spotOf(id: number): { x: string; y: string } {
  const { left, top } = onDrawing(groundOf(place(id)));
  return { x: percent(left), y: percent(top) };
}

/** Without scripts a press leads to a parish; who listens or walks has the list of them. */
const Parishes = memo(function Parishes() {
  const shapes = useMemo(() => parishShapes(size), []);
  return (
    <g className={css.parishes}>
      {shapes.map(({ parish, points }) => (
        <a key={parish} href={parishLink(parish)} tabIndex={-1}>
          <title>{parishName(parish)}</title>
          <polygon points={points} />
        </a>
      ))}
    </g>
  );
});

/** So many are hard to find by their own colours. */
const FEW = 400;

/** Dusk over all that was not asked for, and nothing over the sea. */
const Lit = memo(function Lit({ lit }: { lit: ReadonlySet<number> }) {
  const [dim, lamps] = useMemo(() => {
    const others = Array.from({ length: size }, (_, id) => id).filter((id) => !lit.has(id));
    return [litPath(others), litPath(lit)];
  }, [lit]);
  return (
    <g className={css.lit} data-few={lit.size <= FEW || undefined}>
      <path d={dim} className={css.dim} />
      <path d={lamps} className={css.glow} />
    </g>
  );
});

export function DrawnMap({ at, lit, own, onChoose }: MapProps) {
  const hint = useId();
  const { width, height } = DRAWING;

  const say = (words: string) =>
    import("@loamstead/ui/LiveRegion.tsx").then(({ announce }) => announce(words));

  function arrive(id: number): void {
    onChoose(id);
    const land = landOf(id);
    const called = { name: fieldName(id, land), parish: parishName(parishOf(id)), ...land };
    say(whereWords(id, called, own));
  }

  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const left = (event.clientX - box.left) / box.width;
    const top = (event.clientY - box.top) / box.height;
    const { x, z } = onGround({ left, top });
    const id = fieldAt(hexOn(x, z));
    if (id < size) arrive(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const first = own[0] ?? 0;
    const isOpening = event.key === "Enter" && at !== null;
    const next =
      event.key === "Home"
        ? first
        : walk(at ?? first, { key: event.key, isShifted: event.shiftKey }, size);
    if (next === null && !isOpening) return;
    event.preventDefault();
    if (isOpening) goTo(fieldLink(at));
    else if (next === "sea") say(strings.sea);
    else arrive(next!);
  };

  return (
    <div className={`${tokens.colours} ${css.map}`}>
      <Still
        className={css.picture!}
        picture={map}
        alt={strings.mapPicture}
        sizes="(min-width: 1000px) 76vw, 100vw"
        priority
      />
      <svg viewBox={`0 0 ${width} ${height}`} className={css.layer} aria-hidden="true">
        {lit && <Lit lit={lit} />}
        <Parishes />
      </svg>
      <svg className={css.layer} aria-hidden="true">
        {own.map((id) => (
          <svg key={id} {...spotOf(id)} className={css.mark} aria-hidden="true">
            <path d="M0-7 6-3.500v7L0 7-6 3.500v-7z" className={css.own} />
          </svg>
        ))}
        {at !== null && (
          <svg {...spotOf(at)} className={css.mark} aria-hidden="true">
            <ellipse rx="9" ry="4" className={css.shade} />
            <path d="M0 0c-4-9-13-14-13-24a13 13 0 0 1 26 0c0 10-9 15-13 24z" className={css.pin} />
            <path d="M0-31 6-27.500v7L0-17-6-20.500v-7z" className={css.eye} />
          </svg>
        )}
      </svg>
      <div
        role="application"
        aria-roledescription={strings.mapRole}
        aria-label={strings.mapLabel}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is walked by its own keys.
        tabIndex={0}
        className={css.walk}
        onClick={press}
        onKeyDown={onKeyDown}
      />
      <p id={hint} className={css.hint}>
        {strings.mapKeys}
      </p>
    </div>
  );
}
