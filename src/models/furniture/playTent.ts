// A striped play tent with its flap tied back, a lamp and a cushion inside.
import { spots } from "../lights.ts";
import { bead, block, box, type Part, points, repeat, ring, slab, spun } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const SIDE = 0.62;
const PEAK = 1.72;
const LEAN = Math.atan2(SIDE, PEAK);
const LONG = Math.hypot(SIDE, PEAK);

/** One sloping cloth that faces +z, in stripes; the front one is left open in the middle. */
function cloth(open: boolean): Part[] {
  const half = (t: number) => SIDE * (1 - t);
  return repeat(4, (i) => {
    const [a, b] = [i / 4, (i + 1) / 4];
    const colour = i % 2 ? "rose" : "cream";
    const turn = [-LEAN, 0, 0] as const;
    const at = [0, PEAK / 2, SIDE / 2] as const;
    const y = (t: number) => (t - 0.5) * LONG;
    const gap = open ? 0.44 * (1 - a * 1.4) : 0;
    const top = open ? Math.max(0, 0.44 * (1 - b * 1.4)) : 0;
    if (gap <= 0)
      return slab(
        [
          [-half(a), y(a)],
          [half(a), y(a)],
          [half(b), y(b)],
          [-half(b), y(b)],
        ],
        0.03,
        at,
        colour,
        { bevel: 0, turn },
      );
    return [-1, 1].map((s) => {
      const corners = [
        [s * gap, y(a)],
        [s * half(a), y(a)],
        [s * half(b), y(b)],
        [s * top, y(b)],
      ] as const;
      return slab(s > 0 ? corners : corners.toReversed(), 0.03, at, colour, { bevel: 0, turn });
    });
  });
}

export const playTent: Piece = {
  id: "play-tent",
  name: "Play tent",
  set: "nursery",
  stands: "floor",
  tint: ["cloth", "rose"],
  lights: spots("candle", [0.2, 0.2, 0.16]),
  parts: [
    ...cloth(true),
    ...[1, 2, 3].flatMap((i) => spun(cloth(false), (i * Math.PI) / 2)),
    box([1.1, 0.05, 1.1], [0, 0, 0], "denimPale", { bevel: 0.02 }),
    ...ring(
      4,
      ...spun(
        [block([0.045, 0.36, 0.045], [0, PEAK - 0.08, 0.05], "oak", { turn: [0.3, 0, 0] })],
        Math.PI / 4,
      ),
    ),
    box([0.34, 0.14, 0.3], [-0.12, 0.05, 0.1], "cushion", { bevel: 0.04, turn: [0, 0.4, 0] }),
    bead(0.07, [0.2, 0.12, 0.16], "lampshade", { glow: true }),
    ...repeat(3, (i) =>
      slab(
        points("-0.07 0, 0 -0.14, 0.07 0"),
        0.015,
        [-0.24 + i * 0.24, 1.02 - Math.abs(i - 1) * -0.04, 0.34],
        (["teal", "butter", "sage"] as const)[i]!,
        { bevel: 0, turn: [-LEAN, 0, 0] },
      ),
    ),
  ],
};
