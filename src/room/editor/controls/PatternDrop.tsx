// A pattern as a little square of its cloth.
import { patternPaths, SQUARE } from "../../../models/prints/patternPaths.ts";
import { patternOf } from "../../../models/prints/patterns.ts";
import { toneBeside } from "../../../models/prints/toneBeside.ts";
import type { PatternId } from "../../model/room.ts";
import css from "./Tints.module.css";

type PatternDropProps = {
  readonly pattern: PatternId | null;
  readonly colour: string;
  readonly isChosen?: boolean;
};

export function PatternDrop({ pattern, colour, isChosen = false }: PatternDropProps) {
  const known = pattern === null ? undefined : patternOf(pattern);
  return (
    <svg
      className={css.cloth}
      data-chosen={isChosen || undefined}
      viewBox={`0 0 ${SQUARE} ${SQUARE}`}
      aria-hidden="true"
    >
      <rect width={SQUARE} height={SQUARE} fill={colour} />
      {known && (
        // A pattern grows upwards, a drawing downwards.
        <g transform={`matrix(1 0 0 -1 0 ${SQUARE})`} fill={toneBeside(colour)}>
          {patternPaths(known.id).map(({ d, share }) => (
            <path key={d} d={d} fillOpacity={share} />
          ))}
        </g>
      )}
    </svg>
  );
}
