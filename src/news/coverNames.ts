// The names that a post may give as its cover, known to the build and to the pages alike.
export const coverNames = [
  "coverPond",
  "coverSprout",
  "coverCountry",
  "coverChairs",
  "coverGate",
  "coverLetters",
] as const;

export type CoverName = (typeof coverNames)[number];

export const isCoverName = (name: string): name is CoverName =>
  (coverNames as readonly string[]).includes(name);
