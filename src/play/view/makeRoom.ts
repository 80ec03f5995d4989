// What to sell where the barn lacks room: the good that loses least by it, and never what somebody here asks for.
import { quote } from "../../farm/market/price.ts";
import { dayAt } from "../../farm/numbers/time.ts";
import { countOf, entriesOf } from "../../farm/state/counts.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import { festivalIds, festivalOf, laidSince } from "../../farm/tables/festivals.ts";
import { type Good, priceOf } from "../../farm/tables/goods.ts";
import { recipeIds, recipeOf } from "../../farm/tables/recipes.ts";
import type { BedState } from "./bed.ts";

export type RoomSale = { readonly good: Good; readonly count: number; readonly pence: number };

/** So many of a good letters, a table that is laid and one dish of each kind need. */
function spokenFor({ farm, now }: BedState, good: Good): number {
  const letters = farm.letters.reduce(
    (sum, letter) => (letter.good === good ? sum + letter.count : sum),
    0,
  );
  const tables = festivalIds.filter((one) => laidSince(one, dayAt(now)) !== null);
  const brought = tables.reduce((sum, one) => sum + countOf(festivalOf(one).brings, good), 0);
  const level = levelOf(farm);
  const cooked = recipeIds
    .filter((recipe) => recipeOf(recipe).level <= level)
    .map((recipe) => countOf(recipeOf(recipe).takes, good));
  return letters + brought + Math.max(0, ...cooked);
}

/** One sale for so many units of room, or as many as there are to spare; null where nothing is. */
export function roomSale(bed: BedState, units: number): RoomSale | null {
  const { farm, now } = bed;
  const sales = entriesOf(farm.barn).flatMap(([good, has]) => {
    const count = Math.min(units, has - spokenFor(bed, good));
    return count > 0 ? [{ good, count, pence: quote(farm, good, count, now) }] : [];
  });
  // Whatever makes all the room goes before what makes some of it.
  const most = Math.max(0, ...sales.map(({ count }) => count));
  const lossOf = ({ good, count, pence }: RoomSale) => 1 - pence / (count * priceOf(good));
  return sales
    .filter(({ count }) => count === most)
    .reduce<RoomSale | null>(
      (best, sale) => (best === null || lossOf(sale) < lossOf(best) ? sale : best),
      null,
    );
}
