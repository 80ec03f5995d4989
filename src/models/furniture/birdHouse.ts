// A nesting box with a thatched lid, and a tail that has just gone in.
import { ALONG_Z, bead, block, box, mirror, points, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const birdHouse: Piece = {
  id: "nesting-box",
  name: "Nesting box",
  set: "garden",
  stands: "wall",
  tint: ["wood", "denimPale"],
  parts: [
    box([0.16, 1.0, 0.05], [0, 0, 0.025], "walnut", { bevel: 0.015 }),
    slab(
      points("-0.24 0, 0.24 0, 0.24 0.42, 0 0.66, -0.24 0.42"),
      0.36,
      [0, 0.16, 0.23],
      "denimPale",
      { bevel: 0.02 },
    ),
    ...mirror(
      box([0.46, 0.08, 0.52], [-0.17, 0.66, 0.26], "straw", { bevel: 0.025, turn: [0, 0, 0.78] }),
    ),
    box([0.12, 0.06, 0.56], [0, 0.82, 0.27], "strawDark", { bevel: 0.02 }),
    box([0.56, 0.05, 0.44], [0, 0.13, 0.25], "walnut", { bevel: 0.02 }),
    rod(0.085, 0.02, [0, 0.46, 0.405], "coal", { sides: 10, turn: ALONG_Z }),
    block([0.04, 0.15, 0.02], [0.01, 0.46, 0.45], "#6d8cae", { turn: [0.7, 0, 0.2] }),
    rod(0.02, 0.16, [0, 0.33, 0.4], "oak", { sides: 5, turn: ALONG_Z }),
    bead(0.04, [-0.14, 0.2, 0.42], "rose"),
    bead(0.05, [-0.18, 0.18, 0.41], "leaf", { flat: true }),
    bead(0.05, [0.17, 0.18, 0.41], "leafLight", { flat: true }),
    bead(0.035, [0.14, 0.21, 0.43], "butter"),
  ],
};
