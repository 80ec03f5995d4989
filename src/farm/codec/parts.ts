// What numbers and names in a farm's text may be.
import * as v from "valibot";
import { cropIds } from "../tables/crops.ts";
import { goodIds } from "../tables/goods.ts";
import { heirloomIds } from "../tables/heirlooms.ts";
import { recipeIds } from "../tables/recipes.ts";
import { villagers } from "../tables/villagers.ts";

/** The end of the year 2399: until then the calendar is tested. */
const END = 13_569_465_600_000;
const MOST = 2 ** 40;

export const whole = (most = MOST, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const field = whole(10 ** 9 - 1);
export const moment = whole(END);
export const mask = whole(2 ** 25 - 1, 1);

/** Names of a table; nothing that objects have by themselves passes for one. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names as readonly [Name, ...Name[]]);

export const crop = oneOf(cropIds);
export const good = oneOf(goodIds);
export const seed = oneOf([...cropIds, ...heirloomIds]);
export const recipe = oneOf(recipeIds);
export const villager = oneOf(villagers);
