// What lies in the barn, what fetches most of it first; and what is made of a good.
import { quote } from "../../../farm/market/price.ts";
import type { Ms } from "../../../farm/numbers/time.ts";
import { countOf } from "../../../farm/state/counts.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { type Good, goodIds } from "../../../farm/tables/goods.ts";
import { recipeIds, recipeOf } from "../../../farm/tables/recipes.ts";
import { goodName } from "../parts/words.ts";

export function worthSelling(farm: Farm, now: Ms): readonly Good[] {
  const fetches = (good: Good) => quote(farm, good, countOf(farm.barn, good), now);
  return goodIds
    .filter((good) => countOf(farm.barn, good) > 0)
    .toSorted((a, b) => fetches(b) - fetches(a));
}

/** The dishes and wares that one knows how to make of it. */
export function usedIn(farm: Farm, good: Good): readonly string[] {
  const level = levelOf(farm);
  return recipeIds
    .filter((recipe) => recipeOf(recipe).level <= level && recipeOf(recipe).takes[good])
    .map(goodName);
}
