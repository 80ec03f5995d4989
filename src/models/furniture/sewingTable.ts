// A treadle sewing machine at work on a patchwork that has run off the table.
import { ALONG_X, bead, block, box, mirror, type Part, repeat, rod } from "../parts.ts";
import { pick } from "../random.ts";
import type { Piece } from "./furniture.ts";

const TOP = 0.92;
const CLOTHS = ["rose", "butter", "denimPale", "sage", "cream"] as const;

const machine: Part[] = [
  box([0.66, 0.09, 0.26], [0.06, TOP, -0.06], "ironDark", { bevel: 0.025 }),
  box([0.13, 0.34, 0.16], [0.3, TOP + 0.06, -0.06], "ironDark", { bevel: 0.04 }),
  box([0.56, 0.12, 0.14], [0.08, TOP + 0.32, -0.06], "ironDark", { bevel: 0.04 }),
  box([0.1, 0.22, 0.12], [-0.16, TOP + 0.18, -0.06], "ironDark", { bevel: 0.025 }),
  block([0.02, 0.14, 0.02], [-0.16, TOP + 0.08, -0.06], "#d6dfe0"),
  block([0.34, 0.03, 0.145], [0.06, TOP + 0.36, -0.06], "brass"),
  rod(0.15, 0.05, [0.37, TOP + 0.3, -0.06], "iron", { sides: 12, turn: ALONG_X }),
  rod(0.045, 0.1, [0.12, TOP + 0.44, -0.06], "brick", { sides: 6 }),
];

const patchwork: Part[] = [
  ...repeat(6, (i) =>
    block(
      [0.185, 0.015, 0.185],
      [
        -0.42 + (i % 3) * 0.19,
        TOP + (i % 3 === 2 ? 0.085 : 0.008),
        -0.02 + Math.floor(i / 3) * 0.19,
      ],
      pick(CLOTHS, 21, i),
    ),
  ),
  ...repeat(6, (i) =>
    block(
      [0.185, 0.185, 0.016],
      [-0.42 + (i % 3) * 0.19, TOP - 0.2 - Math.floor(i / 3) * 0.19, 0.37],
      pick(CLOTHS, 22, i),
    ),
  ),
  block([0.57, 0.012, 0.24], [-0.23, TOP + 0.002, 0.25], "cream"),
];

export const sewingTable: Piece = {
  id: "sewing-table",
  name: "Sewing table",
  set: "workshop",
  stands: "floor",
  tint: ["wood", "wood", "oak"],
  parts: [
    ...mirror(
      block([0.06, 0.84, 0.07], [-0.52, 0, -0.2], "ironDark", { turn: [0.16, 0, 0] }),
      block([0.06, 0.84, 0.07], [-0.52, 0, 0.2], "ironDark", { turn: [-0.16, 0, 0] }),
      block([0.07, 0.06, 0.56], [-0.52, 0.14, 0], "iron"),
      box([0.08, 0.05, 0.66], [-0.52, 0, 0], "ironDark", { bevel: 0.015 }),
    ),
    block([1.04, 0.05, 0.05], [0, 0.4, -0.1], "iron"),
    block([0.5, 0.035, 0.3], [0, 0.12, 0.04], "ironLight", { turn: [0.14, 0, 0] }),
    box([1.36, 0.09, 0.7], [0, TOP - 0.09, 0], "wood", { bevel: 0.03 }),
    box([0.3, 0.16, 0.6], [0.48, TOP - 0.25, 0], "oak", { bevel: 0.02 }),
    bead(0.035, [0.48, TOP - 0.17, 0.32], "brass"),
    ...machine,
    ...patchwork,
    bead(0.08, [-0.52, TOP + 0.05, -0.22], "tomato", { squash: 0.75 }),
  ],
};
