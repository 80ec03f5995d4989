// The words of a farm's film and of the page that makes it.
import type { YearTrouble } from "./yearMachine.ts";

export const strings = {
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

  lede: (days: string) =>
    `Your farm, a picture a day: ${days}. It is made on this device, and nothing is sent anywhere.`,
  what: "What is made",
  whats: { film: "A film", sheet: "A picture" },
  shape: "Shape",
  shapes: { square: "Square", tall: "Tall" },
  takes: {
    film: "It takes a minute or two; you can stop it, and it goes on where it was.",
    sheet: "All of it on one sheet, week by week. It takes a few seconds.",
  },
  noFilm: "This browser writes no films here. One picture shows the whole of it.",
  make: { film: "Make the film", sheet: "Make the picture" },
  goOn: "Go on",
  stop: "Stop",
  again: "Try again",
  working: "How far it is",
  preparing: "Looking through everything that was done …",
  way: {
    0: "It is being drawn.",
    0.25: "A quarter of it is drawn.",
    0.5: "Half of it is drawn.",
    0.75: "Three quarters of it are drawn.",
    1: "It is being put together.",
  },
  stopped: (n: number, of: number) => `Stopped at picture ${n} of ${of}. It goes on from there.`,
  stoppedEarly: "Stopped.",
  done: { film: "The film is done.", sheet: "The picture is done." },
  troubles: {
    noLog: "What was done on the farm is not to be had just now. Try again later.",
    noGraphics: "This device draws no 3D just now. Close other pages, or make the picture.",
    lost: "The device took its graphics away. It goes on where it was.",
    noEncoder: "This browser writes no films. The picture shows the same days.",
    encoder: "This device could not write the film. Try again, or make the picture.",
    missing: "A part of the page is missing. Load the page again.",
  } satisfies Record<YearTrouble, string>,
  keep: { film: "Keep the film", sheet: "Keep the picture" },
  share: "Share",
  kept: (name: string) => `Kept as ${name}.`,
  notShared: "It could not be handed on. Keep it, and send the file.",
  alt: {
    film: (name: string, span: string) =>
      `A film of ${name}, ${span}: the whole island from above, one picture a day, with what was new.`,
    sheet: (name: string, span: string) =>
      `${name}, ${span}: small pictures of the island in a wreath, round its figures.`,
  },
  months: "Month by month",

  atRest: "at rest",
  atLevel: (level: number) => `level ${level}`,
  weather: {
    dry: (days: string) => `dry for ${days} days`,
    snow: (days: string) => `snow on ${days} days`,
    wet: (days: string) => `rain on ${days} days`,
  },
} as const;
