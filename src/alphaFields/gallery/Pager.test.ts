import { expect, test } from "vitest";
import { shownPages } from "./Pager.tsx";

const shown = (page: number, pages: number) =>
  shownPages(page, pages)
    .map((n) => n ?? "…")
    .join(" ");

test("the first, the last and the pages around are shown, with gaps between", () => {
  expect(shown(1, 209)).toBe("1 2 … 209");
  expect(shown(100, 209)).toBe("1 … 99 100 101 … 209");
  expect(shown(209, 209)).toBe("1 … 208 209");
  expect(shown(2, 3)).toBe("1 2 3");
  expect(shown(1, 1)).toBe("1");
});
