// How long each story is, and when what of it is written.
import { DAY, HOUR } from "../numbers/time.ts";
import type { Villager } from "./villagers.ts";

/** Ten letters; the Thornes have twelve each. */
export const partsOf = (villager: Villager): number => (isThorne(villager) ? 12 : 10);

const thornes: readonly Villager[] = ["elderBrother", "youngerBrother"];
export const isThorne = (villager: Villager): boolean => thornes.includes(villager);
export const brotherOf = (villager: Villager): Villager =>
  villager === "elderBrother" ? "youngerBrother" : "elderBrother";

/** Parts of the Thornes' story that the younger writes first; of the others the elder does. */
const youngerFirst: readonly number[] = [1, 2, 4, 7, 8, 10];
export const firstThorne = (part: number): Villager =>
  part === 0 || youngerFirst.includes(part) ? "youngerBrother" : "elderBrother";

/** One letter of a story is written in so long, and so many are saved up at most. */
export const STORY_EVERY = 42 * HOUR;
export const STORIES_SAVED = 3;
export const SEASON_EVERY = 6 * DAY;
/** A story is closed so many days after its last letter was answered. */
export const CLOSES_AFTER = 7;
/** Nobody's story is written further ahead than this of the one that is furthest behind. */
export const AHEAD = 2;
/** What lies there for so long has another one under it. */
export const ANOTHER_UNDER = 7 * DAY;
/** A postcard comes at most once in so long. */
export const POST_EVERY = 44 * HOUR;
