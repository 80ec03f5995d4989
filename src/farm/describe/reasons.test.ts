// Reasons of a plot: three at most, the weightiest first, in hundredths of what it gives otherwise.
import { expect, it } from "vitest";
import { DAY } from "../numbers/time.ts";
import type { Farm, Plot } from "../state/farm.ts";
import { trialStart as at, masterOf, trialFarm, trialGround } from "../testing/trial.ts";
import { reasonWords } from "./reasons.ts";

const ground = trialGround();
const stands = (what: "leek" | "pea" | "pumpkin" | "bean" | "maize") => ({
  sown: { what, at, grown: 0, wet: 0, seen: at },
});
const withPlots = (change: (plot: Plot, i: number) => Partial<Plot>): Farm => {
  const farm = masterOf(ground);
  return { ...farm, plots: farm.plots.map((plot, i) => ({ ...plot, ...change(plot, i) })) };
};
const said = (farm: Farm, plot = 0, when = at) => reasonWords(ground, farm, plot, when) ?? "";

it("names what is less and what is more, with how much", () => {
  const tired = said(withPlots((_, i) => (i ? {} : { heart: 300, rested: at, ...stands("leek") })));
  expect(tired).toMatch(/^Tired soil −\d+ %\./);
  const rich = said(withPlots((_, i) => (i ? {} : { heart: 1000, ...stands("leek") })));
  expect(rich).toContain("Rich soil +10 %.");
  const winter = at + 240 * DAY;
  const poor = withPlots((_, i) =>
    i ? {} : { sown: { what: "pumpkin", at: winter, grown: 0, wet: 0, seen: winter } },
  );
  expect(said(poor, 0, winter)).toMatch(/Poor season −2\d %\./);
});

it("names who stands beside and does good, and the same crop that does not", () => {
  const level = { heart: 846, rested: at };
  const alone = withPlots((_, i) => ({ ...level, ...(i === 0 ? stands("bean") : {}) }));
  const beside = ground.sides[0]!.find((side) => side !== null)!;
  const good = withPlots((_, i) => ({
    ...level,
    ...(i === 0 ? stands("bean") : i === beside ? stands("maize") : {}),
  }));
  expect(said(good)).toMatch(/Maize beside \+\d+ %\./);
  expect(said(alone)).not.toMatch(/Maize/);
});

it("says no more than three things, in nine words or so", () => {
  const farm = withPlots((_, i) => ({
    heart: 200,
    rested: at,
    ...stands(i % 2 ? "leek" : "pumpkin"),
  }));
  for (const plot of farm.plots.keys()) {
    const reasons = said(farm, plot).match(/%\./g) ?? [];
    expect(reasons.length).toBeLessThanOrEqual(3);
    const sizes = [...said(farm, plot).matchAll(/(\d+) %/g)].map(([, size]) => Number(size));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(said(farm, plot).split(" ").length).toBeLessThanOrEqual(13);
  }
});

it("says of a free plot what would do best, of all that one knows", () => {
  expect(said(masterOf(ground))).toMatch(/^[A-Z][a-z]+ would do best here\.$/);
  // Whoever knows a few tries them all.
  expect(said(trialFarm(ground))).toBe("");
});
