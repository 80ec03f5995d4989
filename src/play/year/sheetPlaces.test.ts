// The pictures of a sheet lie whole on it, none over another, nor over the ring of months.
import { describe, expect, test } from "vitest";
import { alongMonths, SHEET, sheetDays, sheetPictureSize, sheetPlaces } from "./sheetPlaces.ts";

describe.each([365, 30])("a sheet of %i days", (days) => {
  const shown = sheetDays(days);
  const places = sheetPlaces(shown.length);
  const size = sheetPictureSize(shown.length);

  test("has 52 pictures of a year, and each day of a month, in their order", () => {
    expect(shown).toHaveLength(days === 365 ? 52 : 30);
    expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
    expect(shown.at(-1)).toBeLessThan(days);
  });

  test("none lies over another or over the edge", () => {
    for (const [i, { x, y }] of places.entries()) {
      expect(Math.min(x, y, SHEET.width - x, SHEET.height - y)).toBeGreaterThan(size / 2);
      for (const other of places.slice(i + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(size);
    }
  });

  test("none lies over the months", () => {
    const ring = Array.from({ length: 200 }, (_, i) => alongMonths(i / 200));
    for (const place of places)
      for (const { x, y } of ring)
        expect(Math.hypot(x - place.x, y - place.y)).toBeGreaterThan(size / 2);
  });
});
