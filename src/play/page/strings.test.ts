// What the introduction and the first line of the farm say in written words is so by the law.
import { expect, it } from "vitest";
import { cropIds, crops } from "../../farm/tables/crops.ts";
import { sunflowerSeconds } from "../../farm/testing/trial.ts";
import { strings as played } from "../view/strings.ts";
import { aboutFarm, strings } from "./strings.ts";

const DAY = 86_400;
const WORDS: Readonly<Record<number, string>> = { 12: "Twelve" };

it("counts the crops, and names the quickest and the slowest", () => {
  const takes = cropIds.map((crop) => crops[crop].seconds);
  expect([Math.min(...takes), Math.max(...takes)]).toEqual([90, 3 * DAY]);
  expect(aboutFarm[0].text).toContain(
    `${WORDS[cropIds.length]} crops, from ninety seconds to three days.`,
  );
});

it("says how long a sunflower takes, what it costs, and what moist soil does", () => {
  const [dry, moist] = sunflowerSeconds();
  expect([crops.sunflower.seed, dry, dry / moist]).toEqual([0, 90, 1.5]);
  expect(played.firstInList).toContain("free, and ready in a minute and a half");
  expect(strings.lede).toContain("in a minute and a half it is a sunflower");
  expect(aboutFarm[0].text).toContain("1½ times as fast");
});
