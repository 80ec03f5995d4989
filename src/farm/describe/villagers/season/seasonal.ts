// What somebody writes in the four seasons, in the first year and in the next.
import type { Season } from "../../../../models/seasons.ts";
import type { LetterWithReply } from "../writer.ts";

/**
 * The first is true however far its writer's story has come. The second is written only in a later
 * year, once the story is told, and may speak of how it ended.
 */
export type SeasonLetters = {
  readonly [S in Season]: readonly [first: LetterWithReply, next: LetterWithReply];
};
