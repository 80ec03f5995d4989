// The sums agree with the camera, and a ray goes through the point that it was drawn at.
import { expect, test } from "vitest";
import { firstView } from "../editor/viewSettings.ts";
import { flatView } from "./flatView.ts";
import { onFloor } from "./picking.ts";
import { toScene } from "./roomFrame.ts";
import { viewScene } from "./viewScene.ts";

const size = { columns: 9, rows: 6, height: 17 };
const view = { width: 640, height: 410 };
const spots = [
  [0, 0, 0],
  [3.2, 1.4, -2.5],
  [-4.5, 4, 3],
] as const;

test.each([0, 1, 2, 3] as const)("from quarter %s", (quarter) => {
  const look = { ...firstView, quarter, zoom: 1.7, pan: { x: 1.2, z: -0.6 } };
  const eye = flatView(size, look, view);
  const camera = viewScene();
  camera.resize(view.width, view.height);
  camera.look({ size, yaw: (quarter * Math.PI) / 2, look, walker: null });
  for (const spot of spots) {
    const [seen, drawn] = [camera.project(spot), eye.project(spot)];
    expect(drawn.x).toBeCloseTo(seen.x, 2);
    expect(drawn.y).toBeCloseTo(seen.y, 2);
  }
  const at = toScene(size, 13, 7);
  const { x, y } = eye.project([at.x, 0, at.z]);
  const met = onFloor(eye.rayAt(x, y), size)!;
  expect(met.x).toBeCloseTo(13, 4);
  expect(met.z).toBeCloseTo(7, 4);
  camera.dispose();
});
