// A gingerbread cottage under icing, with a wall already tasted.
import { bead, block, box, mirror, points, repeat, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { heartOutline } from "./joinery.ts";

const BREAD = "#b9733c";
const SWEETS = ["tomato", "butter", "teal", "rose"] as const;

export const gingerbreadHouse: Piece = {
  id: "gingerbread-house",
  name: "Gingerbread house",
  set: "winter",
  stands: "surface",
  parts: [
    box([0.86, 0.04, 0.8], [0, 0, 0], "oak", { bevel: 0.015 }),
    box([0.74, 0.03, 0.68], [0, 0.03, 0], "white", { bevel: 0.012 }),
    slab(points("-0.22 0, 0.22 0, 0.22 0.26, 0 0.5, -0.22 0.26"), 0.42, [0, 0.05, 0], BREAD, {
      bevel: 0.015,
    }),
    ...[-1, 1].flatMap((s) => [
      box([0.42, 0.05, 0.54], [s * 0.145, 0.385, 0], "#a3612f", {
        bevel: 0.015,
        turn: [0, 0, -s * 0.83],
      }),
      box([0.4, 0.045, 0.5], [s * 0.15, 0.42, 0], "white", {
        bevel: 0.015,
        turn: [0, 0, -s * 0.83],
      }),
      ...[-0.16, 0.02, 0.18].map((z, i) =>
        box(
          [0.06, 0.05, 0.06],
          [s * (0.1 + (i % 2) * 0.1), 0.5 - (i % 2) * 0.11, z],
          SWEETS[(i + (s > 0 ? 1 : 0)) % 4]!,
          { bevel: 0.015, turn: [0, 0, -s * 0.83] },
        ),
      ),
    ]),
    block([0.12, 0.2, 0.02], [0, 0.05, 0.212], "white"),
    block([0.09, 0.17, 0.03], [0, 0.05, 0.212], "#8a4f27"),
    slab(heartOutline(0.12), 0.02, [0, 0.38, 0.215], "tomato", { bevel: 0 }),
    ...mirror(block([0.08, 0.08, 0.02], [-0.14, 0.16, 0.212], "butter")),
    ...repeat(4, (i) => bead(0.045, [-0.3 + (i % 2) * 0.6, 0.09, i < 2 ? 0.26 : -0.2], SWEETS[i]!)),
    block([0.02, 0.1, 0.12], [0.218, 0.2, 0.14], "linen", { turn: [0.4, 0, 0] }),
    box([0.12, 0.24, 0.12], [-0.12, 0.46, -0.12], BREAD, { bevel: 0.012 }),
    box([0.15, 0.05, 0.15], [-0.12, 0.69, -0.12], "white", { bevel: 0.02 }),
  ],
};
