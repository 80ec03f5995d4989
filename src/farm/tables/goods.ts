// What a barn may hold beside crops, and what it fetches at the cross.
import { type Crop, cropIds, isCrop, rulesOf } from "./crops.ts";
import { freeze } from "./freeze.ts";

/** Goods may join at the end, never move. */
export const wares = freeze({
  egg: 9,
  milk: 16,
  wool: 24,
  honey: 30,
  cherry: 14,
  plum: 12,
  apple: 11,
  hazel: 13,
  acorn: 4,
  peaSoup: 26,
  rootStew: 62,
  onionTart: 84,
  beanPot: 74,
  leekPie: 118,
  relish: 92,
  jam: 66,
  kraut: 112,
  flour: 32,
  loaf: 62,
  cheese: 74,
  cornbread: 150,
  cider: 78,
  candle: 46,
  cloth: 96,
  pumpkinPie: 205,
  cake: 128,
  oil: 70,
  pickle: 52,
  carrotCake: 92,
  cherryTart: 104,
  hazelBread: 128,
  mead: 96,
  pumpkinSoup: 172,
  felt: 74,
  fieldPie: 140,
} as const);

export type Good = Crop | keyof typeof wares;
export const goodIds: readonly Good[] = [...cropIds, ...(Object.keys(wares) as Good[])];

/** Pence for a unit when slate and stall say nothing of it. */
export const priceOf = (good: Good): number => (isCrop(good) ? rulesOf(good).price : wares[good]);

/** How many of each; what is not named is none. */
export type CountTable<Key extends string> = { readonly [K in Key]?: number };
