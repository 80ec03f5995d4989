// A joiner's bench: a vice, a plane among its shavings, and a shelf of offcuts.
import { ALONG_Z, block, box, corners, lathe, type Part, points, repeat, rod } from "../parts.ts";
import { between } from "../random.ts";
import { type Piece, top } from "./furniture.ts";

const TOP = 0.98;

const vice: Part[] = [
  box([0.42, 0.3, 0.1], [-0.72, 0.64, 0.5], "oak", { bevel: 0.025 }),
  rod(0.035, 0.14, [-0.72, 0.72, 0.5], "iron", { sides: 6, turn: ALONG_Z }),
  block([0.03, 0.32, 0.03], [-0.72, 0.57, 0.63], "brass", { turn: [0, 0, 0.5] }),
];

const plane: Part[] = [
  box([0.44, 0.1, 0.15], [0.3, TOP, 0.02], "wood", { bevel: 0.02, turn: [0, 0.24, 0] }),
  block([0.05, 0.16, 0.1], [0.3, TOP + 0.06, 0.02], "ironLight", { turn: [0, 0.24, 0.5] }),
  box([0.07, 0.16, 0.05], [0.16, TOP + 0.08, 0.055], "walnut", {
    bevel: 0.02,
    turn: [0, 0.24, 0.3],
  }),
  ...repeat(3, (i) =>
    lathe(
      points("0.03 0, 0.045 0.03, 0.045 0.07"),
      [0.6 + (i % 2) * 0.15, TOP, -0.2 + i * 0.12],
      "pine",
      { sides: 6, turn: [i, 0, 0.9] },
    ),
  ),
];

export const workbench: Piece = {
  id: "workbench",
  name: "Workbench",
  set: "workshop",
  stands: "floor",
  surfaces: [top(0.98, 2.1, 0.8)],
  tint: ["wood", "oak", "pine", "wood"],
  parts: [
    ...corners(box([0.17, 0.88, 0.17], [-0.9, 0, -0.28], "wood", { bevel: 0.03 })),
    ...[-0.28, 0.28].map((z) => box([1.8, 0.14, 0.08], [0, 0.7, z], "wood", { bevel: 0.02 })),
    box([1.72, 0.05, 0.56], [0, 0.22, 0], "oak", { bevel: 0.015 }),
    ...repeat(2, (i) =>
      box([2.2, 0.12, 0.44], [0, TOP - 0.12, -0.225 + i * 0.45], i ? "pine" : "oak", {
        bevel: 0.03,
      }),
    ),
    ...vice,
    ...plane,
    block([0.34, 0.05, 0.03], [-0.3, TOP, -0.2], "honey", { turn: [0, 0.3, 0] }),
    block([0.5, 0.012, 0.1], [-0.66, TOP, -0.14], "slateLight", { turn: [0, -0.2, 0] }),
    box([0.16, 0.04, 0.12], [-0.96, TOP, -0.2], "bark", { bevel: 0.012, turn: [0, -0.2, 0] }),
    ...repeat(5, (i) =>
      block(
        [between(0.5, 0.9, 8, i), 0.1, 0.12],
        [-0.36 + (i % 2) * 0.16, 0.27 + (i > 2 ? 0.1 : 0), -0.16 + (i % 3) * 0.16],
        i % 2 ? "pine" : "walnut",
      ),
    ),
    rod(0.13, 0.24, [0.6, 0.27, 0.02], "brick", { sides: 8 }),
  ],
};
