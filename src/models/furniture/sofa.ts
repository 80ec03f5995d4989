// A deep two-seater with round arms, cushions and a throw over one of them.
import { ALONG_Z, block, box, cylinder, mirror, type Part } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { straightLegs } from "./legs.ts";

const arm = (side: number): Part[] => [
  box([0.26, 0.46, 0.98], [side * 1.12, 0.14, 0.04], "moss", { bevel: 0.07 }),
  cylinder(0.17, 0.98, [side * 1.14, 0.66, -0.45], "mossLight", {
    turn: ALONG_Z,
    bevel: 0.06,
    sides: 14,
  }),
];

const throwOver: Part[] = [
  block([0.42, 0.05, 0.66], [1.14, 0.81, 0.08], "linen"),
  block([0.05, 0.42, 0.66], [1.32, 0.42, 0.08], "linen"),
  ...[-0.18, 0, 0.18].map((z) => block([0.055, 0.43, 0.06], [1.322, 0.418, 0.08 + z], "rose")),
  ...[-0.18, 0, 0.18].map((z) => block([0.43, 0.055, 0.06], [1.14, 0.809, 0.08 + z], "rose")),
];

export const sofa: Piece = {
  id: "sofa",
  name: "Moss sofa",
  set: "parlour",
  words: "couch settee seat",
  stands: "floor",
  surfaces: [top(0.66, 1.1, 0.95, 0.5, 0.1)],
  tint: ["cloth", "moss", "mossLight"],
  parts: [
    ...straightLegs(2.2, 0.86, 0.16, 0.12, "bark"),
    box([2.3, 0.34, 1.02], [0, 0.12, 0.02], "moss", { bevel: 0.07 }),
    box([2.34, 0.9, 0.28], [0, 0.3, -0.42], "moss", { bevel: 0.1, turn: [-0.12, 0, 0] }),
    ...arm(-1),
    ...arm(1),
    ...mirror(
      box([0.98, 0.24, 0.82], [-0.5, 0.42, 0.13], "mossLight", { bevel: 0.09 }),
      box([0.96, 0.52, 0.2], [-0.5, 0.62, -0.24], "mossLight", {
        bevel: 0.075,
        turn: [-0.2, 0, 0],
      }),
    ),
    box([0.5, 0.46, 0.18], [-0.72, 0.68, -0.02], "cushion", {
      bevel: 0.075,
      turn: [-0.34, 0.34, 0.08],
    }),
    box([0.44, 0.4, 0.17], [-0.3, 0.66, 0.06], "cream", {
      bevel: 0.075,
      turn: [-0.42, -0.1, -0.06],
    }),
    ...throwOver,
  ],
};
