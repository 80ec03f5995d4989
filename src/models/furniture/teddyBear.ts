// A bear with one darned ear and a ribbon, sitting with his feet out.
import { ball, bead, block, box, mirror, type Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const FUR = "oak";

const limbs = (s: number): Part[] => [
  bead(0.1, [s * 0.15, 0.09, 0.18], FUR, { stretch: [0.9, 0.9, 1.5] }),
  bead(0.075, [s * 0.16, 0.1, 0.3], "linen", { stretch: [1, 1, 0.5] }),
  bead(0.085, [s * 0.22, 0.27, 0.06], FUR, { stretch: [0.8, 1.5, 0.8], turn: [-0.4, 0, s * 0.6] }),
];

export const teddyBear: Piece = {
  id: "teddy-bear",
  name: "Teddy bear",
  set: "nursery",
  words: "toy",
  stands: "surface",
  parts: [
    ball(0.2, [0, 0.2, 0], FUR, { detail: 1, stretch: [1, 1.02, 0.85] }),
    bead(0.13, [0, 0.19, 0.09], "linen", { stretch: [1, 1.1, 0.7] }),
    ball(0.19, [0, 0.5, 0.01], FUR, { detail: 1, stretch: [1.05, 0.92, 0.92] }),
    bead(0.08, [0, 0.46, 0.16], "linen", { stretch: [1.1, 0.85, 0.8] }),
    ...limbs(-1),
    ...limbs(1),
    bead(0.075, [-0.16, 0.66, 0], FUR, { stretch: [1, 1, 0.6] }),
    bead(0.075, [0.16, 0.66, 0], FUR, { stretch: [1, 1, 0.6] }),
    block([0.07, 0.06, 0.02], [0.17, 0.645, 0.04], "denim", { turn: [0, 0.2, 0.3] }),
    box([0.05, 0.035, 0.03], [0, 0.475, 0.225], "coal", { bevel: 0.012 }),
    ...mirror(block([0.03, 0.035, 0.02], [-0.075, 0.53, 0.165], "coal")),
    box([0.26, 0.06, 0.24], [0, 0.345, 0.02], "brick", { bevel: 0.02 }),
    ...mirror(
      box([0.11, 0.08, 0.04], [-0.065, 0.325, 0.17], "brick", { bevel: 0.015, turn: [0, 0, -0.4] }),
    ),
  ],
};
