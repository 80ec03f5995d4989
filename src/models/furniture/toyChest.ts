// A toy chest that will not shut: a bear's ear, a drum and a paper windmill stick out.
import { ball, bead, block, box, type Part, points, repeat, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ellipse } from "./joinery.ts";

const STARS = [-0.36, 0, 0.36] as const;

const star = (x: number): Part[] =>
  [0, Math.PI / 4].map((turn) =>
    block([0.13, 0.13, 0.02], [x, 0.25, 0.345], "butter", { turn: [0, 0, turn] }),
  );

const windmill: Part[] = [
  rod(0.02, 0.62, [0.4, 0.42, -0.06], "pine", { sides: 5, turn: [0, 0, -0.16] }),
  ...repeat(4, (i) => {
    const a = i * (Math.PI / 2) + 0.3;
    return slab(
      points("0 0, 0.2 0.03, 0.15 0.14"),
      0.02,
      [0.5, 1.02, -0.02],
      i % 2 ? "teal" : "brick",
      { bevel: 0, turn: [0, 0, a] },
    );
  }),
  bead(0.03, [0.5, 1.02, 0], "butter"),
];

export const toyChest: Piece = {
  id: "toy-chest",
  name: "Toy chest",
  set: "nursery",
  words: "box storage",
  stands: "floor",
  tint: ["wood", "denim", "denimPale"],
  parts: [
    box([1.2, 0.46, 0.66], [0, 0.06, 0], "denim", { bevel: 0.03 }),
    block([1.08, 0.02, 0.54], [0, 0.515, 0], "coal"),
    box([1.26, 0.08, 0.72], [0, 0, 0], "white", { bevel: 0.025 }),
    box([1.26, 0.09, 0.72], [0, 0.78, -0.36], "denimPale", { bevel: 0.035, turn: [-1.25, 0, 0] }),
    ...STARS.flatMap(star),
    slab(ellipse(0.1, 0.1, 7), 0.06, [-0.42, 0.76, -0.05], "oak", { bevel: 0 }),
    slab(ellipse(0.1, 0.1, 7), 0.06, [-0.08, 0.76, -0.05], "oak", { bevel: 0 }),
    ball(0.2, [-0.25, 0.58, 0.02], "oak", { detail: 1 }),
    bead(0.075, [-0.25, 0.58, 0.2], "cream"),
    ...[-0.33, -0.17].map((x) => block([0.035, 0.04, 0.02], [x, 0.62, 0.19], "coal")),
    block([0.05, 0.035, 0.02], [-0.25, 0.6, 0.265], "coal"),
    rod(0.17, 0.2, [0.2, 0.46, 0.06], "brick", { sides: 8, turn: [0.3, 0, -0.2] }),
    rod(0.175, 0.03, [0.23, 0.64, 0.11], "cream", { sides: 8, turn: [0.3, 0, -0.2] }),
    ...windmill,
  ],
};
