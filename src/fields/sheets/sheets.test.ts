// Tests that every field and parish lies on one sheet of its kind, and that sheets are called by names that only they have.
import { describe, expect, test } from "vitest";
import { regions } from "../land/kinds.ts";
import { isSheetName, type SheetKind, sheetHours, sheetName, sheetsOf, shownOn } from "./sheets.ts";

const all = (kind: SheetKind, size: number) =>
  Array.from({ length: sheetsOf(kind, size) }, (_, n) => shownOn({ kind, n }, size));

describe("sheets of small pictures", () => {
  test.each([10_000, 1000, 91, 5])(
    "each of %d fields lies on one page and in one parish",
    (size) => {
      const ids = Array.from({ length: size }, (_, id) => id);
      expect(all("page", size).flat()).toEqual(ids);
      expect(all("parish", size).flat()).toEqual(ids);
      expect(all("page", size)[0]).toHaveLength(Math.min(48, size));
    },
  );

  test("each parish whose land is worked out stands under the region that most of it is", () => {
    const sheets = all("region", 10_000);
    expect(sheets.flat().toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 110 }, (_, n) => n),
    );
    expect(Object.fromEntries(sheets.map((on, i) => [regions[i]!.id, on.length]))).toMatchObject({
      vale: 28,
      meadows: 25,
      fells: 3,
    });
  });

  test("a sheet is known by its name, and nothing else is", () => {
    const names = sheetHours.flatMap((hour) =>
      [false, true].map((isDense) => sheetName({ kind: "page", n: 208 }, hour, isDense)),
    );
    expect(names).toContain("page-208-night-2x.avif");
    for (const name of names) expect(isSheetName(name, 10_000)).toBe(true);
    for (const name of [
      "page-209-day.avif",
      "page-01-day.avif",
      "parish-110-day.avif",
      "region-8-day.avif",
      "page-1-evening.avif",
      "page-1-day.webp",
      "../page-1-day.avif",
    ])
      expect(isSheetName(name, 10_000), name).toBe(false);
  });
});
