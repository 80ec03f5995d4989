// A larder with one door ajar on shelves of cheese, eggs, jars and a string of onions.
import { bead, block, box, type Part, placed, repeat, rod } from "../parts.ts";
import { jar } from "./crockery.ts";
import { type Piece, top } from "./furniture.ts";
import { knob, panelled } from "./joinery.ts";

const SHELVES = [0.2, 0.92, 1.52, 2.06] as const;

const store: Part[] = [
  rod(0.2, 0.2, [-0.34, 0.98, 0.02], "butter", { sides: 12 }),
  block([0.2, 0.21, 0.2], [-0.26, 0.98, 0.14], "#fde9a8", { turn: [0, 0.6, 0] }),
  ...jar(0.24, [-0.44, 1.58, 0.04], "tomato", "cream"),
  ...jar(0.2, [-0.18, 1.58, 0.06], "honey", "brick"),
  rod(0.17, 0.1, [-0.3, 2.12, 0.02], "teal", { sides: 10, upper: 0.21 }),
  ...repeat(3, (i) => bead(0.075, [-0.4 + i * 0.1, 2.25, (i % 2) * 0.06], "cream")),
  box([0.44, 0.42, 0.4], [-0.3, 0.26, 0], "linen", { bevel: 0.075 }),
  box([0.16, 0.1, 0.16], [-0.3, 0.66, 0], "linen", { bevel: 0.03 }),
];

/** Hinged on the left edge and swung out. */
const door: Part[] = placed(
  [
    ...panelled(0.6, 2.2, [0.3, 0, 0], "butter", "cream"),
    knob([0.54, 1.1, 0.06]),
    ...repeat(4, (i) => bead(0.08, [0.3 + (i % 2) * 0.09, 1.75 - i * 0.13, -0.08], "honey")),
    block([0.03, 0.6, 0.03], [0.34, 1.3, -0.06], "strawDark"),
  ],
  [-0.62, 0.2, 0.34],
  -1.3,
);

export const larder: Piece = {
  id: "larder-cupboard",
  name: "Larder cupboard",
  set: "kitchen",
  words: "pantry",
  stands: "floor",
  surfaces: [top(2.72, 1.36, 0.74, 0, 0.02)],
  tint: ["wood", "butter", "cream", "straw"],
  parts: [
    box([1.24, 0.14, 0.6], [0, 0, 0], "walnut", { bevel: 0.02 }),
    block([1.26, 2.5, 0.06], [0, 0.12, -0.3], "strawDark"),
    ...[-0.62, 0.02, 0.62].map((x) =>
      box([0.06, 2.5, 0.64], [x, 0.12, 0], "straw", { bevel: 0.02 }),
    ),
    ...SHELVES.map((y) => box([1.2, 0.06, 0.58], [0, y - 0.06, 0], "pine", { bevel: 0.015 })),
    box([1.4, 0.12, 0.78], [0, 2.6, 0.02], "walnut", { bevel: 0.04 }),
    ...panelled(0.6, 2.2, [0.31, 0.2, 0.32], "butter", "cream"),
    knob([0.08, 1.3, 0.38]),
    ...store,
    ...door,
  ],
};
