// A wing chair for reading by the stove.
import { ALONG_Z, box, cylinder, mirror, type Part } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { turnedLeg } from "./legs.ts";

const side = (s: number): Part[] => [
  box([0.2, 0.42, 0.84], [s * 0.5, 0.2, 0.1], "russet", { bevel: 0.06 }),
  cylinder(0.13, 0.86, [s * 0.52, 0.66, -0.32], "russetLight", {
    turn: ALONG_Z,
    bevel: 0.05,
    sides: 12,
  }),
  box([0.16, 0.62, 0.42], [s * 0.48, 0.76, -0.24], "russet", { bevel: 0.075, turn: [-0.12, 0, 0] }),
];

export const armchair: Piece = {
  id: "wing-armchair",
  name: "Wing armchair",
  set: "parlour",
  words: "seat easy",
  stands: "floor",
  footprint: [1.32, 1.26],
  height: 1.6,
  surfaces: [top(0.66, 1, 0.9, 0, 0.1)],
  tint: ["cloth", "russet", "russetLight"],
  parts: [
    ...mirror(...[-0.34, 0.42].map((z) => turnedLeg(-0.46, z, 0.22, "bark", 0.7, 8))),
    box([1.1, 0.3, 1.0], [0, 0.18, 0.02], "russet", { bevel: 0.07 }),
    box([0.82, 0.22, 0.84], [0, 0.44, 0.12], "russetLight", { bevel: 0.09 }),
    box([1.0, 1.1, 0.26], [0, 0.42, -0.4], "russet", { bevel: 0.11, turn: [-0.14, 0, 0] }),
    box([0.76, 0.74, 0.16], [0, 0.66, -0.24], "russetLight", { bevel: 0.075, turn: [-0.16, 0, 0] }),
    ...side(-1),
    ...side(1),
    box([0.46, 0.42, 0.17], [0.06, 0.66, -0.02], "cream", {
      bevel: 0.075,
      turn: [-0.36, 0.16, 0.1],
    }),
  ],
};
