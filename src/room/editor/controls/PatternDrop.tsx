// A pattern as a little piece of its cloth.
import { patternPaths, SQUARE } from "../../../models/prints/patternPaths.ts";
import { patternOf } from "../../../models/prints/patterns.ts";
import { toneBeside } from "../../../models/prints/toneBeside.ts";
import type { RoomPatternId } from "../../model/room.ts";
import css from "./Tints.module.css";

type PatternDropProps = {
  readonly pattern: RoomPatternId | null;
  readonly colour: string;
  readonly isChosen?: boolean;
};

/** As much as is to be seen: one square alone would not tell how it goes on. */
const SHOWN = 1.5 * SQUARE;
const corners = [
  [0, 0],
  [SQUARE, 0],
  [0, SQUARE],
  [SQUARE, SQUARE],
] as const;

export function PatternDrop({ pattern, colour, isChosen = false }: PatternDropProps) {
  const paths = patternPaths(patternOf(pattern ?? "")?.id);
  return (
    <span className={css.cloth} data-chosen={isChosen || undefined}>
      <svg viewBox={`0 0 ${SHOWN} ${SHOWN}`} aria-hidden="true">
        <rect width={SHOWN} height={SHOWN} fill={colour} />
        {/* A pattern grows upwards, a drawing downwards. */}
        <g transform={`matrix(1 0 0 -1 0 ${SHOWN})`} fill={toneBeside(colour)}>
          {corners.map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              {paths.map(({ d, share }) => (
                <path key={d} d={d} fillOpacity={share} />
              ))}
            </g>
          ))}
        </g>
      </svg>
    </span>
  );
}
