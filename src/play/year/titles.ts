// What a film is called wherever one comes to it.
import type { FilmKind } from "./filmSpan.ts";

export const yearTitles: Readonly<Record<FilmKind, string>> = {
  year: "A year in a minute",
  month: "A month in five seconds",
};

/** How it is offered on its days. */
export const offerStrings = {
  occasions: { birthday: "A year more on this farm", newYear: "A new year begins" },
  words: {
    year: "The year that is over can be seen in a minute.",
    month: "The last month can be seen in five seconds.",
  },
  see: "See it",
  notNow: "Not now",
} as const;
