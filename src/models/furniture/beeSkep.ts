// A straw skep on its board, with three bees who know the way.
import { ALONG_Z, bead, block, box, lathe, type Part, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const bee = (x: number, y: number, z: number): Part[] => [
  box([0.05, 0.045, 0.075], [x, y, z], "honey", { bevel: 0.012, turn: [0, x * 6, 0] }),
  block([0.052, 0.047, 0.02], [x, y, z], "coal", { turn: [0, x * 6, 0] }),
  block([0.1, 0.01, 0.04], [x, y + 0.045, z], "white", { turn: [0, x * 6, 0.2] }),
];

export const beeSkep: Piece = {
  id: "bee-skep",
  name: "Bee skep",
  set: "garden",
  stands: "surface",
  parts: [
    box([0.78, 0.06, 0.74], [0, 0, 0], "oak", { bevel: 0.02 }),
    lathe(
      points(`
      0.3 0, 0.34 0.06, 0.31 0.11, 0.34 0.17, 0.3 0.23, 0.31 0.29, 0.25 0.34, 0.24 0.4,
      0.15 0.46, 0.12 0.5, 0 0.53
    `),
      [0, 0.06, -0.02],
      "strawDark",
      { sides: 12, top: "straw" },
    ),
    bead(0.06, [0, 0.61, -0.02], "strawDark"),
    rod(0.07, 0.03, [0, 0.15, 0.29], "coal", { sides: 8, turn: ALONG_Z }),
    ...bee(0.2, 0.4, 0.34),
    ...bee(-0.16, 0.28, 0.38),
    ...bee(0.06, 0.08, 0.36),
  ],
};
