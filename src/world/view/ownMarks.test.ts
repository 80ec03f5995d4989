// However many fields somebody keeps, the map bears few marks, and one wherever they lie.
import { expect, it } from "vitest";
import { parishOf } from "../../fields/land/place.ts";
import { MOST_MARKED, ownMarks } from "./ownMarks.ts";

const upTo = (count: number, step = 1) => Array.from({ length: count }, (_, n) => n * step);

it("marks each of few", () => {
  const own = upTo(MOST_MARKED, 7);
  expect(ownMarks(own)).toEqual(own);
});

it("marks one in each parish where there are thousands", () => {
  for (const own of [upTo(5_000, 2), upTo(10_000), upTo(MOST_MARKED + 1)]) {
    const marks = ownMarks(own);
    const parishes = new Set(own.map(parishOf));
    expect(marks.length).toBe(parishes.size);
    expect(new Set(marks.map(parishOf))).toEqual(parishes);
    const kept = new Set(own);
    expect(marks.filter((id) => !kept.has(id))).toEqual([]);
  }
});
