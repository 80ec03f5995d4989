// Ivy in a pot on a wall bracket, trailing down.
import { ball, bead, block, box, lathe, mirror, type Part, points, repeat } from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";

const GREENS = ["leaf", "leafLight", "leafDeep"] as const;

const trail = (k: number): Part[] => {
  const long = [5, 8, 6, 9, 4][k]!;
  const a = k * 1.25 - 0.9;
  return repeat(long, (i) =>
    bead(
      0.075 - i * 0.003,
      [
        Math.sin(a) * (0.2 + 0.02 * i) + between(-0.03, 0.03, k, i),
        0.62 - i * 0.1,
        0.34 + Math.cos(a) * 0.17,
      ],
      GREENS[(i + k) % 3]!,
      { flat: true, rough: 0.2, stretch: [1, 0.8, 0.7] },
    ),
  );
};

export const hangingIvy: Piece = {
  id: "hanging-ivy",
  name: "Hanging ivy",
  set: "garden",
  words: "plant",
  stands: "wall",
  hangsAt: 2.2,
  tint: ["glaze", "terracotta"],
  parts: [
    box([0.05, 0.06, 0.4], [0, 0.98, 0.2], "ironDark", { bevel: 0.015 }),
    box([0.05, 0.3, 0.04], [0, 0.8, 0.02], "ironDark", { bevel: 0.012 }),
    ...mirror(
      block([0.012, 0.42, 0.012], [-0.066, 0.6, 0.34], "strawDark", { turn: [0, 0, -0.154] }),
    ),
    lathe(
      points("0 0, 0.13 0, 0.2 0.2, 0.22 0.24, 0.18 0.25, 0 0.2"),
      [0, 0.38, 0.34],
      "terracotta",
      { sides: 16 },
    ),
    ...repeat(7, (i) =>
      ball(
        0.12,
        [Math.sin(i * 2.4) * 0.13, 0.66 + (i % 2) * 0.06, 0.34 + Math.cos(i * 2.4) * 0.12],
        GREENS[i % 3]!,
        { flat: true, rough: 0.16, detail: 1 },
      ),
    ),
    ...repeat(5, trail),
  ],
};
