// The four goods whose price on the slate is furthest today from what they usually fetch.
import { slateOn } from "../../farm/market/slate.ts";
import { DAY } from "../../farm/numbers/time.ts";
import { type Good, goodIds, priceOf } from "../../farm/tables/goods.ts";
import type { Day } from "../../fields/weather/weather.ts";

export type Chalked = { readonly good: Good; readonly pence: number; readonly usual: number };

const SHOWN = 4;

/** The dearest first. */
export function dearAndCheap(day: Day): Chalked[] {
  const off = ({ pence, usual }: Chalked) => pence / usual - 1;
  return goodIds
    .map((good) => {
      const usual = priceOf(good);
      return { good, usual, pence: Math.floor((usual * slateOn(good, day * DAY)) / 1000) };
    })
    .toSorted((a, b) => Math.abs(off(b)) - Math.abs(off(a)))
    .slice(0, SHOWN)
    .toSorted((a, b) => off(b) - off(a));
}
