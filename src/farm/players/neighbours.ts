// Neighbours of paper: they leave the dearest that they may every day, and are left something small.
import { dayAt } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import { type Good, goodIds, priceOf } from "../tables/goods.ts";
import { BASKET, GIFT_PENCE, TAKEN_A_DAY } from "../tables/neighbours.ts";
import { type PlayerState, tryAction } from "./hand.ts";

/** Of all that comes to no more than a gift may be worth, what is worth most. */
const dearest: { readonly good: Good; readonly count: number } = goodIds
  .map((good) => ({ good, count: Math.floor(GIFT_PENCE / priceOf(good)) }))
  .filter(({ count }) => count > 0)
  .reduce((best, one) =>
    one.count * priceOf(one.good) > best.count * priceOf(best.good) ? one : best,
  );

export function meet(hand: PlayerState): void {
  const day = dayAt(hand.now);
  for (let n = 0; n < TAKEN_A_DAY && hand.farm.gate.length < BASKET; n++) {
    const id = `day-${day}-${n}`;
    if (hand.given.has(id)) continue;
    hand.given.add(id);
    tryAction(hand, { kind: "gift", id, from: `farm-${n}`, what: dearest, words: n });
  }
  for (const { id } of hand.farm.gate.slice(0, TAKEN_A_DAY))
    tryAction(hand, { kind: "takeGift", id });
  const small = goodIds.find(
    (good) => priceOf(good) <= GIFT_PENCE && countOf(hand.farm.barn, good) > 0,
  );
  if (small === undefined) return;
  const what = { good: small, count: 1 };
  tryAction(hand, { kind: "leaveGift", to: "farm-0", what, words: 0 });
}
