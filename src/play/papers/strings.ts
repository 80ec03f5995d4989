// What the papers are called, in the order of their tabs.

export const titles = {
  barn: "Barn",
  cross: "Cross",
  kitchen: "Kitchen",
  workshop: "Workshop",
  letters: "Letters",
} as const;

/** Which of the papers beside the farm. */
export type PaperId = keyof typeof titles;
