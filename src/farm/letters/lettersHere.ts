// The letters that lie under the gate at a moment, and what can be sent of them.
import type { Ms } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { arrives } from "./letter.ts";

export type LetterHere = { readonly letter: Letter; readonly slot: number };

export const lettersHere = ({ letters }: Pick<Farm, "letters">, now: Ms): readonly LetterHere[] =>
  letters
    .map((letter, slot) => ({ letter, slot }))
    .filter(({ letter, slot }) => arrives(letter, slot, now) <= now);

/** Whether the barn is enough for what it asks; the last letter of a story asks for nothing. */
export const hasGoodsFor = (
  { barn }: Pick<Farm, "barn">,
  { good, count }: Pick<Letter, "good" | "count">,
): boolean => good === null || countOf(barn, good) >= count;
