// Old Peascod's hat, on which a hen has been sitting: from which letter on he has it back.
import { countOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";

/** So many of his letters were answered when the hat has hatched, and he may wear it again. */
const HATCHED = 9;

export const hasHatBack = ({ stories }: Pick<Farm, "stories">): boolean =>
  countOf(stories, "peascod") >= HATCHED;
