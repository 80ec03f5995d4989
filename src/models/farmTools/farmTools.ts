// The tools that one buys once and for ever, by how far they have come.
import { stove } from "../furniture/stove.ts";
import {
  ALONG_X,
  bead,
  block,
  type Colour,
  lathe,
  moved,
  type Part,
  points,
  repeat,
  rod,
  slab,
  turned,
} from "../parts.ts";
import { yardAtTheHouse } from "../yard/atTheHouse.ts";
import { BARN_RUNGS, barnOfRung } from "./barnOfRung.ts";

type Metal = readonly [body: Colour, light: Colour, dark: Colour];

const metals: readonly [Metal, ...Metal[]] = [
  ["#a9b6bb", "#d3dcde", "#7f8f96"],
  ["copper", "#f0b48a", "#a8623a"],
  ["brass", "#f7dd96", "#b98a34"],
  ["brass", "#f7dd96", "#b98a34"],
];

/** Of tin, copper, brass, and brass with a rose; the spout points to +x. */
function canOfRung(rung: number): Part[] {
  const [body, light, dark] = metals[rung] ?? metals[0];
  const hasRose = rung >= 3;
  return [
    lathe(points("0 0, 0.28 0, 0.27 0.06, 0.23 0.46, 0 0.46"), [0, 0, 0], body, {
      sides: 12,
      top: light,
    }),
    rod(0.285, 0.06, [0, 0.06, 0], dark, { sides: 12 }),
    rod(0.19, 0.02, [0, 0.455, 0], "waterDeep", { sides: 10, top: "water" }),
    rod(0.075, 0.62, [0.16, 0.1, 0], body, {
      sides: 7,
      upper: 0.045,
      turn: [0, 0, -0.86],
      top: light,
    }),
    hasRose
      ? lathe(points("0 0, 0.05 0, 0.19 0.14, 0 0.17"), [0.6, 0.48, 0], dark, {
          sides: 9,
          turn: [0, 0, -0.86],
          top: "butter",
        })
      : rod(0.065, 0.05, [0.6, 0.48, 0], dark, { sides: 7, turn: [0, 0, -0.86] }),
    ...repeat(6, (i) => {
      const a = 1.0 + i * 0.72;
      return block(
        [0.06, 0.19, 0.07],
        [-0.22 + Math.cos(a) * 0.22, 0.18 + Math.sin(a) * 0.2, 0],
        dark,
        { turn: [0, 0, a] },
      );
    }),
    ...repeat(5, (i) => {
      const a = 0.3 + i * 0.63;
      return block([0.06, 0.16, 0.07], [Math.cos(a) * 0.2, 0.4 + Math.sin(a) * 0.22, 0], dark, {
        turn: [0, 0, a],
      });
    }),
  ];
}

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

const cross = (x: number): Part[] =>
  [-1, 1].map((s) =>
    block([0.12, 0.92, 0.12], [x, -0.02, s * 0.02], s > 0 ? "oak" : "wood", {
      turn: [s * 0.55, 0, 0],
    }),
  );

/** A log on a sawhorse, the saw left in it. */
const sawing = (): Part[] => [
  ...cross(-0.42),
  ...cross(0.42),
  block([0.9, 0.09, 0.09], [0, 0.3, 0], "walnut"),
  rod(0.2, 1.44, [-0.72, 0.78, 0], "bark", { sides: 8, turn: ALONG_X }),
  rod(0.17, 1.47, [-0.735, 0.78, 0], "pine", { sides: 8, turn: ALONG_X }),
  block([0.035, 0.2, 0.86], [0.14, 0.86, 0.06], "#d6dfe0", { turn: [0.1, 0, 0] }),
  block([0.07, 0.26, 0.18], [0.14, 0.76, 0.54], "brick", { turn: [0.1, 0, 0] }),
];

const joinersBench = (): Part[] => [
  ...[-0.8, 0.8].flatMap((x) =>
    [-0.24, 0.24].map((z) => block([0.17, 0.8, 0.17], [x, 0, z], "wood")),
  ),
  block([1.6, 0.14, 0.4], [0, 0.2, 0], "walnut", { top: "wood" }),
  block([2.1, 0.14, 0.84], [0, 0.8, 0], "oak", { top: "pine" }),
  block([0.4, 0.32, 0.12], [-0.62, 0.62, 0.48], "wood"),
  block([0.05, 0.34, 0.05], [-0.62, 0.56, 0.58], "brass", { turn: [0, 0, 0.5] }),
  block([0.5, 0.14, 0.18], [0.2, 0.94, 0.06], "teal", { turn: [0, 0.3, 0] }),
  block([0.08, 0.16, 0.08], [0.1, 1.06, 0.08], "walnut", { turn: [0, 0.3, 0.3] }),
  block([0.7, 0.08, 0.14], [-0.46, 0.94, -0.16], "butter", { turn: [0, -0.14, 0] }),
  block([0.5, 0.26, 0.3], [0.34, 0.34, 0], "strawDark", { top: "pine" }),
];

const rungsOfBench = [
  sawing,
  joinersBench,
  () => yardAtTheHouse.leanTo({ season: "highSun", lit: false }),
] as const;

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
  can: metals.map((_, rung) => () => canOfRung(rung)),
  stove: [range],
  bench: rungsOfBench,
  frames: [coldFrame],
  sluice: [sluiceGate],
} as const satisfies Record<string, readonly (() => Part[])[]>;
