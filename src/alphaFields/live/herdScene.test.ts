// Animals move above their feet, each by itself, and stand as they were modelled where nothing moves.
import { type Mesh, MeshBasicMaterial, Vector3 } from "three";
import { expect, test } from "vitest";
import { herdScene } from "./herdScene.ts";

/** Of one upright line, from its foot to its back. */
const solid = {
  position: new Float32Array([0, 0, 0, 0, 1, 0, 0, 0.5, 0]),
  normal: new Float32Array(9),
  color: new Float32Array(9),
  index: new Uint32Array([0, 1, 2]),
};
const two = [0, 1].map((x) => ({ solid, at: [x, 0, 2] as const, heading: 0.5, size: 0.7 }));

/** Where foot and back of each are on the field. */
function standing({ root }: ReturnType<typeof herdScene>) {
  root.updateMatrixWorld();
  return root.children.map(({ children }) =>
    [0, 1].map((y) => new Vector3(0, y, 0).applyMatrix4((children[0] as Mesh).matrixWorld)),
  );
}

test("their feet stay in their places, their backs go with the time", () => {
  const herd = herdScene(new MeshBasicMaterial());
  herd.show(two);
  const built = standing(herd);
  let farthest = 0;
  for (let seconds = 0; seconds < 7; seconds += 0.5) {
    herd.graze(seconds);
    for (const [i, [foot, back]] of standing(herd).entries()) {
      expect(foot!.distanceTo(new Vector3(...two[i]!.at))).toBeLessThan(1e-6);
      farthest = Math.max(farthest, back!.distanceTo(built[i]![1]!));
    }
  }
  expect(farthest).toBeGreaterThan(0.08);
  expect(farthest).toBeLessThan(0.2);
  herd.graze(null);
  expect(standing(herd)).toEqual(built);
});

test("those of another field take their places", () => {
  const herd = herdScene(new MeshBasicMaterial());
  herd.show(two);
  herd.show(two.slice(1));
  herd.graze(3);
  expect(standing(herd)).toHaveLength(1);
  herd.show([]);
  expect(standing(herd)).toEqual([]);
});
