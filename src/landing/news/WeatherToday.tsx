// The weather of the day by region, as icons with a few words: the visitor's own first, on a small screen the rest folded.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useState } from "react";
import site from "../../../site.config.ts";
import { weatherIcons } from "../../alphaFields/weather/index.ts";
import { regions } from "../../fields/land/kinds.ts";
import type { Day } from "../../fields/weather/weather.ts";
import { link } from "../../lib/link.ts";
import { readLastFarm } from "../../ownFarms/lastFarm/index.ts";
import { useNarrow } from "../layout/useNarrow.ts";
import fold from "./Fold.module.css";
import { ownFirst, regionOf } from "./ownRegion.ts";
import { type RegionWeather, regionWeather } from "./regionWeather.ts";
import { strings } from "./strings.ts";
import css from "./WeatherToday.module.css";

const names = new Map(regions.map(({ id, name }) => [id, name] as const));
const { size } = site.collection;

/** Only where the day is known, which is never ahead of time. */
export function WeatherToday({ day }: { day: Day }) {
  const isNarrow = useNarrow();
  const [own] = useState(() => regionOf(readLastFarm(() => localStorage, size)?.field ?? null));
  const [first, ...others] = ownFirst(regionWeather(day, size), own);
  return (
    <section aria-labelledby="weather-today">
      <h3 id="weather-today" className={css.title}>
        {strings.weather} <small>{strings.hours}</small>
      </h3>
      {first && <Rows rows={isNarrow ? [first] : [first, ...others]} />}
      {isNarrow && others.length > 0 && (
        <details className={`${fold.fold} ${css.others}`}>
          <summary>{strings.otherRegions(others.length)}</summary>
          <Rows rows={others} />
        </details>
      )}
      <p className={css.way}>
        <a href={link("/parishes")}>{strings.parishHours}</a>
      </p>
    </section>
  );
}

const Rows = ({ rows }: { rows: readonly RegionWeather[] }) => (
  <ul role="list" className={css.regions}>
    {rows.map((row) => (
      <li key={row.region}>
        <Icon of={weatherIcons[row.kind]} size={26} />
        <span>
          <b>{names.get(row.region)}</b> {strings.sky(row)}
        </span>
      </li>
    ))}
  </ul>
);
