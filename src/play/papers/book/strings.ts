// What the book says.

const times = (count: number) =>
  count === 1 ? "once" : count === 2 ? "twice" : `${count.toLocaleString("en")} times`;

export const strings = {
  level: (level: number) => `Level ${level}`,
  toNext: (deeds: number, level: number) =>
    `${deeds === 1 ? "One more deed brings" : `${deeds.toLocaleString("en")} more deeds bring`} level ${level}. Harvests, letters, dishes, gathering, pieces and festivals all count, some of them as several.`,
  comes: (what: string) => `With it come ${what}.`,
  ownSeed: (count: number) => `${count} seeds of your field's own heirloom`,
  highest: "There is no higher one. What is done now is done for itself.",

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
    dyes: "Dyes",
    surprises: "Small surprises",
    weathers: "Weathers at harvest",
  },
  chapter: (title: string, seen: number, of: number) => `${title} (${seen} of ${of})`,
  chapterOpen: (title: string, seen: number) => `${title} (${seen})`,
  notYet: "not yet",
  quietSurprises: "Nobody knows beforehand what shows itself, or when.",
  quietWeathers: "Each that something was brought in under, in each season.",
  weather: (season: string, weather: string) => `${season}: ${weather}`,
  first: (date: string) => `First on ${date}.`,
  brought: (count: number) =>
    count === 1
      ? "Brought in from one plot."
      : `Brought in from ${count.toLocaleString("en")} plots.`,
  moist: (date: string) => `Moist from first to last on ${date}.`,
  heaviest: (grams: string) => `The heaviest: ${grams}.`,
  cooked: (count: number) => `Taken ${times(count)}.`,
  again: (letters: number) =>
    letters === 1 ? "Read the letter again" : `Read the ${letters} letters again`,
  sent: (count: number) => `Answered ${times(count)}.`,
  kept: (count: number) => `Kept ${times(count)}.`,
  made: (date: string) => `Made on ${date}.`,
  boiled: (date: string) => `Boiled on ${date}.`,
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
