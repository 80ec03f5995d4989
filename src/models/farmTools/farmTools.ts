// The tools that one buys once and for ever, by how far they have come.
import { stove } from "../furniture/stove.ts";
import { bead, block, moved, type Part, points, rod, slab, turned } from "../parts.ts";
import { BARN_RUNGS, barnOfRung } from "./barnOfRung.ts";
import { benchRungs } from "./benchRungs.ts";
import { CAN_RUNGS, canOfRung } from "./canOfRung.ts";

/** What stands higher than this at its back is the flue. */
const PLATE = 1.05;

/** The range itself, its flue cut off above the plate, and a pot on it. */
const range = (): Part[] => [
  ...stove.parts.filter(({ at: [, y, z] }) => y < PLATE || z >= 0),
  rod(0.16, 0.7, [-0.34, 1.12, -0.2], "iron", { sides: 8 }),
  rod(0.26, 0.3, [0.34, 1.14, 0.08], "copper", { sides: 9, top: "#f0b48a" }),
  rod(0.28, 0.05, [0.34, 1.44, 0.08], "#a8623a", { sides: 9 }),
  bead(0.06, [0.34, 1.54, 0.08], "coal"),
];

const seedlings = (x: number, z: number): Part[] => [
  bead(0.13, [x, 0.2, z], "leafLight", { squash: 0.9 }),
  bead(0.09, [x + 0.05, 0.29, z + 0.02], "leafPale", { squash: 0.9 }),
];

/** Planks about a bed, and a pane over half of it. */
const coldFrame = (): Part[] => [
  block([1.5, 0.34, 0.08], [0, 0, -0.5], "oak"),
  block([1.5, 0.24, 0.08], [0, 0, 0.5], "oak", { top: "pine" }),
  ...[-0.72, 0.72].map((x) =>
    slab(points("-0.5 0, 0.5 0, 0.5 0.24, -0.5 0.34"), 0.08, [x, 0, 0], "wood", {
      bevel: 0,
      turn: [0, -Math.PI / 2, 0],
    }),
  ),
  block([1.4, 0.12, 0.94], [0, 0, 0], "soilWet", { top: "soil" }),
  ...[0.2, 0.54].flatMap((x) => [-0.2, 0.22].flatMap((z) => seedlings(x, z))),
  ...moved(
    turned(
      [
        block([0.84, 0.05, 1.16], [0, 0, 0], "white"),
        block([0.31, 0.02, 1.0], [-0.19, 0.05, 0], "pane", { top: "foam" }),
        block([0.31, 0.02, 1.0], [0.19, 0.05, 0], "sky", { top: "foam" }),
      ],
      [0.14, 0, 0],
    ),
    [-0.38, 0.33, 0],
  ),
  block([0.06, 0.46, 0.06], [0.1, 0.2, 0.56], "walnut"),
];

/** A trough of planks with its gate drawn up, and the water that runs out under it. */
const sluiceGate = (): Part[] => [
  ...[-0.34, 0.34].map((z) => block([1.7, 0.4, 0.1], [0, 0, z], "oak", { top: "pine" })),
  block([1.7, 0.18, 0.6], [0, 0, 0], "waterDeep", { top: "water" }),
  block([0.46, 0.03, 0.56], [0.6, 0.18, 0], "foam"),
  block([0.2, 0.04, 0.12], [0.2, 0.18, 0.12], "foam"),
  ...[-0.42, 0.42].map((z) => block([0.14, 1.2, 0.12], [-0.2, 0, z], "walnut")),
  block([0.18, 0.12, 1.1], [-0.2, 1.18, 0], "walnut", { top: "wood" }),
  block([0.08, 0.56, 0.66], [-0.2, 0.42, 0], "wood", { top: "oak" }),
  block([0.07, 0.34, 0.09], [-0.2, 0.92, 0], "ironDark"),
  block([0.1, 0.07, 0.4], [-0.2, 1.36, 0], "ironDark"),
];

/** By rung, 0 being what every farm has; where rungs are not told apart there is one of them. */
export const farmToolModels = {
  barn: Array.from({ length: BARN_RUNGS }, (_, rung) => () => barnOfRung(rung)),
  can: Array.from({ length: CAN_RUNGS }, (_, rung) => () => canOfRung(rung)),
  stove: [range],
  bench: benchRungs,
  frames: [coldFrame],
  sluice: [sluiceGate],
} as const satisfies Record<string, readonly (() => Part[])[]>;
