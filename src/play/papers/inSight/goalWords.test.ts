// Goals are said in a few words, with their figures.
import { expect, it } from "vitest";
import { goalsInSight } from "../../../farm/goals/inSight.ts";
import { deedsFor } from "../../../farm/tables/level.ts";
import { masterOf, trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { goalWords } from "./goalWords.ts";

const ground = trialGround();
const said = (farm: ReturnType<typeof trialFarm>, at = trialStart) =>
  goalWords(goalsInSight(ground, farm, at)).map(({ words }) => words);

it("has the next level with what it brings, the festival, and the year's", () => {
  const farm = masterOf(ground, { deeds: deedsFor(21) - 95, barn: { sunflower: 5 } });
  expect(said(farm)).toEqual([
    "A cellar: 95 more deeds",
    "Maypole Week: the table is laid",
    "Stories: 0 of 124",
  ]);
  expect(goalWords(goalsInSight(ground, farm, trialStart))[1]).toMatchObject({ has: 5, of: 15 });
});

it("counts one as one", () => {
  expect(said(trialFarm(ground, { deeds: deedsFor(21) - 1 }))[0]).toBe("A cellar: one more deed");
});

it("says how far the next festival is", () => {
  expect(said(masterOf(ground), Date.UTC(2026, 5, 14))[1]).toBe("Hay Week: in 10 days");
});

it("is short", () => {
  for (let level = 1; level < 60; level++)
    for (const words of said(trialFarm(ground, { deeds: deedsFor(level) })))
      expect(words.split(" ").length, words).toBeLessThan(11);
});
