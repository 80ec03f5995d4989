// A lemon tree clipped round, in a square white tub.
import { ball, bead, block, box, corners, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const pottedCitrus: Piece = {
  id: "lemon-tree",
  name: "Lemon tree",
  set: "garden",
  words: "plant citrus",
  stands: "floor",
  tint: ["wood", "linen", "white"],
  parts: [
    box([0.66, 0.5, 0.66], [0, 0.08, 0], "white", { bevel: 0.03 }),
    ...corners(box([0.12, 0.62, 0.12], [-0.29, 0, -0.29], "linen", { bevel: 0.02 })),
    box([0.74, 0.08, 0.74], [0, 0.52, 0], "linen", { bevel: 0.02 }),
    block([0.56, 0.02, 0.56], [0, 0.59, 0], "soilWet"),
    rod(0.06, 0.78, [0, 0.58, 0], "bark", { sides: 7, upper: 0.045 }),
    ball(0.5, [0, 1.64, 0], "leaf", { detail: 1, flat: true, rough: 0.07, top: "leafLight" }),
    bead(0.26, [-0.26, 1.38, 0.26], "leafDeep", { flat: true, rough: 0.1 }),
    bead(0.24, [0.28, 1.44, 0.3], "leaf", { flat: true, rough: 0.1 }),
    ...repeat(7, (i) => {
      const a = i * 2.4 + 0.4;
      const y = [1.32, 1.7, 1.5, 1.92, 1.36, 1.62, 1.8][i]!;
      const r = Math.sqrt(Math.max(0.05, 0.28 - (y - 1.64) ** 2));
      return bead(0.085, [Math.sin(a) * r, y, Math.cos(a) * r], i % 3 ? "butter" : "sunPetal", {
        stretch: [0.9, 1.15, 0.9],
      });
    }),
  ],
};
