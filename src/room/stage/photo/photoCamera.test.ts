// However far aside an exposure is taken, what is in focus stays in its dot, and what is not moves as far as it should.
import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { type Eye, rayThrough } from "./eye.ts";
import { type PhotoSight, photoCamera } from "./photoCameraScene.ts";
import type { Sample } from "./samples.ts";

const eye: Eye = { at: [3, 1.7, 5], heading: 0.7, down: 0.2, half: 0.3 };
const sight: PhotoSight = { eye, width: 300, height: 200, focus: 6, aperture: 0.1 };
const middle: Sample = { dot: { x: 0, y: 0 }, lens: { x: 0, y: 0 }, sun: { x: 0, y: 0 } };
const aside: Sample = { ...middle, lens: { x: 0.8, y: -0.6 } };

/** In dots from the upper left of the whole picture. */
function dotOf(sample: Sample, far: number, strip = { top: 0, rows: 200 }) {
  const { camera, look } = photoCamera();
  look(sight, sample, strip);
  const { from, along } = rayThrough(eye, 1.5, 0.4, -0.3);
  const at = new Vector3(...from).addScaledVector(new Vector3(...along), far).project(camera);
  return { x: ((at.x + 1) / 2) * 300, y: strip.top + ((1 - at.y) / 2) * strip.rows };
}

describe("photoCameraScene", () => {
  test("the eye of sums and the camera of the scene see a point in one place", () => {
    const { x, y } = dotOf(middle, 4);
    expect(x).toBeCloseTo(0.7 * 300, 3);
    expect(y).toBeCloseTo(0.65 * 200, 3);
  });

  test("what is in focus stays, what is behind it moves one way and what is before it the other", () => {
    const still = dotOf(middle, 6);
    expect(dotOf(aside, 6).x).toBeCloseTo(still.x, 3);
    expect(dotOf(aside, 6).y).toBeCloseTo(still.y, 3);
    // The lens is a tenth of a tile: at twice the focus a half of what it would be at infinity.
    const dots = (200 / 2 / 0.3) * 0.1;
    expect(dotOf(aside, 12).x - still.x).toBeCloseTo(0.8 * dots * (1 / 6 - 1 / 12), 3);
    expect(dotOf(aside, 3).x - still.x).toBeCloseTo(0.8 * dots * (1 / 6 - 1 / 3), 3);
  });

  test("strips are parts of one picture, and dots are moved by parts of themselves", () => {
    const strip = { top: 100, rows: 50 };
    expect(dotOf(middle, 5, strip).y).toBeCloseTo(dotOf(middle, 5).y, 3);
    const moved = dotOf({ ...middle, dot: { x: 0.5, y: -0.25 } }, 5);
    expect(dotOf(middle, 5).x - moved.x).toBeCloseTo(0.5, 3);
    expect(dotOf(middle, 5).y - moved.y).toBeCloseTo(-0.25, 3);
  });
});
