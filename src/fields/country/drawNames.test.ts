// Tests that names on the drawing are those of true parishes, stand in them, and leave each other room.
import { describe, expect, test } from "vitest";
import { hexOn } from "../land/hexCentre.ts";
import { parishLand } from "../land/parishLand.ts";
import { fieldAt, parishOf } from "../land/place.ts";
import { parishName } from "../parishNames.ts";
import { parishCalled } from "../parishSlug.ts";
import { namesOnDrawing } from "./drawNames.ts";
import { drawingToGround } from "./drawnView.ts";

const names = namesOnDrawing(10_000);
const parishAt = (place: { left: number; top: number }) => {
  const { x, z } = drawingToGround(place);
  return parishOf(fieldAt(hexOn(x, z)));
};

describe("drawNames", () => {
  test("every name stands on the parish that is called so", () => {
    expect(names.map(({ name }) => name)).toEqual(names.map((each) => parishName(parishAt(each))));
    const called = names.map(({ slug }) => parishCalled(slug, 10_000));
    expect(called).toEqual(names.map(parishAt));
  });

  test("the first are the middle, the highest, and one by the sea", () => {
    const [middle, highest, coast] = names.map(parishAt);
    expect(middle).toBe(0);
    expect(parishLand(highest!)!.height).toBe(1);
    expect(parishLand(coast!)!.coast).toBeGreaterThan(0);
  });

  test("no two of the six are in each other's way", () => {
    expect(names).toHaveLength(6);
    for (const one of names)
      for (const other of names)
        if (one !== other)
          expect(
            Math.abs(one.left - other.left) > 0.17 || Math.abs(one.top - other.top) > 0.1,
          ).toBe(true);
  });

  test("a smaller country names no parish that it has not", () => {
    expect(namesOnDrawing(91).map(({ name }) => name)).toEqual([parishName(0)]);
    expect(namesOnDrawing(1000).map(({ name }) => name)).toEqual([parishName(0), parishName(10)]);
  });
});
