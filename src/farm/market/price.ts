// What the cross pays one stall: a little less for every unit of the same that it has seen.
import { DAY, type Ms } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { type Good, priceOf } from "../tables/goods.ts";
import { slateOn } from "./slate.ts";

/** After goods worth so many pence a price is halved. */
export const APPETITE = 420;

/** The same in units of a good. */
export const appetiteFor = (good: Good): number =>
  Math.max(3, Math.round(APPETITE / priceOf(good)));

/** All that a price asks of a farm. */
type Stall = Pick<Farm, "stall">;

/** What the cross has seen from this stall and not yet forgotten, in thousandths of a unit. */
export function glutAt({ stall }: Stall, good: Good, at: Ms): number {
  const seen = stall[good];
  if (!seen) return 0;
  const forgotten = Math.floor((Math.max(0, at - seen.at) * appetiteFor(good) * 500) / DAY);
  return Math.max(0, seen.glut - forgotten);
}

/** Thousandths of a penny for each of so many units, sold at once. */
export function unitPrices(farm: Stall, good: Good, count: number, at: Ms): number[] {
  const appetite = appetiteFor(good) * 1000;
  const price = priceOf(good) * slateOn(good, at);
  const glut = glutAt(farm, good, at);
  return Array.from({ length: count }, (_, i) =>
    Math.floor((price * appetite) / (appetite + glut + i * 1000)),
  );
}

/** Pence for so many units, sold at once. */
export const quote = (farm: Stall, good: Good, count: number, at: Ms): number =>
  Math.floor(unitPrices(farm, good, count, at).reduce((sum, price) => sum + price, 0) / 1000);
