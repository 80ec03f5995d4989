// The middle of the almanac: the day, the date and the month, or the year as such before the day is known.
import css from "./Almanac.module.css";
import { strings } from "./strings.ts";

const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", options);
const weekday = part({ weekday: "long" });
const day = part({ day: "numeric" });
const month = part({ month: "long" });

export function Today({ date }: { date: Date | null }) {
  const [above, large, below] = date
    ? [weekday.format(date), day.format(date), month.format(date)]
    : [strings.before, strings.seasons, strings.after];
  return (
    <p className={css.today}>
      <span>{above}</span> <b>{large}</b> <span>{below}</span>
    </p>
  );
}
