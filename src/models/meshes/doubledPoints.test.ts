// A profile or an outline with a point that is there twice has no corner that faces nowhere: readers of files refuse those.
import { expect, test } from "vitest";
import type { Point2 } from "../parts.ts";
import { latheMesh } from "./latheMesh.ts";
import type { Mesh } from "./mesh.ts";
import { slabMesh } from "./slabMesh.ts";

const twice = (points: readonly Point2[], ...which: readonly number[]): Point2[] =>
  points.flatMap((point, i) => (which.includes(i) ? [point, point] : [point]));

function expectFacing({ normal }: Mesh) {
  for (let i = 0; i < normal.length; i += 3)
    expect(Math.hypot(normal[i]!, normal[i + 1]!, normal[i + 2]!)).toBeCloseTo(1, 9);
}

test("a profile turns to the same mesh", () => {
  const profile: readonly Point2[] = [
    [0, 0],
    [0.5, 0],
    [0.5, 1],
    [0, 1],
  ];
  const mesh = latheMesh(twice(profile, 1, 2), 8);
  expect(mesh).toEqual(latheMesh(profile, 8));
  expectFacing(mesh);
});

test.each([0, 0.05])("an outline is drawn out to the same slab, bevelled by %d", (bevel) => {
  const outline: readonly Point2[] = [
    [0, 0],
    [1, 0],
    [0.5, 1],
  ];
  const mesh = slabMesh(twice(outline, 2), 0.2, bevel);
  expect(mesh).toEqual(slabMesh(outline, 0.2, bevel));
  expectFacing(mesh);
});
