// The almanac: the year as a ring of four seasons, and what each of them is good for.
import { useEffect, useState } from "react";
import layout from "../layout.module.css";
import css from "./Almanac.module.css";
import { SeasonRing } from "./SeasonRing.tsx";
import { seasonOf, seasons } from "./seasonOf.ts";
import { goodFor, seasonNames, strings } from "./strings.ts";
import { Today } from "./Today.tsx";

const clock = () => new Date();

/** The page is drawn ahead of time, so the date of the day is filled in by the visitor's own clock. */
export function Almanac({ now = clock }: { now?: () => Date }) {
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(now()), [now]);
  const season = today && seasonOf(today);

  return (
    <section className={`${css.almanac} ${layout.late}`} aria-label={strings.almanac}>
      <div className={css.sheet}>
        <div className={css.dial}>
          <SeasonRing today={today} />
          <Today date={today} />
        </div>
        <ul role="list" className={css.seasons}>
          {seasons.map((each) => (
            <li key={each} className={css[each]} data-now={each === season || undefined}>
              <p>
                <b>{seasonNames[each]}</b> {goodFor[each]}
              </p>
              {each === season && <span className={css.now}>{strings.now}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
