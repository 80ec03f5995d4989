import { expect, test } from "vitest";
import { fieldAt } from "../../fields/land/place.ts";
import { litPath } from "./litPath.ts";

test("fields side by side are one stroke, others have their own", () => {
  const ids = [3, 4, 5, 7].map((q) => fieldAt({ q, r: 2 }));
  const [first, second, ...more] = litPath([...ids, fieldAt({ q: 0, r: -2 })])
    .split("M")
    .slice(1);
  expect(first).toMatch(/^[\d.]+ [\d.]+H[\d.]+$/);
  const [x, end] = [Number.parseFloat(first!), Number(first!.split("H")[1])];
  expect(end - x).toBeCloseTo(20);
  expect(Number.parseFloat(second!)).toBeCloseTo(end + 20);
  expect(more).toHaveLength(1);
  expect(litPath([])).toBe("");
});
