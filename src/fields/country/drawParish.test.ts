// Tests that each field of a parish lies in its place in the frame, and that the drawing has what belongs to its land and its hour.
import { describe, expect, test } from "vitest";
import { countryOf } from "../land/law.ts";
import { parishOf } from "../land/place.ts";
import { drawParish } from "./drawParish.ts";
import { modelParish } from "./modelParish.ts";
import { parishFrame } from "./parishFrame.ts";

const country = countryOf(0);
const last = parishOf(9999);
const frames = Array.from({ length: last + 1 }, (_, parish) => parishFrame(parish));

const spotsOf = (d: string) =>
  d
    .replace(/^M|z$/g, "")
    .split("L")
    .map((spot) => spot.split(" ").map(Number) as [number, number]);

describe("drawParish", () => {
  test("every field of the country has a place in the frame of its parish", () => {
    expect(
      frames.flatMap(({ fields }) => fields.map(({ id }) => id).toSorted((a, b) => a - b)),
    ).toEqual(Array.from({ length: 10_000 }, (_, id) => id));
    const astray = frames.flatMap(({ width, height, fields }, parish) =>
      fields.filter(({ id, d }) => {
        const isInFrame = spotsOf(d).every(([x, y]) => x > 0 && x < width && y > 0 && y < height);
        return parishOf(id) !== parish || !isInFrame;
      }),
    );
    expect(astray).toEqual([]);
  });

  test("the middle field lies in the middle, its neighbour in the east right of it", () => {
    const { originX, originY, fields } = frames[19]!;
    const middleOf = (at: number) => {
      const spots = spotsOf(fields[at]!.d);
      return [0, 1].map((axis) => spots.reduce((sum, spot) => sum + spot[axis]!, 0) / spots.length);
    };
    expect(middleOf(0)[0]).toBeCloseTo(originX, -1);
    expect(middleOf(0)[1]).toBeCloseTo(originY, -1);
    expect(middleOf(1)[0]! - originX).toBeCloseTo(92, -1);
  });

  const WATER = "#6fb6c9";
  const waterIn = (parish: number) =>
    modelParish(country, parish, "day").parts.filter(({ colour }) => colour === WATER).length;

  test("a parish on a river shows it, one without shows none", () => {
    expect(waterIn(19)).toBeGreaterThan(60);
    expect(waterIn(2)).toBe(0);
  });

  test("all that stands on it lies in its frame, and windows shine at night alone", () => {
    const { width, height } = frames[44]!;
    const [day, night] = (["day", "night"] as const).map((hour) => drawParish(country, 44, hour));
    expect(day).toMatchObject({ width, height });
    expect(day!.shapes).not.toContain("p-glow");
    expect(night!.shapes.match(/<circle/g)!.length).toBeGreaterThan(5);
  });
});
