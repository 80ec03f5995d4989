import { expect, it } from "vitest";
import { DAY } from "../numbers/time.ts";
import { goodIds, priceOf } from "../tables/goods.ts";
import { start, trialFarm, trialGround } from "../testing/trial.ts";
import { appetiteFor, glutAt, quote } from "./price.ts";
import { slateOn } from "./slate.ts";

const farm = trialFarm(trialGround());

it("pays half for what comes after an appetite's worth, and never nothing for a lot", () => {
  for (const good of goodIds) {
    const appetite = appetiteFor(good);
    const full = { ...farm, stall: { [good]: { glut: appetite * 1000, at: start } } };
    const many = 20;
    const ratio = quote(full, good, many, start) / quote(farm, good, many, start);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(1);
    expect(quote(full, good, 1, start) * 2).toBeLessThanOrEqual(quote(farm, good, 1, start) + 2);
    expect(glutAt(full, good, start + 2 * DAY)).toBe(0);
    expect(glutAt(full, good, start + DAY)).toBe(appetite * 500);
  }
});

it("has a slate that stays near the kept price in every week of ten years", () => {
  for (let day = 0; day < 3_650; day += 3)
    for (const good of goodIds) {
      const slate = slateOn(good, start + day * DAY);
      expect(slate).toBeGreaterThan(770);
      expect(slate).toBeLessThan(1_620);
    }
});

it("sells a lot for no less than the same in two", () => {
  const good = "leek";
  const first = quote(farm, good, 10, start);
  const glut = { ...farm, stall: { [good]: { glut: 10_000, at: start } } };
  const second = quote(glut, good, 10, start);
  expect(quote(farm, good, 20, start)).toBeGreaterThanOrEqual(first + second);
  expect(quote(farm, good, 20, start)).toBeLessThanOrEqual(20 * priceOf(good) * 2);
});
