// One's level in words: how far the next is, and what comes with it.

import { goods } from "../../../farm/describe/strings.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { cropIds, rulesOf } from "../../../farm/tables/crops.ts";
import { FIRST_SEEDS, HEIRLOOM_LEVEL } from "../../../farm/tables/heirlooms.ts";
import { keepIds, keepOf } from "../../../farm/tables/keeps.ts";
import { deedsFor, levelAt } from "../../../farm/tables/level.ts";
import { recipeIds, recipeOf } from "../../../farm/tables/recipes.ts";
import { keepNames } from "../parts/keepNames.ts";
import { listed } from "../parts/words.ts";
import { strings } from "./strings.ts";

/** What somebody of a level can do for the first time. */
function comesWith(level: number): string[] {
  return [
    ...cropIds.filter((crop) => rulesOf(crop).level === level).map((crop) => strings.seed(crop)),
    ...recipeIds
      .filter((recipe) => recipeOf(recipe).level === level)
      .map((recipe) => goods[recipe][0]),
    ...keepIds
      .filter((keep) => keepOf(keep).pence !== null && keepOf(keep).level === level)
      .map((keep) => keepNames[keep][1]),
    ...(level === HEIRLOOM_LEVEL ? [strings.ownSeed(FIRST_SEEDS)] : []),
  ];
}

export function levelWords(farm: Pick<Farm, "deeds">): string {
  const next = levelOf(farm) + 1;
  // There is a last one.
  if (levelAt(deedsFor(next)) < next) return strings.highest;
  const more = deedsFor(next) - farm.deeds;
  const comes = comesWith(next);
  const said = [strings.toNext(more, next)];
  if (comes.length > 0) said.push(strings.comes(listed(comes)));
  return said.join(" ");
}
