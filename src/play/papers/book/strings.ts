// What the book says.
import { groupDigits } from "../../../lib/groupDigits.ts";

const times = (count: number) =>
  count === 1 ? "once" : count === 2 ? "twice" : `${groupDigits(count)} times`;

export const strings = {
  level: (level: number) => `Level ${level}`,
  toNext: (deeds: number, level: number) =>
    `${deeds === 1 ? "One more deed brings" : `${groupDigits(deeds)} more deeds bring`} level ${level}`,
  comes: (what: string) => `, and ${what}`,
  ownSeed: (count: number) => `${count} seeds of your field's own heirloom`,
  highest: "There is no higher one. What is done now is done for itself.",

  pages: "Its pages",
  empty: "The book is empty. It fills by itself: with the first of everything, and the best.",
  chapters: {
    crops: "Crops",
    heirlooms: "Heirloom seeds",
    dishes: "Dishes and goods",
    villagers: "Who wrote",
    festivals: "Festivals",
    pieces: "Pieces",
    dyes: "Dyes",
    surprises: "Small surprises",
    cards: "Postcards",
    weathers: "Weathers at harvest",
  },
  of: (seen: number, of: number) => `${groupDigits(seen)} of ${groupDigits(of)}`,
  rest: (count: number) => `${groupDigits(count)} more`,
  pale: (name: string) => `${name}, not yet`,
  notYet: "Not yet.",
  quietSurprises: "Nobody knows beforehand what shows itself, or when.",
  quietCards:
    "What the others have written of this farm. The last twelve stand in the rack of the letters.",
  quietWeathers: "Each that something was brought in under, in each season.",
  weather: (season: string, weather: string) => `${season}: ${weather}`,
  first: (date: string) => `First on ${date}.`,
  brought: (count: number) =>
    count === 1 ? "Brought in from one plot." : `Brought in from ${groupDigits(count)} plots.`,
  moist: (date: string) => `Moist from first to last on ${date}.`,
  heaviest: (grams: string) => `The heaviest: ${grams}.`,
  cooked: (count: number) => `Taken ${times(count)}.`,
  again: (letters: number) =>
    letters === 1 ? "The letter again" : `The ${groupDigits(letters)} letters again`,
  letters: (count: number) => (count === 1 ? "One letter" : `${count} letters`),
  sent: (count: number) => `Answered ${times(count)}.`,
  sat: (count: number) => `Sat down ${times(count)}.`,
  came: (count: number) => `Written of ${times(count)}.`,
  kept: (count: number) => `Kept ${times(count)}.`,
  made: (date: string) => `Made on ${date}.`,
  boiled: (date: string) => `Boiled on ${date}.`,
  seen: (date: string) => `Seen on ${date}.`,
  wished: (wish: string) => `Stirred in: ${wish}`,
} as const;
