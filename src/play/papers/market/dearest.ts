// What of the goods that one knows the market pays dearly for this week, and what it has cheap.
import { slateOn } from "../../../farm/market/slate.ts";
import type { Ms } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { type Good, priceOf } from "../../../farm/tables/goods.ts";
import { knownGoods } from "./knownGoods.ts";

/** Below this a penny more or less is only how it is rounded. */
const WORTH = 7;
const OF_EACH = 3;
/** In thousandths: nearer to what it fetches as a rule it is neither. */
const FAR = 20;

type Slated = { readonly good: Good; readonly slate: number };

export function dearest(farm: Farm, now: Ms): Readonly<Record<"dear" | "cheap", readonly Good[]>> {
  const all = knownGoods(farm)
    .filter((good) => priceOf(good) >= WORTH)
    .map((good): Slated => ({ good, slate: slateOn(good, now) }))
    .toSorted((a, b) => b.slate - a.slate);
  const goods = (some: readonly Slated[]) => some.slice(0, OF_EACH).map(({ good }) => good);
  return {
    dear: goods(all.filter(({ slate }) => slate > 1000 + FAR)),
    cheap: goods(all.filter(({ slate }) => slate < 1000 - FAR).toReversed()),
  };
}
