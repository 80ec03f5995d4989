// Three goods that are dear this week and three that are cheap, of those that one knows.
import { expect, it } from "vitest";
import { slateOn } from "../../../farm/market/slate.ts";
import { masterOf, trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { dearest } from "./dearest.ts";
import { knownGoods } from "./knownGoods.ts";

const ground = trialGround();

it("has at most three of each, none of both, the furthest off first", () => {
  const { dear, cheap } = dearest(masterOf(ground), trialStart);
  expect(dear).toHaveLength(3);
  expect(cheap).toHaveLength(3);
  const slates = (goods: readonly Parameters<typeof slateOn>[0][]) =>
    goods.map((good) => slateOn(good, trialStart));
  expect(slates(dear)).toEqual(slates(dear).toSorted((a, b) => b - a));
  expect(slates(cheap)).toEqual(slates(cheap).toSorted((a, b) => a - b));
  expect(Math.min(...slates(dear))).toBeGreaterThan(1000);
  expect(Math.max(...slates(cheap))).toBeLessThan(1000);
});

it("speaks of no good that one does not know", () => {
  const farm = trialFarm(ground);
  const { dear, cheap } = dearest(farm, trialStart);
  for (const good of [...dear, ...cheap]) expect(knownGoods(farm)).toContain(good);
});
