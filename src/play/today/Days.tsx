// The weather of today and the two days after it as pictures, by the visitor's own clock.
import { Icon } from "@loamstead/ui/Icon.tsx";
import type { LucideIcon } from "lucide-react";
import Cloud from "lucide-react/icons/cloud";
import Shower from "lucide-react/icons/cloud-drizzle";
import Fog from "lucide-react/icons/cloud-fog";
import Thunder from "lucide-react/icons/cloud-lightning";
import Rain from "lucide-react/icons/cloud-rain";
import Snow from "lucide-react/icons/cloud-snow";
import Frost from "lucide-react/icons/snowflake";
import Sun from "lucide-react/icons/sun";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { DAY, dayAt, HOUR, type Ms } from "../../farm/numbers/time.ts";
import { weekdayNames } from "../../lib/calendarNames.ts";
import { strings } from "../view/strings.ts";
import { capitaliseLine } from "../view/words.ts";
import css from "./Today.module.css";

const shortWeekday = (day: number): string =>
  weekdayNames[new Date(day * DAY).getUTCDay()]!.slice(0, 3);

const icons: Readonly<Record<ReturnType<FarmGround["weather"]>["kind"], LucideIcon>> = {
  clear: Sun,
  cloud: Cloud,
  mist: Fog,
  frost: Frost,
  shower: Shower,
  rain: Rain,
  storm: Thunder,
  snow: Snow,
};

type DaysProps = { readonly ground: FarmGround; readonly now: Ms; readonly clock: Clock };

export function Days({ ground, now, clock }: DaysProps) {
  const today = dayAt(now);
  return (
    <ol role="list" aria-label={strings.days} className={css.days}>
      {[today, today + 1, today + 2].map((day) => {
        const weather = ground.weather(day);
        const name = strings.weather[weather.kind];
        // The hour alone: its day stands beside it.
        const from =
          "from" in weather ? clock(day * DAY + weather.from * HOUR).replace(/^.* /, "") : null;
        const words = capitaliseLine(from === null ? name : strings.wetFrom(name, from));
        return (
          <li key={day} className={css.day} title={words}>
            <Icon of={icons[weather.kind]} size={26} label={words} />
            <span>
              <b>{day === today ? strings.today : shortWeekday(day)}</b>
              {from !== null && <small aria-hidden="true">{from}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
