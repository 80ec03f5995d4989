// The sheet of the day under the almanac's ring: the weather by region, the slate of the market, and what the year has next.
import site from "../../../site.config.ts";
import { festivalNames } from "../../farm/describe/festivalNames.ts";
import { goods } from "../../farm/describe/strings.ts";
import { seasonNames } from "../../fields/seasonNames.ts";
import { dateOf, dayOf } from "../../fields/weather/weather.ts";
import { monthNames } from "../../lib/calendarNames.ts";
import { link } from "../../lib/link.ts";
import { useNarrow } from "../layout/useNarrow.ts";
import css from "./CountryToday.module.css";
import { festivalFrom, seasonAfter } from "./coming.ts";
import { dearAndCheap } from "./dearAndCheap.ts";
import fold from "./Fold.module.css";
import { strings } from "./strings.ts";
import { WeatherToday } from "./WeatherToday.tsx";

const dateWords = (date: Date): string => `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`;

/** Without a day it says where each parish tells it. */
export function CountryToday({ today }: { today: Date | null }) {
  const day = today && dayOf(today);
  return (
    <div className={css.today}>
      {day === null ? (
        <p className={css.noDay}>
          {strings.noDay} <a href={link("/world")}>{strings.parishes}</a>
        </p>
      ) : (
        <>
          <WeatherToday day={day} />
          {site.features.play && <Slate day={day} />}
          <dl className={css.coming} aria-label={strings.coming}>
            {comings(day).map(({ name, begins }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <time dateTime={begins.toISOString().slice(0, 10)}>
                    {strings.begins(dateWords(begins))}
                  </time>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** What the market pays, where that is far from what is usual. */
function Slate({ day }: { day: number }) {
  return (
    <details className={`${fold.fold} ${css.market}`} open={!useNarrow()}>
      <summary>
        <h3 className={css.slateTitle}>{strings.slate}</h3>
      </summary>
      <dl className={css.slate}>
        {dearAndCheap(day).map(({ good, pence, usual }) => (
          <div key={good}>
            <dt>{goods[good][0]}</dt>
            <dd>
              <b>{strings.pence(pence)}</b> {strings.usually(usual)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.way}>
        <a href={link("/rules#cross")}>{strings.slateRules}</a>
      </p>
    </details>
  );
}

/** The next season and the next festival, whichever is sooner first. */
function comings(day: number) {
  const season = seasonAfter(day);
  const feast = festivalFrom(day);
  const all = [
    { name: seasonNames[season.season], day: season.day },
    { name: festivalNames[feast.festival], day: feast.day },
  ];
  return all
    .toSorted((a, b) => a.day - b.day)
    .map((each) => ({ name: each.name, begins: dateOf(each.day) }));
}
