// What the papers are called, in the order of their tabs.

export const titles = {
  letters: "Letters",
  kitchen: "Kitchen",
  meadow: "Meadow",
  barn: "Barn",
  market: "Market",
  workshop: "Workshop",
  book: "Book",
} as const;

/** Which of the papers beside the farm. */
export type PaperId = keyof typeof titles;
