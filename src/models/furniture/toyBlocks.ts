// A tower of blocks that stands for now, and the ones that fell.
import { box, type Colour, lathe, type Part, points, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const block = (x: number, y: number, z: number, colour: Colour, turn: number): Part[] => [
  box([0.22, 0.22, 0.22], [x, y, z], colour, { bevel: 0.02, turn: [0, turn, 0] }),
  box([0.14, 0.14, 0.226], [x, y + 0.04, z], "cream", { bevel: 0, turn: [0, turn, 0] }),
  box([0.226, 0.14, 0.14], [x, y + 0.04, z], "cream", { bevel: 0, turn: [0, turn, 0] }),
];

export const toyBlocks: Piece = {
  id: "building-blocks",
  name: "Building blocks",
  set: "nursery",
  words: "toys bricks",
  stands: "floor",
  parts: [
    ...block(-0.14, 0, -0.1, "brick", 0.1),
    ...block(0.13, 0, -0.12, "teal", -0.08),
    ...block(0, 0.22, -0.1, "butter", 0.2),
    ...block(0.01, 0.44, -0.1, "sage", -0.16),
    ...block(0.26, 0, 0.2, "rose", 0.7),
    lathe(points("0 0, 0.16 0, 0 0.22"), [0.01, 0.66, -0.1], "denim", {
      sides: 4,
      flat: true,
      turn: [0, 0.6, 0],
    }),
    rod(0.09, 0.26, [-0.34, 0.09, 0.16], "honey", { sides: 9, turn: [0, 0.5, -Math.PI / 2] }),
    slab(
      points(`
      -0.22 0, -0.1 0, -0.07 0.08, 0.07 0.08, 0.1 0, 0.22 0, 0.2 0.12, 0.1 0.2, -0.1 0.2,
      -0.2 0.12
    `),
      0.18,
      [-0.02, 0, 0.32],
      "denimPale",
      { bevel: 0, turn: [0, 0.3, 0] },
    ),
  ],
};
