// Where people sit in the yard, and what they eat at: a bench, a seat of two halves, the long table, an oven.

import { arch } from "../buildings/mill.ts";
import { bead, block, type Colour, mirror, moved, type Part, repeat, rod, slab } from "../parts.ts";
import type { YardModel } from "./yardModel.ts";

/** A plank on two trestles, without a back. */
const plankBench = (long: number, tone: Colour): Part[] => [
  ...mirror(block([0.1, 0.38, 0.32], [-long / 2 + 0.22, 0, 0], "walnut")),
  block([long, 0.09, 0.44], [0, 0.38, 0], tone, { top: "pine" }),
];

/** By the water, its cushions out. */
const bench: YardModel = () => [
  ...plankBench(1.7, "oak"),
  block([0.56, 0.08, 0.4], [-0.44, 0.47, 0], "sage"),
  block([0.56, 0.08, 0.4], [0.44, 0.47, 0], "cushion"),
];

const half = (back: Colour, plank: Colour): Part[] => [
  block([0.1, 0.98, 0.1], [-0.72, 0, -0.2], back),
  block([0.1, 0.42, 0.1], [-0.72, 0, 0.2], back),
  block([0.09, 0.06, 0.5], [-0.72, 0.56, 0], back),
  block([0.09, 0.16, 0.09], [-0.72, 0.42, 0.2], back),
  block([0.8, 0.09, 0.54], [-0.4, 0.4, 0], plank),
  block([0.74, 0.12, 0.06], [-0.37, 0.86, -0.2], back),
  ...repeat(2, (i) => block([0.14, 0.4, 0.04], [-0.52 + i * 0.3, 0.48, -0.2], plank)),
];

/** Of both Thornes: each made his half, and one does not see the joint, only whose wood it is. */
const seat: YardModel = () => [
  ...half("walnut", "wood"),
  ...mirror(...half("strawDark", "pine")).slice(half("pine", "pine").length),
];

const CLOTH = "#fffaf0";
const PLATES = [-0.9, -0.3, 0.3, 0.9] as const;

/** Laid under a cloth for all whose story one knows, with a bench on either side. */
const longTable: YardModel = () => [
  ...mirror(block([0.12, 0.7, 0.6], [-1.0, 0, 0], "walnut")),
  block([2.6, 0.08, 0.86], [0, 0.68, 0], "oak"),
  block([2.3, 0.2, 0.9], [0, 0.57, 0], CLOTH),
  block([2.3, 0.02, 0.2], [0, 0.77, 0], "russet"),
  ...[-0.62, 0.62].flatMap((z) => moved(plankBench(2.2, "oak"), [0, 0, z * 1.35])),
  ...PLATES.map((x) => rod(0.14, 0.03, [x, 0.77, 0.27], "denimPale", { sides: 5 })),
  rod(0.15, 0.14, [-0.6, 0.79, -0.04], "teal", { sides: 5, upper: 0.22 }),
  bead(0.15, [-0.6, 0.95, -0.04], "tomato"),
  bead(0.22, [0.1, 0.87, -0.04], "ginger", { stretch: [1.4, 0.8, 1] }),
  rod(0.1, 0.26, [0.66, 0.79, -0.06], "leafDeep", { sides: 5, upper: 0.05 }),
  bead(0.15, [0.58, 1.14, -0.02], "sunPetal"),
  bead(0.15, [0.76, 1.1, -0.02], "sunPetal"),
];

/** From Mrs Tansy: always warm. */
const oven: YardModel = ({ lit }) => [
  block([1.24, 0.42, 1.04], [0, 0, 0], "brickWarm", { top: "brickPale" }),
  block([1.36, 0.08, 1.16], [0, 0.42, 0], "stone"),
  bead(0.62, [0, 0.54, -0.04], "#e9d8bd", { top: "white", stretch: [0.92, 1, 0.82] }),
  slab(arch(0.31, 0.1), 0.2, [0, 0.48, 0.4], "brick", { bevel: 0 }),
  slab(arch(0.2, 0.08), 0.21, [0, 0.49, 0.41], lit ? "ember" : "#3b2a24", {
    bevel: 0,
    glow: lit,
    top: lit ? "flame" : "#7b3c22",
  }),
  block([0.26, 0.08, 0.02], [0, 0.5, 0.52], "ember", { top: "flame" }),
  rod(0.13, 0.5, [0, 0.9, -0.3], "brickWarm", { sides: 6, top: "brickPale" }),
  bead(0.15, [0.48, 0.56, 0.42], "honey", { stretch: [1.1, 0.8, 0.9], top: "butter" }),
];

export const yardToSitAt = { bench, seat, longTable, oven } as const satisfies Record<
  string,
  YardModel
>;
