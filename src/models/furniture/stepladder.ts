// A stepladder with drips on its steps and a brush left on the top one.
import { block, box, type Colour, mirror, type Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const LEAN = 0.24;

const rails = (s: number, colour: Colour): Part[] =>
  [-1, 1].map((x) =>
    box([0.07, 1.7, 0.11], [x * 0.32, -0.02, s * 0.22], colour, {
      bevel: 0.02,
      turn: [-s * LEAN, 0, -x * 0.05],
    }),
  );

export const stepladder: Piece = {
  id: "stepladder",
  name: "Stepladder",
  set: "workshop",
  stands: "floor",
  tint: ["wood", "oak", "pine", "wood"],
  parts: [
    ...rails(1, "oak"),
    ...rails(-1, "wood"),
    ...[0.34, 0.72, 1.1].map((y, i) =>
      box([0.64 - i * 0.04, 0.06, 0.24], [0, y, 0.36 - y * 0.235], "pine", { bevel: 0.015 }),
    ),
    box([0.66, 0.07, 0.36], [0, 1.6, 0], "pine", { bevel: 0.025 }),
    block([0.6, 0.06, 0.05], [0, 0.5, -0.3], "wood"),
    ...mirror(block([0.02, 0.02, 0.44], [-0.28, 0.64, 0.02], "stoneDark")),
    block([0.16, 0.012, 0.12], [0.12, 0.78, 0.2], "teal"),
    block([0.05, 0.14, 0.012], [0.16, 0.66, 0.32], "teal"),
    block([0.09, 0.012, 0.08], [-0.14, 0.4, 0.3], "butter"),
    block([0.05, 0.03, 0.22], [-0.08, 1.67, 0.02], "walnut", { turn: [0, 0.7, 0] }),
    block([0.11, 0.05, 0.06], [0.02, 1.665, 0.12], "brass", { turn: [0, 0.7, 0] }),
    box([0.11, 0.05, 0.11], [0.08, 1.665, 0.18], "teal", { bevel: 0.02, turn: [0, 0.7, 0] }),
  ],
};
