// What a level brings: seeds, dishes, company and whatever else one may have for the first time, and word of it when it is reached.
import { countOf, entriesOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { cropIds, rulesOf } from "../tables/crops.ts";
import { VATS_FROM } from "../tables/dyes.ts";
import { HEIRLOOM_LEVEL, isHeirloom } from "../tables/heirlooms.ts";
import { HIGHEST, STONES_FROM } from "../tables/level.ts";
import { type PieceCost, pieceCosts, pieceIds } from "../tables/pieces.ts";
import { producerKinds, producerRulesOf } from "../tables/producers.ts";
import { recipeIds, recipeOf } from "../tables/recipes.ts";
import { coloursFrom } from "../tables/slots.ts";
import { meadowStrips } from "../tables/strips.ts";
import { builtIds, rulesOfBuilt } from "../tables/yard.ts";
import { doneStrings as said } from "./doneStrings.ts";
import { listWords } from "./listed.ts";
import { producerNames } from "./producerNames.ts";
import { seedName } from "./refusal.ts";
import { goods, strings } from "./strings.ts";
import { yardNames } from "./yardNames.ts";

function piecesAt(level: number): string[] {
  const count = pieceIds.filter((piece) => (pieceCosts[piece] as PieceCost).level === level).length;
  return count === 0 ? [] : [said.pieces(count)];
}

function stonesAt(level: number): string[] {
  if (level < STONES_FROM || level > HIGHEST) return [];
  return [level === HIGHEST ? said.doorstep : said.stone(level)];
}

/** But for the seeds of the field's own, which are found and not bought. */
export function newWith(level: number): string[] {
  return [
    ...cropIds.filter((crop) => rulesOf(crop).level === level).map(said.seedOf),
    ...recipeIds
      .filter((recipe) => recipeOf(recipe).level === level)
      .map((recipe) => goods[recipe][0]),
    ...producerKinds
      .filter(
        (keep) => producerRulesOf(keep).pence !== null && producerRulesOf(keep).level === level,
      )
      .map((keep) => producerNames[keep][1]),
    ...(meadowStrips as readonly number[]).flatMap((needs) =>
      needs === level ? [said.strip] : [],
    ),
    ...builtIds.filter((id) => rulesOfBuilt(id).level === level).map((id) => yardNames[id]),
    ...(coloursFrom.door === level ? [said.colours.door] : []),
    ...(coloursFrom.walls === level ? [said.colours.walls] : []),
    ...(VATS_FROM === level ? [said.vats] : []),
    ...piecesAt(level),
    ...stonesAt(level),
  ];
}

type Before = Pick<Farm, "deeds" | "seeds">;

/** What is to be told once of a farm that has come further; null where it has not. */
export function levelUpWords(before: Before, after: Farm): string | null {
  const [from, to] = [levelOf(before), levelOf(after)];
  if (to <= from) return null;
  const levels = Array.from({ length: to - from }, (_, i) => from + 1 + i);
  const news = levels.flatMap(newWith);
  const words = [said.level(to, news.length > 0 ? listWords(news) : null)];
  if (from < HEIRLOOM_LEVEL && to >= HEIRLOOM_LEVEL) {
    const found = entriesOf(after.seeds).find(
      ([seed, count]) => isHeirloom(seed) && count > countOf(before.seeds, seed),
    );
    if (found) words.push(said.ownSeeds(strings.seeds(found[1], seedName(found[0]))));
  }
  return words.join(" ");
}
