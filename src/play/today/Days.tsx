// The weather of today and the two days after it, by the visitor's own clock.
import type { Clock } from "../../farm/describe/refusal.ts";
import type { Ground } from "../../farm/ground/ground.ts";
import { DAY, dayAt, HOUR, type Ms } from "../../farm/numbers/time.ts";
import { strings } from "../view/strings.ts";
import { capital } from "../view/words.ts";
import css from "./Today.module.css";

const weekday = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "UTC" });

type DaysProps = { readonly ground: Ground; readonly now: Ms; readonly clock: Clock };

export function Days({ ground, now, clock }: DaysProps) {
  const today = dayAt(now);
  const wordsOf = (day: number): string => {
    const weather = ground.weather(day);
    const name = strings.weather[weather.kind];
    // The hour alone: its day stands above it.
    return "from" in weather
      ? strings.wetFrom(name, clock(day * DAY + weather.from * HOUR).replace(/^.* /, ""))
      : name;
  };
  return (
    <ol role="list" aria-label={strings.days} className={css.days}>
      {[today, today + 1, today + 2].map((day) => (
        <li key={day} className={css.day}>
          <b>{day === today ? strings.today : weekday.format(day * DAY)}</b>
          <span>{capital(wordsOf(day))}</span>
        </li>
      ))}
    </ol>
  );
}
