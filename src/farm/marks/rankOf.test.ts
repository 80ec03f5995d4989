// Marks follow from counts alone.
import { expect, it } from "vitest";
import { markedPages, stepsOf } from "../tables/marks.ts";
import { markCount, nearestMark, rankOf } from "./rankOf.ts";

const page = (n: number) => ({ book: { "crop leek": { n, first: 0 } } });

it("are known, well known and by heart, in that order", () => {
  expect([0, 59, 60, 240, 999, 1_000].map((n) => rankOf(page(n), "crop leek"))).toEqual([
    null,
    null,
    "known",
    "wellKnown",
    "wellKnown",
    "byHeart",
  ]);
});

it("are 141 in all, each step further than the one before", () => {
  expect(3 * markedPages.length).toBe(141);
  for (const one of markedPages)
    expect([...stepsOf(one)].sort((a, b) => a - b)).toEqual([...stepsOf(one)]);
  const book = Object.fromEntries(markedPages.map((one) => [one, { n: 4_000, first: 0 }]));
  expect([markCount({ book: {} }), markCount(page(240)), markCount({ book })]).toEqual([0, 2, 141]);
});

it("have a nearest one", () => {
  const book = { "crop leek": { n: 30, first: 0 }, "dish peaSoup": { n: 9, first: 0 } };
  expect(nearestMark({ book })).toEqual({ page: "dish peaSoup", rank: "known", has: 9, needs: 10 });
  expect(nearestMark({ book: {} })).toBeNull();
});
