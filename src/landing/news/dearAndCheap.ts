// What the slate at the market cross pays most for today beside what it fetches as a rule, and what least.
import { slateOn } from "../../farm/market/slate.ts";
import { DAY } from "../../farm/numbers/time.ts";
import { type Good, goodIds, priceOf } from "../../farm/tables/goods.ts";
import type { Day } from "../../fields/weather/weather.ts";

export type Chalked = { readonly good: Good; readonly pence: number; readonly usual: number };

/** Below this a penny more or less is only how it is rounded. */
const WORTH = 12;
const OF_EACH = 2;

/** The dearest first. */
export function dearAndCheap(day: Day): Chalked[] {
  const byPrice = goodIds
    .map((good) => {
      const usual = priceOf(good);
      return { good, usual, pence: Math.floor((usual * slateOn(good, day * DAY)) / 1000) };
    })
    .filter(({ usual }) => usual >= WORTH)
    .toSorted((a, b) => b.pence / b.usual - a.pence / a.usual);
  return [...byPrice.slice(0, OF_EACH), ...byPrice.slice(-OF_EACH)];
}
