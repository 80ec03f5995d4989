// A little glasshouse of moss, a mushroom and a snail.
import { bead, block, box, corners, lathe, mirror, points, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { clump } from "./sprays.ts";

const FRAME = "brass";

export const terrarium: Piece = {
  id: "moss-house",
  name: "Moss house",
  set: "garden",
  words: "terrarium plant",
  stands: "surface",
  parts: [
    box([0.6, 0.1, 0.44], [0, 0, 0], "walnut", { bevel: 0.02 }),
    block([0.52, 0.06, 0.36], [0, 0.09, 0], "soil"),
    block([0.54, 0.34, 0.02], [0, 0.1, -0.19], "#d8efe8"),
    block([0.02, 0.34, 0.38], [-0.27, 0.1, 0], "#d8efe8"),
    ...corners(block([0.03, 0.38, 0.03], [-0.27, 0.08, -0.19], FRAME)),
    ...[-0.19, 0.19].map((z) => block([0.57, 0.03, 0.03], [0, 0.44, z], FRAME)),
    ...mirror(
      block([0.03, 0.03, 0.41], [-0.27, 0.44, 0], FRAME),
      ...[-1, 1].map((s) =>
        block([0.03, 0.03, 0.28], [-0.27, 0.54, s * 0.1], FRAME, { turn: [s * 0.8, 0, 0] }),
      ),
    ),
    slab(points("-0.19 0, 0.19 0, 0 0.2"), 0.015, [-0.27, 0.46, 0], "#d8efe8", {
      bevel: 0,
      turn: [0, Math.PI / 2, 0],
    }),
    block([0.58, 0.035, 0.035], [0, 0.645, 0], FRAME),
    clump(0.12, [-0.14, 0.18, -0.06], 1),
    clump(0.1, [0.02, 0.17, 0.02], 2, "leafLight"),
    clump(0.13, [0.15, 0.2, -0.08], 3),
    rod(0.025, 0.14, [-0.04, 0.14, 0.08], "cream", { sides: 6 }),
    lathe(points("0 0, 0.08 0, 0.06 0.05, 0 0.08"), [-0.04, 0.26, 0.08], "brick", { sides: 7 }),
    bead(0.05, [0.14, 0.2, 0.11], "honey", { stretch: [1, 1, 0.7] }),
    box([0.12, 0.03, 0.04], [0.12, 0.15, 0.11], "linen", { bevel: 0.01 }),
  ],
};
