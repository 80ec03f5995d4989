// What each villager gives to whoever has answered them often: a pattern, a recipe note, seed that they have kept.
import { freeze } from "./freeze.ts";
import type { Heirloom } from "./heirlooms.ts";
import type { Recipe } from "./recipes.ts";
import type { Villager } from "./villagers.ts";

/** With which of their letters it comes. */
export const GIFTS_AT = freeze({ pattern: 5, note: 15, keepsake: 30 });
export type Gift = keyof typeof GIFTS_AT;
export const giftIds = Object.keys(GIFTS_AT) as Gift[];

export const giftWith = (answered: number): Gift | null =>
  giftIds.find((gift) => GIFTS_AT[gift] === answered) ?? null;

/** So many seeds of an heirloom, once. */
export const KEPT_SEEDS = 3;

/** What a note is of, and which seed they have kept. Patterns are in `patterns.ts`: nobody makes pieces every day. */
export const gifts = freeze({
  tansy: { note: "loaf", keepsake: "drummers-gold" },
  ferryman: { note: "relish", keepsake: "ferrymans" },
  peascod: { note: "kraut", keepsake: "hedge-pearl" },
  schoolmistress: { note: "jam", keepsake: "kingfisher" },
  quern: { note: "cornbread", keepsake: "millers-white" },
  bellringer: { note: "beanPot", keepsake: "candlemas" },
  elderBrother: { note: "rootStew", keepsake: "long-tom" },
  youngerBrother: { note: "leekPie", keepsake: "red-wren" },
  vet: { note: "cheese", keepsake: "ox-heart" },
  cartersGirl: { note: "cake", keepsake: "giant-of-marl" },
  reeve: { note: "cider", keepsake: "fat-alderman" },
  hen: { note: "peaSoup", keepsake: "amber-flint" },
} as const satisfies Record<Villager, { readonly note: Recipe; readonly keepsake: Heirloom }>);
