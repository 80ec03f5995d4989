// A potting bench: soil heaped for sowing, pots stacked on their sides, seedlings on the shelf.
import { bead, block, box, mirror, type Part, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { clayPot, clump } from "./sprays.ts";

const TOP = 0.96;

const seedlings: Part[] = repeat(3, (i) => [
  ...clayPot(0.1, 0.16, [-0.5 + i * 0.3, 1.6, -0.24], "terracotta", 8),
  clump(0.09, [-0.5 + i * 0.3, 1.82, -0.24], i),
]);

export const pottingBench: Piece = {
  id: "potting-bench",
  name: "Potting bench",
  set: "garden",
  stands: "floor",
  tint: ["wood", "wainscot", "wainscotLight"],
  parts: [
    ...mirror(
      box([0.1, TOP, 0.1], [-0.76, 0, 0.3], "wainscot", { bevel: 0.02 }),
      box([0.1, 1.62, 0.1], [-0.76, 0, -0.32], "wainscot", { bevel: 0.02 }),
    ),
    box([1.52, 0.06, 0.66], [0, 0.24, 0], "pine", { bevel: 0.015 }),
    box([1.76, 0.09, 0.84], [0, TOP - 0.09, 0], "pine", { bevel: 0.025 }),
    ...[0.98, 1.22].map((y) => block([1.5, 0.18, 0.05], [0, y, -0.34], "wainscotLight")),
    box([1.66, 0.06, 0.3], [0, 1.54, -0.26], "pine", { bevel: 0.02 }),
    ...seedlings,
    box([0.2, 0.28, 0.16], [0.5, 1.6, -0.26], "butter", { bevel: 0.02 }),
    block([0.14, 0.14, 0.01], [0.5, 1.68, -0.175], "carrot"),
    bead(0.24, [-0.34, TOP + 0.02, 0.04], "soil", { flat: true, squash: 0.5 }),
    block([0.05, 0.05, 0.24], [-0.18, TOP + 0.1, 0.16], "walnut", { turn: [0.5, 0.3, 0] }),
    block([0.1, 0.02, 0.16], [-0.24, TOP + 0.04, 0.0], "ironLight", { turn: [0.5, 0.3, 0] }),
    ...clayPot(0.15, 0.24, [0.2, TOP, 0.1], "terracotta", 8),
    ...[0.42, 0.5].map((x) =>
      rod(0.13, 0.2, [x, TOP + 0.12, -0.04], x > 0.45 ? "brick" : "terracotta", {
        sides: 8,
        upper: 0.16,
        turn: [0.1, 0, -Math.PI / 2],
      }),
    ),
    box([0.5, 0.3, 0.4], [-0.4, 0.3, 0], "linen", { bevel: 0.045 }),
    block([0.24, 0.14, 0.01], [-0.4, 0.38, 0.2], "olive"),
    rod(0.2, 0.28, [0.36, 0.3, 0.02], "#b9c4c8", { sides: 9, upper: 0.24 }),
  ],
};
