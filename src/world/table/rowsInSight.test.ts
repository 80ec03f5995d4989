import { expect, test } from "vitest";
import { rowsInSight } from "./rowsInSight.ts";

test("all rows in sight are drawn wherever one is, and never many more", () => {
  for (let top = 0; top < 20_000; top += 37) {
    const { from, to } = rowsInSight(top, 600, 60);
    expect(from * 60).toBeLessThanOrEqual(top);
    expect(to * 60).toBeGreaterThanOrEqual(top + 600);
    expect(to - from).toBeLessThanOrEqual(10 + 2 * 12 + 2 * 6);
  }
  expect(rowsInSight(0, 600, 60)).toEqual(rowsInSight(59, 600, 60));
});
