// There is a goal at every span, and none of them is a loss.
import { expect, it } from "vitest";
import { DAY } from "../numbers/time.ts";
import { deedsFor } from "../tables/level.ts";
import { trialStart as at, did, masterOf, trialFarm, trialGround } from "../testing/trial.ts";
import { goalsInSight } from "./inSight.ts";

const ground = trialGround();

it("has what is ripe soon before what a letter lacks", () => {
  const farm = trialFarm(ground);
  const letter = farm.letters.toSorted((a, b) => a.count - b.count)[0]!;
  expect(goalsInSight(ground, farm, at).minute).toMatchObject({
    kind: "letter",
    lacks: letter.count,
  });
  const sown = did(farm, ground, { kind: "sow", at, plots: 0b11, what: "sunflower" });
  expect(goalsInSight(ground, sown, at).minute).toEqual({
    kind: "ripe",
    plots: 2,
    at: at + 90_000,
  });
});

it("has the next letter, the next level, and the festival that is laid", () => {
  const farm = did(masterOf(ground, { barn: { sunflower: 5 } }), ground, {
    kind: "decline",
    at,
    slot: 0,
  });
  const { day, week, month } = goalsInSight(ground, farm, at);
  expect(day).toEqual({ kind: "letter", at: at + 10 * 3_600_000 });
  expect(week).toMatchObject({ kind: "level", level: 21, has: 0, of: deedsFor(21) - deedsFor(20) });
  // Maypole's table is laid from the first of May; one brings twelve sunflowers and takes three hands.
  expect(month).toEqual({ kind: "festival", festival: "maypole", inDays: 0, has: 5, of: 15 });
});

it("has a mark where no festival is near, and the year's own", () => {
  const may = Date.UTC(2026, 4, 24, 9);
  const farm = masterOf(ground, {
    book: { "dish jam": { n: 9, first: at } },
    stories: { tansy: 5 },
  });
  expect(goalsInSight(ground, farm, may).month).toMatchObject({ festival: "hay", inDays: 31 });
  expect(goalsInSight(ground, farm, may - DAY).month).toMatchObject({ kind: "mark" });
  expect(goalsInSight(ground, farm, at).year).toEqual({ kind: "stories", has: 5, of: 124 });
});
