// An enamel bread bin with its lid up against a baguette that is too long for it.
import { block, box, cylinder, type Part, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const baguette: Part[] = [
  cylinder(0.075, 0.78, [-0.16, 0.3, 0.04], "ginger", {
    sides: 8,
    bevel: 0.03,
    upper: 0.065,
    turn: [0, 0, -0.82],
  }),
  ...repeat(3, (i) =>
    block([0.1, 0.02, 0.1], [0.12 + i * 0.12, 0.57 + i * 0.11, 0.07], "linen", {
      turn: [0, 0.5, 0.75],
    }),
  ),
];

export const breadBin: Piece = {
  id: "bread-bin",
  name: "Bread bin",
  set: "kitchen",
  stands: "surface",
  tint: ["enamel", "enamel", "enamelLight"],
  parts: [
    box([0.72, 0.4, 0.44], [0, 0.02, 0], "cream", { bevel: 0.045 }),
    box([0.74, 0.05, 0.46], [0, 0, 0], "enamel", { bevel: 0.015 }),
    box([0.74, 0.05, 0.46], [0, 0.36, 0], "enamel", { bevel: 0.015 }),
    block([0.62, 0.02, 0.34], [0, 0.4, 0], "bark"),
    box([0.72, 0.1, 0.44], [0, 0.57, -0.33], "cream", { bevel: 0.04, turn: [-1.95, 0, 0] }),
    block([0.74, 0.035, 0.46], [0, 0.6, -0.28], "enamel", { turn: [-1.95, 0, 0] }),
    block([0.36, 0.14, 0.02], [0, 0.14, 0.22], "enamelLight"),
    ...baguette,
    cylinder(0.09, 0.24, [-0.2, 0.34, 0.02], "oak", { sides: 8, bevel: 0.03, turn: [0.2, 0, 0.2] }),
  ],
};
