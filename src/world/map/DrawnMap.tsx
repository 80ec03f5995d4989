// The drawn country with marks on it: what is found is lit, one's own fields are flagged; pressed or walked by keys.
import { type MouseEvent, memo, useMemo, useRef } from "react";
import site from "../../../site.config.ts";
import { parishLink } from "../../alphaFields/links/index.ts";
import { drawingToGround, groundToDrawing } from "../../fields/country/drawnView.ts";
import { hexCentre, hexOn } from "../../fields/land/hexCentre.ts";
import { fieldAt, parishOf, parishSize, place } from "../../fields/land/place.ts";
import { parishName } from "../../fields/parishNames.ts";
import { hasVillage, VILLAGE } from "../../fields/village/homes.ts";
import type { Season } from "../../models/seasons.ts";
import type { OwnFarmPlace } from "../../ownFarms/index.ts";
import { WhenPrinted } from "../shared/AfterPaint.tsx";
import { strings } from "../shared/strings.ts";
import { ownMarks } from "../view/ownMarks.ts";
import { FarPin, type VillageWays } from "../village/VillagePin.tsx";
import { CountryStill } from "./CountryStill.tsx";
import css from "./DrawnMap.module.css";
import { DRAWN_SIZES } from "./drawing.ts";
import { DRAWING, litPath } from "./litPath.ts";
import { MapWalk, type WalkProps } from "./MapWalk.tsx";
import { parishShapes } from "./parishShapes.ts";
import tokens from "./tokens.module.css";

const { size } = site.collection;

export type MapProps = WalkProps & {
  /** Those that were asked for; null where all are alike. */
  lit: ReadonlySet<number> | null;
  season: Season;
  /** The visitor's own, on whatever field they stand. */
  farms?: readonly OwnFarmPlace[];
  /** Where the village lies, and the way to those who live there. */
  village?: VillageWays | undefined;
};

/** So far from the mark of the chosen field, which may lie where the village does. */
const BESIDE = 34;

const noFarms: readonly OwnFarmPlace[] = [];

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

function spotOf(id: number): { x: string; y: string } {
  const { left, top } = groundToDrawing(hexCentre(place(id)));
  return { x: percent(left), y: percent(top) };
}

/** Without scripts a press leads to a parish, with them to a field; who listens or walks has the list of them. */
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

export function DrawnMap({ lit, season, farms = noFarms, village, ...walked }: MapProps) {
  const { at, own } = walked;
  const sheet = useRef<HTMLDivElement>(null);
  const { width, height } = DRAWING;
  const marked = useMemo(() => ownMarks(own), [own]);
  const mine = useMemo(() => (marked.length < own.length ? litPath(own) : null), [marked, own]);

  const fieldUnder = (event: MouseEvent<HTMLElement>) => {
    const box = sheet.current!.getBoundingClientRect();
    const left = (event.clientX - box.left) / box.width;
    const top = (event.clientY - box.top) / box.height;
    const { x, z } = drawingToGround({ left, top });
    const id = fieldAt(hexOn(x, z));
    return id < size ? id : null;
  };

  return (
    <div className={`${tokens.colours} ${css.map}`}>
      <div ref={sheet} className={css.sheet}>
        <CountryStill season={season} alt={strings.mapPicture} sizes={DRAWN_SIZES} priority />
        <svg viewBox={`0 0 ${width} ${height}`} className={css.layer} aria-hidden="true">
          {lit && <Lit lit={lit} />}
          {mine && <path d={mine} className={css.mine} />}
          <WhenPrinted>
            <Parishes />
          </WhenPrinted>
        </svg>
        <svg className={`${css.layer} ${css.marks}`} aria-hidden="true">
          {marked.map((id) => (
            <svg key={id} {...spotOf(id)} className={css.mark} aria-hidden="true">
              <path d="M0-7 6-3.500v7L0 7-6 3.500v-7z" className={css.own} />
            </svg>
          ))}
          {farms.map(({ field, name }) => (
            <svg key={`farm ${field}`} {...spotOf(field)} className={css.mark} aria-hidden="true">
              <path d="M-9 1v-9l9-8 9 8v9z" className={css.farm} />
              <text y="17" className={css.farmName}>
                {name ?? strings.yourFarm}
              </text>
            </svg>
          ))}
          {at !== null && (
            <svg {...spotOf(at)} className={css.mark} aria-hidden="true">
              <ellipse rx="9" ry="4" className={css.shade} />
              <path
                d="M0 0c-4-9-13-14-13-24a13 13 0 0 1 26 0c0 10-9 15-13 24z"
                className={css.pin}
              />
              <path d="M0-31 6-27.500v7L0-17-6-20.500v-7z" className={css.eye} />
            </svg>
          )}
        </svg>
      </div>
      <MapWalk {...walked} fieldUnder={fieldUnder} />
      {village && hasVillage(size) && (
        <div className={css.over}>
          <svg className={css.layer} role="presentation">
            <svg {...spotOf(VILLAGE * parishSize)} className={css.mark} role="presentation">
              <FarPin
                {...village}
                x={at !== null && parishOf(at) === VILLAGE ? BESIDE : 0}
                y={0}
                isNamed
              />
            </svg>
          </svg>
        </div>
      )}
    </div>
  );
}
