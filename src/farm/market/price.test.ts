import { expect, it } from "vitest";
import { DAY } from "../numbers/time.ts";
import { goodIds, priceOf } from "../tables/goods.ts";
import { trialFarm, trialGround, trialStart } from "../testing/trial.ts";
import { appetiteFor, glutAt, quote } from "./price.ts";
import { slateOn } from "./slate.ts";

const farm = trialFarm(trialGround());

it("pays half for what comes after an appetite's worth, and never nothing for a lot", () => {
  for (const good of goodIds) {
    const appetite = appetiteFor(good);
    const full = { ...farm, stall: { [good]: { glut: appetite * 1000, at: trialStart } } };
    const many = 20;
    const ratio = quote(full, good, many, trialStart) / quote(farm, good, many, trialStart);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(1);
    expect(quote(full, good, 1, trialStart) * 2).toBeLessThanOrEqual(
      quote(farm, good, 1, trialStart) + 2,
    );
    expect(glutAt(full, good, trialStart + 2 * DAY)).toBe(0);
    expect(glutAt(full, good, trialStart + DAY)).toBe(appetite * 500);
  }
});

it("has a slate that stays near the kept price in every week of ten years", () => {
  for (let day = 0; day < 3_650; day += 3)
    for (const good of goodIds) {
      const slate = slateOn(good, trialStart + day * DAY);
      expect(slate).toBeGreaterThan(770);
      expect(slate).toBeLessThan(1_620);
    }
});

it("sells a lot for no less than the same in two", () => {
  const good = "leek";
  const first = quote(farm, good, 10, trialStart);
  const glut = { ...farm, stall: { [good]: { glut: 10_000, at: trialStart } } };
  const second = quote(glut, good, 10, trialStart);
  expect(quote(farm, good, 20, trialStart)).toBeGreaterThanOrEqual(first + second);
  expect(quote(farm, good, 20, trialStart)).toBeLessThanOrEqual(20 * priceOf(good) * 2);
});
