// Tests that the few views that each state gets are all of them, taken together.
import { expect, test } from "vitest";
import { everyView, someViews, type Views } from "./views.ts";

const named = ({ dir, views }: Views) =>
  views.map(({ width, scheme }) => `${dir} ${width} ${scheme}`);
const all = everyView.flatMap(named).sort();

test("there are twelve", () => {
  expect(new Set(all).size).toBe(12);
});

test.each([0, 1])("any twelve states after one another get each of them: place %i", (place) => {
  for (const begin of [0, 5, 30]) {
    const turns = Array.from({ length: 12 }, (_, turn) => begin + turn);
    expect(turns.map((turn) => someViews(turn).flatMap(named)[place]).sort()).toEqual(all);
  }
});

test("each state gets both schemes and two widths", () => {
  const [{ views } = { views: [] }] = someViews(17);
  expect(new Set(views.map(({ width }) => width)).size).toBe(2);
  expect(new Set(views.map(({ scheme }) => scheme)).size).toBe(2);
});
