// A trodden path along a line of points, with stepping stones on it.
import { steppingStones } from "../nature/rock.ts";
import { type Part, type Point2, placed, prism, repeat } from "../parts.ts";
import { between } from "../random.ts";

/** Points evenly spread along the corners given. */
function walked(corners: readonly Point2[], step: number): Point2[] {
  const out: [number, number][] = [];
  for (let i = 0; i + 1 < corners.length; i++) {
    const [ax, az] = corners[i]!;
    const [bx, bz] = corners[i + 1]!;
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, bz - az) / step));
    for (let k = 0; k < count; k++)
      out.push([ax + ((bx - ax) * k) / count, az + ((bz - az) * k) / count]);
  }
  const last = corners[corners.length - 1]!;
  out.push([last[0], last[1]]);
  return out;
}

export function path(corners: readonly Point2[], width: number, seed: number): Part[] {
  const ground = walked(corners, width * 0.32).map(([x, z], i) =>
    prism(
      9,
      (width / 2) * between(0.9, 1.12, seed, i),
      0.05,
      [x + between(-0.04, 0.04, seed, i + 90), -0.03 + (i % 7) * 0.0012, z],
      "path",
      { bevel: 0.015, turn: [0, i, 0] },
    ),
  );
  const stones = walked(corners, 0.5);
  return [
    ...ground,
    ...repeat(stones.length, (i) => {
      const [x, z] = stones[i]!;
      const [nx, nz] = stones[Math.min(i + 1, stones.length - 1)]!;
      const [px, pz] = stones[Math.max(i - 1, 0)]!;
      const across = Math.atan2(nx - px, nz - pz);
      return placed(
        steppingStones(seed + i),
        [x, 0.01, z],
        across,
        between(0.85, 1.1, seed, i + 40) * Math.min(1, width / 0.85),
      );
    }),
  ];
}
