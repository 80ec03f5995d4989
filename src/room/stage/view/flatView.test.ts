// A whole room is in view from every side, the sums agree with the camera, and a ray goes through its point.
import { describe, expect, test } from "vitest";
import { initialViewState } from "../../editor/viewSettings.ts";
import { eyeFrom, framing } from "../../picture/framing.ts";
import { onFloor } from "../pointing/picking.ts";
import { flatView } from "./flatView.ts";
import { toScene } from "./roomFrame.ts";
import { viewScene } from "./viewScene.ts";

const size = { columns: 9, rows: 6, height: 17 };
const view = { width: 640, height: 410 };
const spots = [
  [0, 0, 0],
  [3.2, 1.4, -2.5],
  [-4.5, 4, 3],
] as const;

describe("flatView", () => {
  test.each([0, 1, 2, 3] as const)("from quarter %s", (quarter) => {
    const look = { ...initialViewState, quarter, zoom: 1.7, pan: { x: 1.2, z: -0.6 } };
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
    // Under panels the room stays where it was in what they leave free, and so do its points.
    const area = { left: 338, top: 72, width: view.width, height: view.height };
    camera.resize(1280, 800);
    camera.frameTo({ origin: { x: area.left, y: area.top }, area });
    camera.look({ size, yaw: (quarter * Math.PI) / 2, look, walker: null });
    for (const spot of spots) {
      const [seen, drawn] = [camera.project(spot), eye.project(spot)];
      expect(drawn.x).toBeCloseTo(seen.x, 2);
      expect(drawn.y).toBeCloseTo(seen.y, 2);
      const back = camera.rayAt(seen.x, seen.y);
      const other = eye.rayAt(drawn.x, drawn.y);
      for (const axis of [0, 1, 2] as const)
        expect(back.along[axis]).toBeCloseTo(other.along[axis], 4);
    }
    camera.dispose();
  });

  const sizes = [
    { columns: 8, rows: 8, height: 17 },
    { columns: 2, rows: 32, height: 32 },
    { columns: 32, rows: 32, height: 8 },
    { columns: 12, rows: 5, height: 17 },
  ];

  test.each(sizes)("a room of $columns by $rows", (size) => {
    for (const aspect of [0.5, 1.2, 2.2])
      for (const quarter of [0, 1, 2, 3]) {
        const yaw = (quarter * Math.PI) / 2;
        const { look, half } = framing(size, aspect, yaw);
        const [ex, ey, ez] = eyeFrom(yaw);
        const far = Math.hypot(ex, ey, ez);
        const out = Math.hypot(ex, ez);
        let [widest, highest] = [0, 0];
        for (const x of [-size.columns / 2, size.columns / 2])
          for (const z of [-size.rows / 2, size.rows / 2])
            for (const y of [-0.8, size.height / 4]) {
              const isNearest = x * ex + z * ez > 0 && x * ez - z * ex === 0;
              const isHidden =
                y > 0 && Math.sign(x) === Math.sign(ex) && Math.sign(z) === Math.sign(ez);
              if (isNearest || isHidden) continue;
              const [dx, dy, dz] = [x - look[0], y - look[1], z - look[2]];
              const across = (dx * ez - dz * ex) / out;
              const upward = (dy * out - ((dx * ex + dz * ez) / out) * ey) / far;
              widest = Math.max(widest, Math.abs(across));
              highest = Math.max(highest, Math.abs(upward));
            }
        expect(widest).toBeLessThanOrEqual(half * aspect);
        expect(highest).toBeLessThanOrEqual(half);
        expect(Math.max(widest / (half * aspect), highest / half)).toBeGreaterThan(0.7);
      }
  });
});
