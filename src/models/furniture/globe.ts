// A globe on a turned foot; the land on it is the country of the fields.
import { ball, bead, block, lathe, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const LANDS = [
  [0.16, 0.66, 0.18, 0.13],
  [0.22, 0.5, 0.08, 0.1],
  [-0.12, 0.6, 0.22, 0.11],
  [-0.02, 0.44, 0.24, 0.09],
  [0.06, 0.78, 0.06, 0.1],
] as const;

export const globe: Piece = {
  id: "globe",
  name: "Globe",
  set: "parlour",
  words: "world map",
  stands: "surface",
  parts: [
    lathe(points("0 0, 0.2 0, 0.19 0.05, 0.06 0.1, 0.05 0.2, 0 0.22"), [0, 0, 0], "walnut", {
      sides: 10,
    }),
    ball(0.27, [0, 0.55, 0], "teal", { detail: 1 }),
    ...LANDS.map(([x, y, z, r]) =>
      bead(r, [x * 0.86, 0.55 + (y - 0.55) * 0.86, z * 0.86], "sage", { stretch: [1, 0.8, 1] }),
    ),
    ...repeat(9, (i) => {
      const a = -1.9 + i * 0.475;
      return block(
        [0.035, 0.17, 0.03],
        [-Math.cos(a) * 0.33, 0.465 + Math.sin(a) * 0.33, 0],
        "brass",
        { turn: [0, 0, -a] },
      );
    }),
    rod(0.015, 0.08, [0, 0.81, 0], "brass", { sides: 5 }),
  ],
};
