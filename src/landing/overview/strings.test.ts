// What the front page says of growing in written words is so by the law.
import { expect, it } from "vitest";
import { crops } from "../../farm/tables/crops.ts";
import { sunflowerSeconds } from "../../farm/testing/trial.ts";
import { strings } from "./strings.ts";

it("says how long a sunflower takes, what it costs, and what moist soil does", () => {
  const [dry, moist] = sunflowerSeconds();
  expect([crops.sunflower.seed, dry, dry / moist]).toEqual([0, 90, 1.5]);
  expect(strings.seedText).toContain("free, and ready in a minute and a half");
  expect(strings.moist("59 s")).toContain("1½ times as fast");
});
