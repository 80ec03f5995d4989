// What numbers and names in a farm's text may be.
import * as v from "valibot";
import { cropIds } from "../tables/crops.ts";
import { dyeIds } from "../tables/dyes.ts";
import { firstNames, secondNames } from "../tables/farmNames.ts";
import { festivalIds } from "../tables/festivals.ts";
import { goodIds } from "../tables/goods.ts";
import { heirloomIds } from "../tables/heirlooms.ts";
import { GIFT_PENCE, SENTENCES } from "../tables/neighbours.ts";
import { recipeIds } from "../tables/recipes.ts";
import { slots } from "../tables/slots.ts";
import { villagers } from "../tables/villagers.ts";
import { yardIds } from "../tables/yard.ts";

/** The end of the year 2399: until then the calendar is tested. */
const END = 13_569_465_600_000;
const MOST = 2 ** 40;

export const whole = (most = MOST, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const fieldNumberSchema = whole(10 ** 9 - 1);
export const momentSchema = whole(END);
export const maskSchema = whole(2 ** 25 - 1, 1);

/** Names of a table; nothing that objects have by themselves passes for one. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names as readonly [Name, ...Name[]]);

export const cropSchema = oneOf(cropIds);
export const goodSchema = oneOf(goodIds);
export const seedSchema = oneOf([...cropIds, ...heirloomIds]);
export const recipeSchema = oneOf(recipeIds);
export const villagerSchema = oneOf(villagers);
export const festival = oneOf(festivalIds);
export const yardThing = oneOf(yardIds);
export const slot = oneOf(slots);
export const look = oneOf([...yardIds, ...dyeIds, ...recipeIds]);

/** The fields: {@link FarmName} (../tables/farmNames.ts). */
export const farmNameSchema = v.strictObject({
  first: oneOf(firstNames),
  second: oneOf(secondNames),
});

/** The name of a farm, or of a gift, on the server. */
export const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** The fields: {@link Present} (../state/farm.ts). */
export const present = v.union([
  v.strictObject({ good: goodSchema, count: whole(GIFT_PENCE, 1) }),
  v.strictObject({ seed: oneOf(heirloomIds) }),
]);
export const sentence = whole(SENTENCES - 1);
