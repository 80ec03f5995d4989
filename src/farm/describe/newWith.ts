// What a level brings: seeds, dishes and company that one may have for the first time, and word of it when it is reached.
import { countOf, entriesOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { cropIds, rulesOf } from "../tables/crops.ts";
import { HEIRLOOM_LEVEL, isHeirloom } from "../tables/heirlooms.ts";
import { keepIds, keepOf } from "../tables/keeps.ts";
import { recipeIds, recipeOf } from "../tables/recipes.ts";
import { done as said } from "./doneStrings.ts";
import { keepNames } from "./keepNames.ts";
import { listed } from "./listed.ts";
import { seedName } from "./refusal.ts";
import { goods, strings } from "./strings.ts";

/** But for the seeds of the field's own, which are found and not bought. */
export function newWith(level: number): string[] {
  return [
    ...cropIds.filter((crop) => rulesOf(crop).level === level).map(said.seedOf),
    ...recipeIds
      .filter((recipe) => recipeOf(recipe).level === level)
      .map((recipe) => goods[recipe][0]),
    ...keepIds
      .filter((keep) => keepOf(keep).pence !== null && keepOf(keep).level === level)
      .map((keep) => keepNames[keep][1]),
  ];
}

type Before = Pick<Farm, "deeds" | "seeds">;

/** What is to be told once of a farm that has come further; null where it has not. */
export function levelWords(before: Before, after: Farm): string | null {
  const [from, to] = [levelOf(before), levelOf(after)];
  if (to <= from) return null;
  const levels = Array.from({ length: to - from }, (_, i) => from + 1 + i);
  const news = levels.flatMap(newWith);
  const words = [said.level(to, news.length > 0 ? listed(news) : null)];
  if (from < HEIRLOOM_LEVEL && to >= HEIRLOOM_LEVEL) {
    const found = entriesOf(after.seeds).find(
      ([seed, count]) => isHeirloom(seed) && count > countOf(before.seeds, seed),
    );
    if (found) words.push(said.ownSeeds(strings.seeds(found[1], seedName(found[0]))));
  }
  return words.join(" ");
}
