// A tall fig in a glazed pot, its leaves set in a spiral.
import {
  cylinder,
  lathe,
  moved,
  type Part,
  type Point2,
  points,
  repeat,
  slab,
  turned,
} from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";

const LEAF: readonly Point2[] = points(
  "0 0, 0.13 0.12, 0.17 0.28, 0.1 0.46, 0 0.56, -0.1 0.46, -0.17 0.28, -0.13 0.12",
);
const GREENS = ["leaf", "leafDeep", "leafLight"] as const;

function leaf(i: number): Part[] {
  const t = i / 19;
  const height = 0.78 + t * 0.92;
  const reach = 0.1 + 0.2 * (1 - t);
  const droop = 0.95 - t * 0.75 + between(-0.12, 0.12, 5, i);
  const blade = slab(
    LEAF.map(([x, y]): Point2 => [x * (1.15 - t * 0.3), y * (1.15 - t * 0.3)]),
    0.025,
    [0, 0, 0],
    GREENS[i % 3]!,
    { bevel: 0, flat: true },
  );
  const tilted = moved(turned([blade], [droop, 0, 0]), [0, 0, reach]);
  return moved(turned(tilted, [0, i * 2.4, 0]), [0, height, 0]);
}

export const pottedFig: Piece = {
  id: "potted-fig",
  name: "Potted fig",
  set: "garden",
  words: "plant tree",
  stands: "floor",
  footprint: [1.7, 1.7],
  height: 2.35,
  tint: ["glaze", "teal", "cream"],
  parts: [
    lathe(
      points(`
      0 0, 0.24 0, 0.28 0.05, 0.37 0.42, 0.4 0.44, 0.4 0.52, 0.34 0.52, 0.33 0.46, 0 0.46
    `),
      [0, 0, 0],
      "teal",
      { sides: 22 },
    ),
    lathe(points("0.33 0, 0.352 0.01, 0.365 0.09, 0.345 0.1"), [0, 0.24, 0], "cream", {
      sides: 22,
    }),
    cylinder(0.33, 0.03, [0, 0.45, 0], "soilWet", { sides: 16 }),
    cylinder(0.045, 1.2, [0, 0.46, 0], "bark", { sides: 7, upper: 0.03, turn: [0, 0, 0.04] }),
    cylinder(0.03, 0.7, [0.02, 0.6, 0], "gingerDark", {
      sides: 6,
      upper: 0.018,
      turn: [0.3, 0, -0.34],
    }),
    ...repeat(20, leaf),
  ],
};
