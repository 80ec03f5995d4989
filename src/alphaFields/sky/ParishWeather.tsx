// The weather of a field's parish: today's, and what the next days bring.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { type Day, dateOf, type WeatherPlace, weatherOn } from "../../fields/weather/weather.ts";
import { weatherWords } from "../../fields/weather/words.ts";
import { weekdayNames } from "../../lib/calendarNames.ts";
import { strings } from "../shared/strings.ts";
import { weatherIcons } from "../weather/index.ts";
import css from "./ParishWeather.module.css";

/** Today and three days more. */
const AHEAD = [0, 1, 2, 3];

type WeatherProps = { place: WeatherPlace; parish: string; day: Day; className: string };

/** What the weather is in a parish today, and what it will be on the next three days. */
export function ParishWeather({ place, parish, day, className }: WeatherProps) {
  return (
    <section aria-labelledby="weather-title" className={`${css.weather} ${className}`}>
      <h2 id="weather-title" className={css.title}>
        {strings.weatherTitle(parish)}
      </h2>
      <ol role="list" className={css.days}>
        {AHEAD.map((ahead) => {
          const date = dateOf(day + ahead);
          const weather = weatherOn(place, day + ahead);
          return (
            <li key={ahead} className={css.day}>
              <Icon of={weatherIcons[weather.kind]} size={ahead === 0 ? 30 : 24} />
              <span>
                <time dateTime={date.toISOString().slice(0, 10)}>
                  {ahead === 0 ? strings.today : weekdayNames[date.getUTCDay()]}
                </time>
                <span className="visually-hidden">: </span>
                <b>{weatherWords(weather)}</b>
              </span>
            </li>
          );
        })}
      </ol>
      <p className={css.note}>{strings.weatherNote}</p>
    </section>
  );
}
