// A cut loaf on its board with two slices fallen over and the knife still in the crumbs.
import { block, box, type Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const slice = (x: number, lean: number): Part[] => [
  box([0.06, 0.22, 0.26], [x, 0.04, -0.02], "ginger", { bevel: 0.03, turn: [0, 0, lean] }),
  block([0.066, 0.17, 0.2], [x, 0.065, -0.02], "cream", { turn: [0, 0, lean] }),
];

export const freshLoaf: Piece = {
  id: "fresh-loaf",
  name: "Fresh loaf",
  set: "kitchen",
  stands: "surface",
  parts: [
    box([0.86, 0.05, 0.46], [0, 0, 0], "wood", { bevel: 0.02 }),
    box([0.44, 0.26, 0.28], [-0.16, 0.04, -0.02], "ginger", { bevel: 0.075 }),
    box([0.38, 0.06, 0.22], [-0.16, 0.255, -0.02], "gingerDark", { bevel: 0.03 }),
    ...[-0.28, -0.17, -0.06].map((x) =>
      box([0.045, 0.03, 0.2], [x, 0.295, -0.02], "linen", { bevel: 0.01, turn: [0, 0.4, 0] }),
    ),
    ...slice(0.13, -0.42),
    ...slice(0.25, -0.78),
    block([0.3, 0.012, 0.05], [0.06, 0.05, 0.18], "slateLight"),
    box([0.18, 0.035, 0.05], [0.29, 0.05, 0.18], "bark", { bevel: 0.012 }),
    block([0.03, 0.02, 0.03], [-0.24, 0.05, 0.18], "straw", { turn: [0, 0.6, 0] }),
    block([0.025, 0.015, 0.025], [-0.15, 0.05, 0.2], "straw", { turn: [0, 0.2, 0] }),
  ],
};
