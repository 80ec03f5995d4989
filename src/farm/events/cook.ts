// Putting something on: it never fails, and waits in its place once it is done.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { busyIn, cookingTime, freeFor } from "../kitchen/places.ts";
import { plusAll } from "../state/counts.ts";
import { recipeOf } from "../tables/recipes.ts";
import { shortOfGoods, unknownAt } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const cook: EventReducer<"cook"> = (farm, { at, recipe }, ground) => {
  const { takes, level } = recipeOf(recipe);
  const refusal = unknownAt(farm, level) ?? shortOfGoods(farm, takes);
  if (refusal) return refuse(refusal);
  if (freeFor(farm, recipe) === 0) {
    const free = Math.min(...busyIn(farm, recipeOf(recipe).at).map(({ until }) => until));
    return refuse({ kind: "noPlace", until: free > at ? free : null });
  }
  const until = at + cookingTime(ground, farm, recipe);
  const ovens = [...farm.ovens, { recipe, at, until }];
  return accept({ farm: { ...farm, barn: plusAll(farm.barn, takes, -1), ovens }, told: {} });
};
