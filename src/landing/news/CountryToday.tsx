// The sheet of the day under the almanac's ring: the weather by region, the slate of the market cross, and what the year has next.
import site from "../../../site.config.ts";
import { festivalNames } from "../../farm/describe/festivalNames.ts";
import { goods } from "../../farm/describe/strings.ts";
import { regions } from "../../fields/land/kinds.ts";
import { seasonNames } from "../../fields/seasonNames.ts";
import { dateOf, dayOf } from "../../fields/weather/weather.ts";
import { link } from "../../lib/link.ts";
import css from "./CountryToday.module.css";
import { nextFestival, nextSeason } from "./coming.ts";
import { dearAndCheap } from "./dearAndCheap.ts";
import { regionWeather } from "./regionWeather.ts";
import { strings } from "./strings.ts";

const names = new Map(regions.map(({ id, name }) => [id, name] as const));
const date = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long" });

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
          <table className={css.weather}>
            <caption>{strings.weather}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{strings.region}</th>
                <th scope="col">{strings.today}</th>
              </tr>
            </thead>
            <tbody>
              {regionWeather(day, site.collection.size).map((row) => (
                <tr key={row.region}>
                  <th scope="row">{names.get(row.region)}</th>
                  <td>{strings.sky(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={css.note}>
            {strings.weatherNote} <a href={link("/world")}>{strings.parishes}</a>
          </p>
          {site.features.play && (
            <>
              <Slate day={day} />
              <p className={css.note}>
                <a href={link("/rules#cross")}>{strings.slateRules}</a>
              </p>
            </>
          )}
          <dl className={css.coming} aria-label={strings.coming}>
            {comings(day).map(({ name, begins }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <time dateTime={begins.toISOString().slice(0, 10)}>
                    {strings.begins(date.format(begins))}
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

/** What the market cross pays, where that is far from what is usual. */
function Slate({ day }: { day: number }) {
  return (
    <table className={`${css.weather} ${css.slate}`}>
      <caption>{strings.slate}</caption>
      <thead className="visually-hidden">
        <tr>
          {strings.slateColumns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dearAndCheap(day).map(({ good, pence, usual }) => (
          <tr key={good}>
            <th scope="row">{goods[good][0]}</th>
            <td>{strings.pence(pence)}</td>
            <td>{strings.usually(usual)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The next season and the next festival, whichever is sooner first. */
function comings(day: number) {
  const season = nextSeason(day);
  const feast = nextFestival(day);
  const all = [
    { name: seasonNames[season.season], day: season.day },
    { name: festivalNames[feast.festival], day: feast.day },
  ];
  return all
    .toSorted((a, b) => a.day - b.day)
    .map((each) => ({ name: each.name, begins: dateOf(each.day) }));
}
