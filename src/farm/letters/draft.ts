// What is written before it has a number and a time, and how the credit of stories is spent.
import type { FarmGround } from "../ground/ground.ts";
import type { Ms } from "../numbers/time.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { STORIES_SAVED, STORY_EVERY } from "../tables/stories.ts";
import type { Villager } from "../tables/villagers.ts";
import type { GivenId } from "../tables/yardGifts.ts";

/** Where the nth letter is to lie, from when on, and which one was there before it. */
export type Place = {
  readonly slot: number;
  readonly n: number;
  readonly from: Ms;
  readonly after?: { readonly letter: Letter; readonly isPutAside: boolean };
};

/** What is written, and what that changes beside. */
export type Draft = {
  readonly letter: Omit<Letter, "n" | "from">;
  readonly more?: Partial<Pick<Farm, "storyAt" | "seasonAt" | "told" | "slips">>;
};

/** All that is written beside orders, and what comes with the last letter of a story. */
export type Prose = {
  readonly write: (
    ground: FarmGround,
    farm: Farm,
    free: readonly Villager[],
    place: Place,
  ) => Draft | null;
  readonly yardWith: (after: Pick<Farm, "stories">, letter: Letter) => GivenId | null;
};

/** A step of a story that may be told next. */
export type Step = { readonly villager: Villager; readonly part: number };

/** One more letter of a story is spent; no more than some are ever saved up. */
export const storyAfter = ({ storyAt }: Farm, from: Ms): Ms =>
  Math.max(storyAt + STORY_EVERY, from - STORIES_SAVED * STORY_EVERY);
