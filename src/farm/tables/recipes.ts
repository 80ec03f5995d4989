// What kitchen and workshop make of what: how long it takes, and who knows how.
import { freeze } from "./freeze.ts";
import type { CountTable, Good } from "./goods.ts";

type RecipeRules = {
  readonly takes: CountTable<Good>;
  readonly minutes: number;
  readonly level: number;
  readonly at: "kitchen" | "workshop";
  /** Ground in half the time where a mill stands. */
  readonly isMilled?: true;
  /** Nobody asks for it. */
  readonly isHalfMade?: true;
};

/** Each gives one of what it is called. */
export const recipes = freeze({
  peaSoup: { takes: { pea: 5 }, minutes: 5, level: 2, at: "kitchen" },
  rootStew: { takes: { carrot: 5, beet: 3 }, minutes: 15, level: 4, at: "kitchen" },
  onionTart: { takes: { onion: 6, egg: 2 }, minutes: 30, level: 5, at: "kitchen" },
  beanPot: { takes: { bean: 5, onion: 1 }, minutes: 45, level: 6, at: "kitchen" },
  leekPie: { takes: { leek: 4, milk: 1, egg: 1 }, minutes: 60, level: 7, at: "kitchen" },
  relish: { takes: { tomato: 5, onion: 1 }, minutes: 90, level: 8, at: "kitchen" },
  jam: { takes: { plum: 4 }, minutes: 60, level: 8, at: "kitchen" },
  kraut: { takes: { cabbage: 3 }, minutes: 240, level: 9, at: "kitchen" },
  flour: {
    takes: { wheat: 1 },
    minutes: 30,
    level: 9,
    at: "workshop",
    isMilled: true,
    isHalfMade: true,
  },
  loaf: { takes: { flour: 1, egg: 1 }, minutes: 20, level: 9, at: "kitchen" },
  cheese: { takes: { milk: 3 }, minutes: 480, level: 9, at: "kitchen" },
  cornbread: { takes: { maize: 3, egg: 1 }, minutes: 60, level: 10, at: "kitchen" },
  cider: { takes: { apple: 5 }, minutes: 720, level: 10, at: "kitchen" },
  candle: { takes: { honey: 1 }, minutes: 30, level: 10, at: "workshop" },
  cloth: { takes: { wool: 3 }, minutes: 240, level: 10, at: "workshop" },
  pumpkinPie: { takes: { pumpkin: 1, flour: 1, egg: 2 }, minutes: 90, level: 12, at: "kitchen" },
  cake: { takes: { honey: 1, flour: 1, egg: 2, cherry: 1 }, minutes: 60, level: 13, at: "kitchen" },
  oil: { takes: { sunflower: 12 }, minutes: 45, level: 14, at: "workshop" },
  pickle: { takes: { beet: 4 }, minutes: 120, level: 17, at: "kitchen" },
  carrotCake: { takes: { carrot: 6, flour: 1, egg: 1 }, minutes: 45, level: 20, at: "kitchen" },
  cherryTart: { takes: { cherry: 2, flour: 1, egg: 1 }, minutes: 45, level: 23, at: "kitchen" },
  hazelBread: { takes: { hazel: 2, flour: 1, honey: 1 }, minutes: 40, level: 26, at: "kitchen" },
  mead: { takes: { honey: 2 }, minutes: 1_440, level: 29, at: "kitchen" },
  pumpkinSoup: { takes: { pumpkin: 1, onion: 2, milk: 1 }, minutes: 60, level: 32, at: "kitchen" },
  felt: { takes: { wool: 2 }, minutes: 180, level: 35, at: "workshop" },
  fieldPie: {
    takes: { leek: 2, carrot: 2, beet: 2, flour: 1, egg: 1 },
    minutes: 75,
    level: 38,
    at: "kitchen",
  },
} as const satisfies { readonly [K in Good]?: RecipeRules });

export type Recipe = keyof typeof recipes;
export const recipeIds = Object.keys(recipes) as Recipe[];
/** Longer ones may stand in the cellar. */
export const CELLAR_MINUTES = 240;
export const recipeOf = (recipe: Recipe): RecipeRules => recipes[recipe];
