// The date of a post, as a line of text or as an almanac has it.

import { almanacDate, longDate } from "./formatDate.ts";
import css from "./PostDate.module.css";

export function LongDate({ date }: { date: string }) {
  return (
    <time className={css.long} dateTime={date}>
      {longDate(date)}
    </time>
  );
}

/** The year is only heard, not seen, where the posts around it share it. */
export function AlmanacDate({ date, quietYear }: { date: string; quietYear: boolean }) {
  const { day, month, year } = almanacDate(date);
  return (
    <time className={css.almanac} dateTime={date}>
      <span className={css.day}>{day}</span> {month}{" "}
      <span className={quietYear ? "visually-hidden" : css.year}>{year}</span>
    </time>
  );
}
