// Tests that the one view that each state gets is each of them, taken together.
import { expect, test } from "vitest";
import { everyView, oneView, type Views } from "./views.ts";

const named = ({ dir, views }: Views) =>
  views.map(({ width, scheme }) => `${dir} ${width} ${scheme}`);
const all = everyView.flatMap(named).sort();

test("there are twelve", () => {
  expect(new Set(all).size).toBe(12);
});

test("any twelve states after one another get each of them", () => {
  for (const begin of [0, 5, 30]) {
    const turns = Array.from({ length: 12 }, (_, turn) => begin + turn);
    expect(turns.flatMap((turn) => named(oneView(turn))).sort()).toEqual(all);
  }
});
