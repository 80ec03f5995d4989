// What the market gives for a good in words: "8 p each today, 7 for the sixth".
import { unitPrices } from "../../../farm/market/price.ts";
import type { Ms } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import { goodsWord } from "../parts/words.ts";
import { strings } from "./strings.ts";

/** Whole ones, as a lot is paid. */
const penniesOf = (thousandths: number): number => Math.floor(thousandths / 1000);

/** Of a few pence the tenths count: five at 2.4 fetch twelve, and nobody is to wonder why. */
const FEW = 5000;
const eachOf = (thousandths: number): number =>
  thousandths >= 1000 && thousandths < FEW
    ? Math.floor(thousandths / 100) / 10
    : penniesOf(thousandths);

/** Of as many as there are. */
export function priceWords(farm: Farm, good: Good, count: number, at: Ms): string {
  const exact = unitPrices(farm, good, count, at);
  const prices = exact.map(count === 1 ? penniesOf : eachOf);
  const [first] = prices as [number];
  const falls = prices.findIndex((price) => price < first);
  const fresh = penniesOf(unitPrices({ ...farm, stall: {} }, good, 1, at)[0]!);
  return [
    count === 1 ? strings.only(first) : strings.eachToday(first),
    falls < 0 ? "" : strings.falls(prices[falls]!, falls + 1),
    fresh > first ? strings.seen(goodsWord(good)) : "",
    ".",
  ].join("");
}
