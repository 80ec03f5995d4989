// A folding screen of lattice over painted panels, in three leaves.
import { block, box, mirror, type Part, placed, repeat, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { bowed } from "./joinery.ts";

const W = 0.72;

const lattice: readonly Part[] = repeat(3, (i) =>
  [-1, 1].map((s) =>
    block([0.03, 0.62, 0.03], [(i - 1) * 0.17, 0.98, 0], "white", { turn: [0, 0, s * 0.5] }),
  ),
);

const leaf = (blossom: "rose" | "butter"): Part[] => [
  ...mirror(box([0.07, 1.72, 0.07], [-(W / 2 - 0.035), 0, 0], "sage", { bevel: 0.015 })),
  slab(bowed(W, 0.1, 0.16), 0.07, [0, 1.68, 0], "sage", { bevel: 0.015 }),
  ...[0.08, 0.9].map((y) => block([W - 0.1, 0.07, 0.06], [0, y, 0], "sage")),
  block([W - 0.12, 0.76, 0.03], [0, 0.14, 0], "wainscot"),
  ...lattice,
  block([0.03, 0.44, 0.04], [0.02, 0.24, 0], "leafDeep", { turn: [0, 0, 0.16] }),
  ...[-1, 1].flatMap((s) => [
    block([0.16, 0.06, 0.042], [s * 0.09, 0.36 + s * 0.06, 0], "leafDeep", {
      turn: [0, 0, s * 0.6],
    }),
    block([0.11, 0.11, 0.046], [s * 0.06 - 0.02, 0.62 - s * 0.05, 0], blossom, {
      turn: [0, 0, 0.78],
    }),
  ]),
  block([0.09, 0.09, 0.048], [-0.04, 0.74, 0], "white", { turn: [0, 0, 0.4] }),
];

export const latticeScreen: Piece = {
  id: "lattice-screen",
  name: "Lattice screen",
  set: "garden",
  words: "folding divider room",
  stands: "floor",
  tint: ["wood", "sage", "wainscot"],
  parts: [
    ...placed(leaf("rose"), [-0.66, 0, 0.02], 0.4),
    ...placed(leaf("butter"), [0, 0, 0.02], -0.4),
    ...placed(leaf("rose"), [0.66, 0, 0.02], 0.4),
  ],
};
