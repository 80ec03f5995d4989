// Which goods one can have by now: what one's level grows, cooks and keeps, and what lies in the barn all the same.
import { countOf } from "../../../farm/state/counts.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { cropIds, rulesOf } from "../../../farm/tables/crops.ts";
import { type Good, goodIds } from "../../../farm/tables/goods.ts";
import { producerKinds, producerRulesOf } from "../../../farm/tables/producers.ts";
import { recipeIds, recipeOf } from "../../../farm/tables/recipes.ts";

export function knownGoods(farm: Farm): Good[] {
  const level = levelOf(farm);
  const known = new Set<Good>([
    ...cropIds.filter((crop) => rulesOf(crop).level <= level),
    ...recipeIds.filter((recipe) => recipeOf(recipe).level <= level),
    ...producerKinds
      .map(producerRulesOf)
      .filter((keep) => keep.pence !== null && keep.level <= level)
      .map(({ gives }) => gives),
  ]);
  return goodIds.filter((good) => known.has(good) || countOf(farm.barn, good) > 0);
}
