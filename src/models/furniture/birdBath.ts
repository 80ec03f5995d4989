// A stone bird bath with a robin who has it to himself.
import { bead, block, lathe, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { clump } from "./sprays.ts";

export const birdBath: Piece = {
  id: "bird-bath",
  name: "Bird bath",
  set: "garden",
  stands: "floor",
  parts: [
    lathe(
      points(`
      0 0, 0.32 0, 0.3 0.1, 0.12 0.2, 0.1 0.56, 0.2 0.68, 0.48 0.8, 0.52 0.9, 0.44 0.9,
      0 0.84
    `),
      [0, 0, 0],
      "stoneDark",
      { sides: 10, top: "#ddd5c8" },
    ),
    rod(0.43, 0.02, [0, 0.86, 0], "water", { sides: 10 }),
    bead(0.1, [0.34, 0.98, 0.26], "#8a6a4c", { stretch: [1.1, 1, 0.9] }),
    bead(0.075, [0.3, 0.97, 0.31], "carrot"),
    bead(0.065, [0.31, 1.09, 0.28], "#8a6a4c"),
    block([0.06, 0.025, 0.025], [0.26, 1.08, 0.32], "ink", { turn: [0, 0.7, 0] }),
    block([0.13, 0.03, 0.06], [0.44, 0.99, 0.2], "#6f5238", { turn: [0, 0.6, 0.5] }),
    clump(0.13, [-0.24, 0.12, 0.2], 3),
    clump(0.1, [-0.12, 0.09, 0.3], 4),
    bead(0.04, [-0.2, 0.22, 0.28], "white"),
    bead(0.035, [-0.3, 0.21, 0.2], "butter"),
  ],
};
