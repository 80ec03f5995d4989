// A writing desk with pigeonholes, a half-written letter, ink and a green lamp.
import { block, box, mirror, type Part, repeat, rod } from "../parts.ts";
import { pick } from "../random.ts";
import { type Piece, top } from "./furniture.ts";
import { drawerFront } from "./joinery.ts";

const TOP = 0.94;

const holes: Part[] = [
  block([1.6, 0.44, 0.04], [0, TOP, -0.36], "bark"),
  ...repeat(6, (i) =>
    box([0.045, 0.44, 0.26], [-0.8 + i * 0.32, TOP, -0.26], "wood", { bevel: 0.012 }),
  ),
  box([1.72, 0.06, 0.34], [0, TOP + 0.44, -0.24], "walnut", { bevel: 0.025 }),
  block([1.56, 0.03, 0.24], [0, TOP + 0.2, -0.26], "oak"),
  ...repeat(5, (i) =>
    block(
      [0.2, 0.12, 0.02],
      [-0.64 + i * 0.32, TOP + (i % 2 ? 0.23 : 0.02), -0.19],
      pick(["cream", "rose", "linen"], 6, i),
      { turn: [0, 0, (i - 2) * 0.08] },
    ),
  ),
];

const letter: Part[] = [
  block([0.4, 0.008, 0.3], [-0.06, TOP, 0.16], "white", { turn: [0, 0.16, 0] }),
  ...repeat(3, (i) =>
    block([0.26, 0.01, 0.014], [-0.1 + i * 0.01, TOP, 0.09 + i * 0.06], "slate", {
      turn: [0, 0.16, 0],
    }),
  ),
  rod(0.06, 0.08, [0.34, TOP, 0.06], "denim", { sides: 8, upper: 0.04 }),
  block([0.02, 0.3, 0.07], [0.38, TOP + 0.06, 0.04], "cream", { turn: [0.2, 0.4, -0.4] }),
];

export const writingDesk: Piece = {
  id: "writing-desk",
  name: "Writing desk",
  set: "parlour",
  words: "bureau study",
  stands: "floor",
  surfaces: [top(0.94, 1.6, 0.5, 0, 0.14)],
  tint: ["wood", "oak", "pine", "walnut"],
  parts: [
    ...mirror(
      box([0.5, 0.72, 0.66], [-0.62, 0.1, 0], "wood", { bevel: 0.025 }),
      box([0.44, 0.1, 0.58], [-0.62, 0, 0], "bark", { bevel: 0.02 }),
      ...[0.14, 0.36, 0.58].flatMap((y) => drawerFront(0.42, 0.2, [-0.62, y, 0.33], "oak", "pine")),
    ),
    box([1.78, 0.1, 0.82], [0, TOP - 0.1, 0], "walnut", { bevel: 0.035 }),
    block([1.3, 0.012, 0.42], [0, TOP - 0.005, 0.14], "olive"),
    ...holes,
    ...letter,
  ],
};
