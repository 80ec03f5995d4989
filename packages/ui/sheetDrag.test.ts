import { expect, test } from "vitest";
import { dismisses } from "./sheetDrag.ts";

test("a sheet drawn down by more than a third goes, however slowly", () => {
  expect(dismisses(141, 400, 3000)).toBe(true);
  expect(dismisses(139, 400, 3000)).toBe(false);
});

test("a flick is enough, a twitch is not", () => {
  expect(dismisses(60, 400, 80)).toBe(true);
  expect(dismisses(60, 400, 200)).toBe(false);
  expect(dismisses(30, 400, 10)).toBe(false);
});
