// The almanac: the year as a ring of four seasons, what each of them is good for, and the country today.
import { useEffect, useState } from "react";
import words from "../../../content/landing/news.json";
import { seasonAt, turnOfYear } from "../../fields/calendar.ts";
import { seasonNames } from "../../fields/seasonNames.ts";
import { monthNames, weekdayNames } from "../../lib/calendarNames.ts";
import { seasons } from "../../models/seasons.ts";
import { useDrawnSeason } from "../season/useDrawnSeason.ts";
import css from "./Almanac.module.css";
import { CountryToday } from "./CountryToday.tsx";
import ringCss from "./SeasonRing.module.css";
import { strings } from "./strings.ts";

/** One quarter of the ring, from the top clockwise, with half a gap at both ends. */
const quarter = "M3 -140A140 140 0 0 1 140 -3L98 -3A98 98 0 0 0 3 -98Z";

/** Four quarters, the days as ticks, and once today is known a pin at its rim, which leaves the names free. */
function SeasonRing({ today }: { today: Date | null }) {
  return (
    <svg className={ringCss.ring} viewBox="-150 -150 300 300" aria-hidden="true">
      {seasons.map((season, place) => {
        const upright = place === 0 || place === 3;
        const turn = 45 + place * 90;
        return (
          <g key={season}>
            <path
              className={css[season]}
              fill="var(--season)"
              d={quarter}
              transform={`rotate(${place * 90})`}
            />
            <text
              className={ringCss.name}
              transform={`rotate(${upright ? turn : turn - 180}) translate(0 ${upright ? -113 : 125})`}
            >
              {seasonNames[season]}
            </text>
          </g>
        );
      })}
      <circle className={ringCss.days} r="90" pathLength="480" />
      <circle className={ringCss.months} r="88" pathLength="480" />
      {today && (
        <g transform={`rotate(${turnOfYear(today)})`}>
          <path stroke="var(--pin-2)" strokeWidth="4" strokeLinecap="round" d="M0 -94V-78" />
          <path
            fill="var(--pin-2)"
            stroke="var(--raised)"
            strokeWidth="3"
            d="M0-130C-3-138-11-142-11-150A11 11 0 1 1 11-150C11-142 3-138 0-130Z"
          />
        </g>
      )}
    </svg>
  );
}

/** The middle, by the calendar of the country wherever the visitor is: the day, the date and the month, or the year as such before the day is known. */
function Today({ date }: { date: Date | null }) {
  const [above, large, below] = date
    ? [weekdayNames[date.getUTCDay()], date.getUTCDate(), monthNames[date.getUTCMonth()]]
    : [strings.before, strings.seasons, strings.after];
  // Others, so that what has another width is not one that moves.
  return (
    <p className={css.today} key={large}>
      <span>{above}</span> <b>{large}</b> <span>{below}</span>
    </p>
  );
}

const clock = () => new Date();

/** The page is drawn ahead of time, so the date of the day is filled in by the visitor's own clock. */
export function Almanac({ now = clock }: { now?: () => Date }) {
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(now()), [now]);
  const drawn = useDrawnSeason();
  const season = today && seasonAt(today);

  return (
    <section className={css.almanac} aria-label={strings.almanac}>
      <div className={css.sheet}>
        <div className={css.dial}>
          <SeasonRing today={today} />
          <Today date={today} />
        </div>
        <ul role="list" className={css.seasons}>
          {seasons.map((each) => (
            <li
              key={each}
              className={css[each]}
              data-now={each === season || undefined}
              // The one that a small screen has room for, from the first.
              data-is-drawn={each === (season ?? drawn) || undefined}
            >
              <p>
                <b>{seasonNames[each]}</b> {words.seasons[each]}
              </p>
              {each === season && <span className={css.now}>{strings.now}</span>}
            </li>
          ))}
        </ul>
        <CountryToday today={today} />
      </div>
    </section>
  );
}
