// Whatever its size and from whichever side, the whole room is in view, and fills it.
import { expect, test } from "vitest";
import { eyeFrom, framing } from "./framing.ts";

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
