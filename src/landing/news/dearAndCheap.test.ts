// The slate of the front page says what the market cross pays a stall that has sold nothing.
import { expect, test } from "vitest";
import { unitPrices } from "../../farm/market/price.ts";
import { DAY } from "../../farm/numbers/time.ts";
import { trialFarm, trialGround } from "../../farm/testing/trial.ts";
import { dearAndCheap } from "./dearAndCheap.ts";

test("every price of a year is the cross's own, dear ones before cheap ones", () => {
  const farm = trialFarm(trialGround());
  for (let day = 20_000; day < 20_365; day++) {
    const chalked = dearAndCheap(day);
    expect(chalked).toHaveLength(4);
    const [dear, alsoDear, alsoCheap, cheap] = chalked.map(({ pence, usual }) => pence / usual);
    expect(dear).toBeGreaterThanOrEqual(alsoDear!);
    expect(alsoDear).toBeGreaterThanOrEqual(1);
    expect(alsoCheap).toBeLessThanOrEqual(1);
    expect(cheap).toBeLessThanOrEqual(alsoCheap!);
    for (const { good, pence } of chalked)
      expect(pence).toBe(Math.floor(unitPrices(farm, good, 1, day * DAY)[0]! / 1000));
  }
});
