// What is gathered or made and stands on no table, and what lies about a farm, each as one would show it.
import { eggs, honey, milk, wool } from "./fromAnimals.ts";
import { acorns, apple, cherries, hazelnuts, plums } from "./fruits.ts";
import {
  candleInDish,
  cloth,
  felt,
  flour,
  gateBasket,
  oil,
  seedBag,
  straw,
  timber,
} from "./ofTheShed.ts";

export const goodModels = {
  egg: eggs,
  milk,
  wool,
  honey,
  cherry: cherries,
  plum: plums,
  apple,
  hazel: hazelnuts,
  acorn: acorns,
  flour,
  candle: candleInDish,
  cloth,
  felt,
  oil,
} as const;

/** In no barn: it takes no room there. */
export const storeModels = { timber, straw, seedBag, gateBasket } as const;
