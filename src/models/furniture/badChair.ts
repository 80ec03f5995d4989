// The bad chair: three legs and a lean, a slat short, mended with tape; its fourth leg lies beside it.
import { ball, box, cylinder, moved, type Part, turned } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const leg = (x: number, z: number, h = 0.5): Part =>
  cylinder(0.048, h, [x, 0.5 - h, z], "wood", { sides: 8, upper: 0.055 });

const frame: Part[] = [
  leg(-0.28, 0.27),
  leg(-0.28, -0.28),
  leg(0.28, -0.28),
  cylinder(0.05, 0.09, [0.28, 0.41, 0.27], "wood", { sides: 8, upper: 0.055 }),
  cylinder(0.038, 0.04, [0.28, 0.385, 0.27], "pine", { sides: 6, upper: 0.046, bevel: 0.004 }),
  box([0.72, 0.08, 0.68], [0, 0.48, 0], "oak", { bevel: 0.025 }),
  box([0.3, 0.03, 0.18], [-0.08, 0.55, 0.08], "pine", { bevel: 0.01, turn: [0, 0.5, 0] }),
  ...[-0.11, 0.11].map((d) =>
    ball(0.016, [-0.08 + d * 0.88, 0.585, 0.08 - d * 0.48], "slate", { detail: 1 }),
  ),
  cylinder(0.046, 0.82, [-0.3, 0.54, -0.3], "wood", {
    sides: 8,
    upper: 0.036,
    turn: [-0.08, 0, 0.05],
  }),
  cylinder(0.046, 0.74, [0.3, 0.54, -0.3], "wood", {
    sides: 8,
    upper: 0.036,
    turn: [-0.08, 0, -0.14],
  }),
  box([0.76, 0.14, 0.05], [0.03, 1.13, -0.36], "oak", { bevel: 0.02, turn: [-0.08, 0, -0.13] }),
  box([0.62, 0.1, 0.045], [-0.04, 0.8, -0.33], "pine", { bevel: 0.018, turn: [-0.08, 0, 0.34] }),
  box([0.12, 0.13, 0.12], [-0.28, 0.22, 0.27], "linen", { bevel: 0.02 }),
];

const lost: Part[] = [
  cylinder(0.048, 0.4, [0, 0, 0], "wood", { sides: 8, upper: 0.055 }),
  cylinder(0.036, 0.06, [0, 0.39, 0], "pine", { sides: 6, upper: 0.026, bevel: 0.004 }),
];

export const badChair: Piece = {
  id: "bad-chair",
  name: "Bad chair",
  set: "kitchen",
  words: "seat broken",
  stands: "floor",
  parts: [
    ...moved(turned(frame, [0.17, 0, -0.2]), [0.0, 0.02, 0]),
    ...moved(turned(lost, [Math.PI / 2, 0, 0.0]), [0.5, 0.055, 0.22]),
  ],
};
