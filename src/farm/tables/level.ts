// How many deeds make which level, and what counts as how many.

/** No further level is counted. */
export const HIGHEST = 60;

export const deedsFor = (level: number): number =>
  Math.floor((22 * (level - 1) ** 2 + (level - 1) ** 3 + 1) / 2);

export function levelAt(deeds: number): number {
  let level = 1;
  while (level < HIGHEST && deeds >= deedsFor(level + 1)) level++;
  return level;
}

export const DEEDS = {
  dish: 3,
  letter: 8,
  piece: 6,
  built: 6,
  dye: 3,
  festival: 12,
  hand: 2,
  evening: 4,
  gift: 5,
  gathering: 1,
} as const;

/** From here on each level lays one more stone in the walk; the last is the doorstep. */
export const STONES_FROM = 41;

/** One, and one more for each six of the square root of its minutes. */
export function deedsOfHarvest(seconds: number): number {
  let more = 0;
  while ((6 * (more + 1)) ** 2 * 60 <= seconds) more++;
  return 1 + more;
}

/** After so many of a crop only every tenth is a deed: nobody gets on by one crop alone. */
export const NEW_FOR = 100;
export const countsAsDeed = (nth: number): boolean => nth <= NEW_FOR || nth % 10 === 0;
