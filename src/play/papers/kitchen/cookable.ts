// Which dishes can be put on now, the best gain first; which lack little; and which one knows or does not know besides.
import { quote } from "../../../farm/market/price.ts";
import type { Ms } from "../../../farm/numbers/time.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { type Recipe, recipeIds, recipeOf } from "../../../farm/tables/recipes.ts";

export type Cookable = {
  readonly can: readonly Recipe[];
  readonly nearly: readonly Recipe[];
  readonly others: readonly Recipe[];
  readonly later: readonly Recipe[];
};

const NEARLY = 3;

/** What it fetches beside what goes into it. */
export const gainOf = (farm: Farm, recipe: Recipe, now: Ms): number =>
  quote(farm, recipe, 1, now) -
  entriesOf(recipeOf(recipe).takes).reduce(
    (sum, [good, count]) => sum + quote(farm, good, count, now),
    0,
  );

/** How much of what it takes is lacking: of each good from none, 0, to all, 1. */
function lackOf({ barn }: Farm, recipe: Recipe): number {
  const takes = entriesOf(recipeOf(recipe).takes);
  const lacks = takes.map(([good, need]) => Math.max(0, need - countOf(barn, good)) / need);
  return lacks.reduce((sum, lack) => sum + lack, 0);
}

export function cookableOf(farm: Farm, now: Ms): Cookable {
  const level = levelOf(farm);
  const known = recipeIds.filter((recipe) => recipeOf(recipe).level <= level);
  const lacks = new Map(known.map((recipe) => [recipe, lackOf(farm, recipe)]));
  const can = known
    .filter((recipe) => lacks.get(recipe) === 0)
    .toSorted((a, b) => gainOf(farm, b, now) - gainOf(farm, a, now));
  const rest = known.filter((recipe) => lacks.get(recipe)! > 0);
  const nearly = rest
    .filter((recipe) => lacks.get(recipe)! < 1)
    .toSorted((a, b) => lacks.get(a)! - lacks.get(b)!)
    .slice(0, NEARLY);
  return {
    can,
    nearly,
    others: rest.filter((recipe) => !nearly.includes(recipe)),
    later: recipeIds.filter((recipe) => recipeOf(recipe).level > level),
  };
}
