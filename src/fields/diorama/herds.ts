// Which animals graze in which region, by their kinds alone.
import type { KindOf } from "../odds.ts";

/** What may be seen on the grass of a field. */
export type Beast =
  | "cow"
  | "horse"
  | "pig"
  | "sheep"
  | "lamb"
  | "goat"
  | "goose"
  | "rabbit"
  | "hedgehog"
  | "robin";

/** The larger ones first: they choose their ground before the small. */
export const herds: Record<KindOf<"region">, readonly [Beast, Beast, Beast]> = {
  vale: ["horse", "pig", "goose"],
  meadows: ["cow", "cow", "goose"],
  wood: ["pig", "pig", "hedgehog"],
  downs: ["sheep", "sheep", "lamb"],
  shore: ["sheep", "goose", "goose"],
  heath: ["goat", "goat", "rabbit"],
  moor: ["sheep", "goat", "rabbit"],
  fells: ["sheep", "sheep", "goat"],
};
