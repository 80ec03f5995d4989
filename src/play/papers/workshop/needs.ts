// What a piece is made of, each with how much of it there is.
import { seedName } from "../../../farm/describe/refusal.ts";
import { strings as farmWords, weighedAs } from "../../../farm/describe/strings.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { type FarmPiece, type PieceCost, pieceCosts } from "../../../farm/tables/pieces.ts";
import { strings } from "./strings.ts";

export function needsOf(farm: Farm, piece: FarmPiece): string[] {
  const made: PieceCost = pieceCosts[piece];
  const needs = entriesOf(made.goods ?? {}).map(([good, count]) =>
    strings.need(farmWords.count(good, count), countOf(farm.barn, good)),
  );
  if (made.timber) needs.push(strings.need(farmWords.timber(made.timber), farm.timber));
  if (made.straw) needs.push(strings.need(farmWords.straw(made.straw), farm.straw));
  if (made.heirloom) needs.push(strings.heirloom(seedName(made.heirloom)));
  if (made.weighed) {
    const { crop, grams } = made.weighed;
    needs.push(strings.weighed(weighedAs(crop), farmWords.grams(grams)));
  }
  return needs;
}
