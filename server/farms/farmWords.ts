// A farm at a moment in words, as whoever runs the site reads them.
import type { FarmOnGround } from "../../src/farm/codec/text.ts";
import { listWords } from "../../src/farm/describe/listed.ts";
import { plotWords } from "../../src/farm/describe/plot.ts";
import { seedName } from "../../src/farm/describe/refusal.ts";
import { strings } from "../../src/farm/describe/strings.ts";
import { nameOnBoard } from "../../src/farm/describe/yardNames.ts";
import { barnSize } from "../../src/farm/state/barn.ts";
import { totalCount } from "../../src/farm/state/counts.ts";
import { levelOf } from "../../src/farm/state/deeds.ts";
import type { Good } from "../../src/farm/tables/goods.ts";
import type { Seed } from "../../src/farm/tables/heirlooms.ts";

/** A moment as it is told to operators. */
export const minuteWords = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;

const counted = (table: object, word: (of: string, count: number) => string): string =>
  listWords(Object.entries(table).flatMap(([of, count]) => (count > 0 ? word(of, count) : []))) ||
  "nothing";

export function shownFarmWords({ ground, farm }: FarmOnGround, at: number): string[] {
  const { barn, seeds, letters } = farm;
  const name = nameOnBoard(farm);
  const goods = counted(barn, (good, count) => strings.count(good as Good, count));
  const sacks = counted(seeds, (seed, count) => strings.seeds(count, seedName(seed as Seed)));
  return [
    `${name ? `${name}, field` : "Field"} ${ground.field}. Level ${levelOf(farm)}, ${strings.pence(farm.pence)}, ${strings.straw(farm.straw)}, ${strings.timber(farm.timber)}.`,
    `In the barn: ${goods} (${totalCount(barn)} of ${barnSize(farm)}).`,
    `Seeds: ${sacks}.`,
    `On the meadow: ${farm.kept.length}. Letters: ${letters.length}.`,
    ...farm.plots.map((_, plot) => plotWords(ground, farm, plot, at, minuteWords)),
  ];
}
