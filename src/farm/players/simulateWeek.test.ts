import { expect, it } from "vitest";
import { fieldGround, trialStart } from "../testing/trial.ts";
import { simulateWeek } from "./simulateWeek.ts";

const ground = fieldGround(417);

it("is the same week for everybody who asks", () => {
  expect(simulateWeek(ground, 5, trialStart)).toEqual(simulateWeek(ground, 5, trialStart + 1));
});

it("has more in it for whoever has more time", () => {
  const [few, many] = [5, 30].map((minutes) => simulateWeek(ground, minutes, trialStart)) as [
    ReturnType<typeof simulateWeek>,
    ReturnType<typeof simulateWeek>,
  ];
  expect(few.income).toHaveLength(7);
  const sum = ({ income }: typeof few) => income.reduce((all, pence) => all + pence, 0);
  expect(sum(many)).toBeGreaterThan(sum(few));
  expect(many.level).toBeGreaterThan(few.level);
  expect(Object.keys(many.grown).length).toBeGreaterThanOrEqual(Object.keys(few.grown).length);
});

it("has nothing on a day off, and goes on after it", () => {
  const whole = simulateWeek(ground, 12, trialStart);
  const { income } = simulateWeek(ground, 12, trialStart, [2, 5]);
  expect(income.slice(0, 2)).toEqual(whole.income.slice(0, 2));
  expect([income[2], income[5]]).toEqual([0, 0]);
  for (const day of [3, 4, 6]) expect(income[day]).toBeGreaterThan(0);
});
