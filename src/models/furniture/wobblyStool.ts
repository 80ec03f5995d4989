// The stool nobody asked for: three legs of three lengths, a mended seat, and a book under one foot.
import { ball, block, box, cylinder, moved, type Part, turned } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const LEAN = [0.1, 0, -0.17] as const;

const seat: Part[] = [
  cylinder(0.4, 0.1, [0, 0, 0], "wood", { sides: 18, bevel: 0.03 }),
  cylinder(0.33, 0.104, [0, 0, 0], "oak", { sides: 18, bevel: 0.01 }),
  box([0.34, 0.04, 0.15], [0.1, 0.09, 0.1], "pine", { bevel: 0.012, turn: [0, 0.5, 0] }),
  ...[-0.12, 0.12].map((d) =>
    ball(0.018, [0.1 + d * 0.88, 0.135, 0.1 - d * 0.48], "slate", { detail: 1 }),
  ),
  block([0.012, 0.012, 0.3], [-0.16, 0.1, -0.05], "bark", { turn: [0, 0.4, 0] }),
];

export const wobblyStool: Piece = {
  id: "wobbly-stool",
  name: "Wobbly stool",
  set: "kitchen",
  words: "seat broken",
  stands: "floor",
  parts: [
    ...moved(turned(seat, LEAN), [0.02, 0.57, 0]),
    cylinder(0.045, 0.64, [-0.33, 0, 0.22], "walnut", {
      sides: 7,
      upper: 0.055,
      turn: [-0.2, 0, -0.28],
    }),
    cylinder(0.04, 0.52, [0.4, 0.08, 0.24], "bark", {
      sides: 7,
      upper: 0.05,
      turn: [-0.3, 0, 0.5],
    }),
    cylinder(0.05, 0.62, [0.08, 0, -0.42], "oak", { sides: 7, upper: 0.045, turn: [0.5, 0, 0.05] }),
    box([0.1, 0.05, 0.1], [-0.24, 0.3, 0.16], "linen", { bevel: 0.02, turn: [-0.2, 0, -0.28] }),
    box([0.34, 0.035, 0.26], [0.36, 0, 0.26], "brick", { bevel: 0.01, turn: [0, 0.3, 0] }),
    block([0.32, 0.035, 0.24], [0.36, 0.03, 0.26], "cream", { turn: [0, 0.3, 0] }),
    box([0.34, 0.025, 0.26], [0.36, 0.062, 0.26], "brick", { bevel: 0.01, turn: [0, 0.3, 0] }),
  ],
};
