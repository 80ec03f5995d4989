// Which of a piece's colours a word means: by its own name, or by what people call what it looks like.
import { isDye } from "../../models/catalogue/dyes.ts";
import { wordsIn } from "../catalogue/pieces.ts";
import { madeAs, otherTintsOf } from "../catalogue/rows.ts";
import type { TintId } from "../model/room.ts";

/** The nearest first. */
const looks: Readonly<Record<string, readonly TintId[]>> = {
  red: ["red", "russet"],
  orange: ["amber", "clay", "copper", "russet"],
  yellow: ["mustard", "amber"],
  green: ["green", "moss", "sage", "verdigris"],
  turquoise: ["teal"],
  blue: ["blue", "denim"],
  purple: ["plum"],
  violet: ["plum"],
  pink: ["rose"],
  brown: ["walnut", "oak", "clay"],
  white: ["white", "cream", "oat"],
  beige: ["oat", "cream"],
  grey: ["tin", "iron"],
  gray: ["tin", "iron"],
  black: ["iron"],
  gold: ["brass"],
  golden: ["brass"],
  silver: ["tin"],
};

/** Null where it is made so already; undefined where it does not come in such a colour. Dyes are for whoever made them. */
export function tintFor(model: string, word: string): TintId | null | undefined {
  const wanted = looks[word] ?? [];
  const made = madeAs(model);
  if (made !== null && (made === word || wanted[0] === made)) return null;
  const tints = otherTintsOf(model).filter(({ id }) => !isDye(id));
  const named = tints.find(({ id, name }) => id === word || wordsIn(name)[0] === word);
  if (named) return named.id;
  const alike = wanted.find((id) => id === made || tints.some((tint) => tint.id === id));
  return alike === undefined ? undefined : alike === made ? null : alike;
}
