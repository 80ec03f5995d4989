// Tests that the drawing shows the whole country, and that a place on it is the place on the ground.
import { describe, expect, test } from "vitest";
import { BLOCK } from "../land/block.ts";
import { hexCentre } from "../land/hexCentre.ts";
import { place } from "../land/place.ts";
import { drawingToGround, drawnView, groundToDrawing } from "./drawnView.ts";

const fields = Array.from({ length: BLOCK }, (_, id) => hexCentre(place(id)));

describe("drawnView", () => {
  test("every field lies on the drawing, with two steps of sea about the country", () => {
    const seen = fields.map(groundToDrawing);
    const shore = 2.5 / drawnView.across;
    for (const along of ["left", "top"] as const) {
      const places = seen.map((at) => at[along]);
      expect(Math.min(...places)).toBeGreaterThan(shore);
      expect(Math.max(...places)).toBeLessThan(1 - shore);
    }
  });

  test("what is seen of a place on the ground is that place again", () => {
    for (const field of fields) {
      const again = drawingToGround(groundToDrawing(field));
      expect(again.x).toBeCloseTo(field.x, 9);
      expect(again.z).toBeCloseTo(field.z, 9);
    }
  });

  test("east is to the right, south is lower, and a step south looks shorter than one east", () => {
    const here = groundToDrawing({ x: 0, z: 0 });
    const east = groundToDrawing({ x: 1, z: 0 });
    const south = groundToDrawing({ x: 0, z: 1 });
    expect(east.top).toBe(here.top);
    expect(south.left).toBe(here.left);
    const wide = (east.left - here.left) * drawnView.across;
    const high = (south.top - here.top) * drawnView.down;
    expect(wide).toBeCloseTo(1, 9);
    expect(high).toBeCloseTo(Math.sin((50 * Math.PI) / 180), 9);
  });
});
