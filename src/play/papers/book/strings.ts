// What the book says, and what it calls the festivals.
import type { Festival } from "../../../farm/tables/festivals.ts";

export const festivalNames: Readonly<Record<Festival, string>> = {
  wassail: "Wassail",
  candlemas: "Candlemas",
  lambing: "Lambing",
  maypole: "Maypole",
  hay: "Hay",
  longTable: "The Long Table",
  lammas: "Lammas",
  weighIn: "The Weigh-in",
  appleDay: "Apple Day",
  stirUp: "Stir-up",
  lanterns: "Lantern Week",
  midwinter: "Midwinter",
};

const times = (count: number) =>
  count === 1 ? "once" : count === 2 ? "twice" : `${count.toLocaleString("en")} times`;

export const strings = {
  pages: "Its pages",
  lead: (pages: number) =>
    pages === 0
      ? "The book is empty. It fills by itself: with the first of everything, and the best."
      : `${pages === 1 ? "One page is" : `${pages.toLocaleString("en")} pages are`} written. It fills by itself.`,
  chapters: {
    crops: "Crops",
    heirlooms: "Heirloom seeds",
    dishes: "Dishes and goods",
    villagers: "Who wrote",
    festivals: "Festivals",
    pieces: "Pieces",
    surprises: "Small surprises",
  },
  chapter: (title: string, seen: number, of: number) => `${title} (${seen} of ${of})`,
  chapterOpen: (title: string, seen: number) => `${title} (${seen})`,
  notYet: "not yet",
  quiet: "Nobody knows beforehand what shows itself, or when.",
  first: (date: string) => `First on ${date}.`,
  brought: (count: number) =>
    count === 1
      ? "Brought in from one plot."
      : `Brought in from ${count.toLocaleString("en")} plots.`,
  moist: (date: string) => `Moist from first to last on ${date}.`,
  heaviest: (grams: string) => `The heaviest: ${grams}.`,
  cooked: (count: number) => `Taken ${times(count)}.`,
  sent: (count: number) => `Answered ${times(count)}.`,
  kept: (count: number) => `Kept ${times(count)}.`,
  made: (date: string) => `Made on ${date}.`,
  seen: (date: string) => `Seen on ${date}.`,

  festival: (name: string) => `${name}: a table is laid`,
  bring: (goods: string) => `Bring ${goods}.`,
  need: (goods: string, have: number) => `${goods} (you have ${have})`,
  give: "Bring it to the table",
  been: "You brought it this year. Sit down.",
  until: (date: string) => `It stays laid until ${date}.`,
  coming: "The next festival",
  on: (name: string, date: string, goods: string) => `${name}, on ${date}. One brings ${goods}.`,
} as const;
