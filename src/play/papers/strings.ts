// What the papers are called, in the order of their tabs.

export const titles = {
  barn: "Barn",
  cross: "Market",
  kitchen: "Kitchen",
  meadow: "Meadow",
  workshop: "Workshop",
  letters: "Letters",
  book: "Book",
} as const;

/** Which of the papers beside the farm. */
export type PaperId = keyof typeof titles;
