// The ring of the almanac: four quarters, the days as ticks, and a needle once today is known.
import css from "./SeasonRing.module.css";
import { seasons, turnOfYear } from "./seasonOf.ts";
import { seasonNames } from "./strings.ts";

// One quarter, from the top clockwise, with half a gap at both ends.
const quarter = "M3 -140A140 140 0 0 1 140 -3L98 -3A98 98 0 0 0 3 -98Z";

export function SeasonRing({ today }: { today: Date | null }) {
  return (
    <svg className={css.ring} viewBox="-150 -150 300 300" aria-hidden="true">
      {seasons.map((season, place) => {
        const upright = place === 0 || place === 3;
        const turn = 45 + place * 90;
        return (
          <g key={season}>
            <path className={css[season]} d={quarter} transform={`rotate(${place * 90})`} />
            <text
              className={css.name}
              transform={`rotate(${upright ? turn : turn - 180}) translate(0 ${upright ? -113 : 125})`}
            >
              {seasonNames[season]}
            </text>
          </g>
        );
      })}
      <circle className={css.days} r="90" pathLength="480" />
      <circle className={css.months} r="88" pathLength="480" />
      {today && (
        <g transform={`rotate(${turnOfYear(today)})`}>
          <path className={css.needle} d="M0 -128V-80" />
          <circle className={css.knob} r="11.5" cy="-139" />
        </g>
      )}
    </svg>
  );
}
