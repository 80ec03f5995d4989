// What was at the edge of the picture comes to its middle, and no further.
import { describe, expect, test } from "vitest";
import { aimed, aimedBy, cropBeside, cropped, photoCrops, straight } from "./aim.ts";
import { type Eye, projectToPicture, rayThrough } from "./eye.ts";

const eye: Eye = { at: [3, 2, 4], heading: 0.7, down: 0, half: 0.3 };
const aspect = 1.5;
/** Four tiles ahead through a point of the picture. */
const seenAt = (x: number, y: number) => {
  const { from, along } = rayThrough(eye, aspect, x, y);
  return [0, 1, 2].map((k) => from[k]! + 4 * along[k]!) as unknown as Eye["at"];
};

describe("aim of a photograph", () => {
  test("straight ahead it is the same eye", () => {
    expect(aimed(eye, straight, aspect)).toEqual(eye);
  });

  test.each([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0.5, 0],
  ] as const)("aimed by %d and %d, what was there is in the middle", (x, y) => {
    const { x: across, y: up } = projectToPicture(aimed(eye, [x, y], aspect), aspect, seenAt(x, y));
    expect(across).toBeCloseTo(0, 6);
    expect(up).toBeCloseTo(0, 6);
  });

  test("it goes no further than the edge of the first picture", () => {
    expect(aimedBy([0.9, -0.9], 0.4, -0.4)).toEqual([1, -1]);
    expect(aimed(eye, [7, 0], aspect)).toEqual(aimed(eye, [1, 0], aspect));
  });

  test("closer, what was half way to the edge is at it, and the middle stays", () => {
    const closer = cropped(eye, 0.5);
    expect(projectToPicture(closer, aspect, seenAt(0.5, -0.5)).x).toBeCloseTo(1, 6);
    expect(projectToPicture(closer, aspect, seenAt(0.5, -0.5)).y).toBeCloseTo(-1, 6);
    expect(projectToPicture(closer, aspect, seenAt(0, 0)).x).toBeCloseTo(0, 6);
  });

  test("one goes closer step by step and back, and stays at either end", () => {
    const steps = photoCrops.map((crop) => [cropBeside(crop, -1), cropBeside(crop, 1)]);
    expect(steps).toEqual([
      [1, 0.8],
      [1, 0.64],
      [0.8, 0.5],
      [0.64, 0.5],
    ]);
  });
});
