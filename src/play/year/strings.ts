// The words of a farm's film and of the page that makes it.
import type { FilmKind } from "./filmSpan.ts";

export const strings = {
  titles: {
    year: "A year in a minute",
    month: "A month in five seconds",
  } satisfies Record<FilmKind, string>,

  level: (level: number) => `Level ${level}`,
  first: (name: string, weight: string) => `First ${name}: ${weight}`,
  firstHeirloom: (name: string) => `First ${name}`,
  came: (name: string) => `${name} came`,
  planted: (name: string) => `${name} was planted`,
  moved: (field: number) => `Moved to field ${field}`,
  away: (days: number) => `Away ${days} days: the soil slept`,

  field: (field: number) => `Field ${field}`,
  fieldNamed: (name: string, field: number) => `${name}, field ${field}`,
  plots: ["plot brought in", "plots brought in"],
  plotsShort: ["plot", "plots"],
  letters: ["letter answered", "letters answered"],
  heaviest: (name: string, weight: string) => `heaviest ${name} ${weight}`,
  festivals: ["festival", "festivals"],
  surprises: (seen: number, all: number) => `${seen} of ${all} surprises`,
  noDayLost: "No day was lost.",

  atRest: "at rest",
  atLevel: (level: number) => `level ${level}`,
  weather: {
    dry: (days: string) => `dry for ${days} days`,
    snow: (days: string) => `snow on ${days} days`,
    wet: (days: string) => `rain on ${days} days`,
  },
} as const;
