// Whims of fire and firewood: a stove and an oven in the open air, and logs stacked like a hedgehog.
import {
  ball,
  bead,
  block,
  box,
  lathe,
  mirror,
  moved,
  type Part,
  points,
  repeat,
  rod,
  slab,
} from "../parts.ts";
import { arc } from "./rounds.ts";
import type { WhimModel } from "./whim.ts";

const puffs = [
  [0.3, 2.0, 0.14],
  [0.42, 2.24, 0.19],
  [0.36, 2.54, 0.24],
] as const;

const smoke = (x: number, y: number): Part[] =>
  puffs.map(([dx, up, r], i) =>
    ball(r, [x + dx - 0.3, y + up - 2, 0], i % 2 ? "#e8e4de" : "#f6f2ec", {
      flat: true,
      detail: 1,
      rough: 0.14,
      squash: 0.85,
    }),
  );

const stoveOutdoors: WhimModel = ({ lit }) => [
  ...mirror(...[-0.22, 0.22].map((z) => block([0.09, 0.18, 0.09], [-0.36, 0, z], "ironDark"))),
  box([0.94, 0.64, 0.66], [0, 0.16, 0], "#3f746c", { bevel: 0.03, top: "#55897f" }),
  box([1.04, 0.08, 0.76], [0, 0.8, 0], "ironDark", { bevel: 0.02 }),
  block([0.4, 0.3, 0.03], [-0.18, 0.32, 0.33], lit ? "ember" : "#c8551f", { glow: lit }),
  ...[-0.28, -0.18, -0.08].map((x) => block([0.03, 0.32, 0.03], [x, 0.31, 0.35], "ironDark")),
  box([0.26, 0.42, 0.04], [0.26, 0.26, 0.33], "#55897f", { bevel: 0.01 }),
  bead(0.04, [0.18, 0.5, 0.37], "brass"),
  rod(0.1, 1.0, [-0.26, 0.86, -0.16], "iron", { sides: 8 }),
  rod(0.18, 0.09, [-0.26, 1.84, -0.16], "ironDark", { sides: 8 }),
  ...moved(smoke(-0.26, 2.0), [0, 0, -0.16]),
  rod(0.18, 0.2, [0.22, 0.88, 0.04], "copper", { sides: 8, upper: 0.14 }),
  bead(0.05, [0.22, 1.12, 0.04], "ink"),
  rod(0.03, 0.2, [0.36, 0.92, 0.04], "copper", { sides: 5, turn: [0, 0, -0.8] }),
];

const oven: WhimModel = ({ lit }) => [
  box([1.3, 0.42, 1.1], [0, 0, 0], "brickWarm", { bevel: 0.03, top: "brickPale" }),
  box([1.4, 0.08, 1.2], [0, 0.4, 0], "stone", { bevel: 0.02 }),
  ball(0.56, [0, 0.46, -0.04], "#e9d8bd", { detail: 1, top: "white", squash: 1.15 }),
  ...arc(
    7,
    0.27,
    [0, Math.PI],
    [0.13, 0.16, 0.2],
    [0, 0.5, 0.46],
    (i) => (i % 2 ? "brick" : "brickDark"),
    0.01,
  ),
  slab(
    points("-0.22 0, 0.22 0, 0.22 0.1, 0.14 0.22, 0 0.27, -0.14 0.22, -0.22 0.1"),
    0.16,
    [0, 0.48, 0.46],
    lit ? "ember" : "#3b2a24",
    { bevel: 0, glow: lit, top: lit ? "flame" : "#6b3a24" },
  ),
  ...(lit ? [] : [block([0.3, 0.06, 0.04], [0, 0.5, 0.54], "ember")]),
  rod(0.12, 0.42, [0, 0.94, -0.3], "brickWarm", { sides: 7 }),
  ball(0.15, [0.03, 1.52, -0.3], "#f6f2ec", { flat: true, detail: 1, rough: 0.14 }),
  block([0.05, 0.05, 1.0], [0.46, 0.5, 0.4], "pine", { turn: [0, 0.3, 0] }),
  ...mirror(bead(0.12, [-0.36, 0.54, 0.46], "honey", { squash: 0.7 })),
];

/** Logs in a dome, their ends for spines, with a nose and two eyes. */
const hedgehogStack: WhimModel = () => [
  ...[
    [7, 0.05],
    [6, 0.27],
    [4, 0.49],
    [2, 0.7],
  ].flatMap(([count, y], row) =>
    repeat(count!, (i) => {
      const x = (i - (count! - 1) / 2) * 0.235;
      return [
        rod(
          0.125,
          1.0 - row * 0.16,
          [x - 0.12, y! + 0.1, -0.5 + row * 0.08],
          (row + i) % 2 ? "bark" : "#8a5a38",
          { sides: 7, turn: [Math.PI / 2, 0, 0] },
        ),
        rod(
          0.09,
          0.02,
          [x - 0.12, y! + 0.1, 0.5 - row * 0.08],
          (row + i) % 2 ? "pine" : "#f0cf9a",
          { sides: 7, turn: [Math.PI / 2, 0, 0] },
        ),
      ];
    }),
  ),
  lathe(points("0 0, 0.34 0.02, 0.26 0.24, 0.1 0.48, 0 0.5"), [0.62, 0.26, 0.02], "#e0b884", {
    sides: 8,
    turn: [0, 0, -1.5],
  }),
  bead(0.1, [1.13, 0.3, 0.02], "coal"),
  bead(0.055, [0.86, 0.46, 0.2], "coal"),
  bead(0.055, [0.86, 0.46, -0.16], "coal"),
  ...[-0.1, 0.34].map((z) => block([0.2, 0.08, 0.14], [0.66, 0, z], "#c99a63")),
];

export const ofTheFire = {
  "outdoor-stove": stoveOutdoors,
  "outdoor-oven": oven,
  "hedgehog-stack": hedgehogStack,
} satisfies Record<string, WhimModel>;
