// Whims of the way: what points, rings, turns, chimes and lets through.

import { lantern } from "../furniture/lantern.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  repeat,
  rod,
  slab,
  spun,
  turned,
} from "../parts.ts";
import { wheel } from "./rounds.ts";
import type { WhimModel } from "./whim.ts";

const cartWheel: WhimModel = () => [
  ...moved(turned(wheel(0.62, 10, "#b5563f", "#d9a061"), [-0.16, 0, 0.1]), [0, 0.6, 0]),
  block([0.1, 0.9, 0.1], [0.2, 0, -0.24], "walnut"),
  bead(0.17, [-0.5, 0.08, 0.1], "leaf", { flat: true, rough: 0.2 }),
  bead(0.14, [0.44, 0.07, 0.14], "leafLight", { flat: true, rough: 0.2 }),
];

const postBell: WhimModel = () => [
  box([0.13, 1.6, 0.13], [0, 0, 0], "walnut", { bevel: 0.03 }),
  box([0.78, 0.11, 0.11], [0.3, 1.46, 0], "walnut", { bevel: 0.02 }),
  block([0.08, 0.5, 0.07], [0.2, 1.06, 0], "walnut", { turn: [0, 0, -0.75] }),
  rod(0.03, 0.12, [0.54, 1.36, 0], "ironDark", { sides: 5 }),
  lathe(points("0 0, 0.28 0, 0.24 0.1, 0.15 0.3, 0.1 0.36, 0 0.38"), [0.54, 0.99, 0], "brass", {
    sides: 10,
    top: "#f7dc94",
  }),
  bead(0.075, [0.54, 0.97, 0], "bark"),
  block([0.03, 0.5, 0.03], [0.54, 0.46, 0], "linen"),
  bead(0.07, [0.54, 0.44, 0], "tomato"),
];

const ARMS = [
  ["#e2472f", 0.2, 0.74],
  ["#f6cf65", 2.9, 0.66],
  ["#3f7fb5", -0.5, 0.7],
  ["#fff8ea", 2.3, 0.74],
  ["#4e8f6a", 0.9, 0.62],
] as const satisfies readonly (readonly [Colour, number, number])[];

const signpost: WhimModel = () => [
  rod(0.08, 1.9, [0, 0, 0], "walnut", { sides: 7 }),
  lathe(points("0 0, 0.13 0, 0 0.2"), [0, 1.9, 0], "tomato", { sides: 6 }),
  ...ARMS.flatMap(([colour, a, long], i) =>
    spun(
      [
        slab(
          [
            [0, -0.11],
            [long - 0.12, -0.11],
            [long, 0],
            [long - 0.12, 0.11],
            [0, 0.11],
          ],
          0.06,
          [0.02, 0.66 + i * 0.26, 0.05],
          colour,
          { bevel: 0 },
        ),
        block(
          [long * 0.5, 0.045, 0.02],
          [long * 0.42, 0.64 + i * 0.26, 0.09],
          i === 3 ? "ink" : "white",
        ),
      ],
      a,
    ),
  ),
];

const stile: WhimModel = ({ lit }) => [
  ...mirror(box([0.13, 1.0, 0.13], [-0.62, 0, 0], "walnut", { bevel: 0.02 })),
  ...[0.34, 0.62, 0.86].map((y) => box([1.2, 0.1, 0.07], [0, y, 0], "oak", { bevel: 0.015 })),
  box([0.56, 0.09, 0.9], [0.06, 0.26, 0.1], "pine", { bevel: 0.02 }),
  ...[-0.26, 0.44].map((z) => block([0.4, 0.26, 0.1], [0.06, 0, z], "walnut")),
  box([0.13, 1.5, 0.13], [0.62, 0, 0], "walnut", { bevel: 0.02 }),
  ...placed(lantern.parts, [0.62, 1.5, 0], 0, 0.86).map((part) =>
    part.glow ? { ...part, glow: lit } : part,
  ),
];

const sail = (a: number): Part[] =>
  turned(
    [
      block([0.05, 0.62, 0.04], [0, 0.04, 0], "walnut"),
      slab(points("0.03 0.14, 0.24 0.12, 0.24 0.64, 0.03 0.66"), 0.03, [0, 0, 0], "white", {
        bevel: 0,
      }),
    ],
    [0, 0, a],
  );

const littleWindmill: WhimModel = () => [
  rod(0.07, 1.3, [0, 0, 0], "walnut", { sides: 6 }),
  lathe(points("0 0, 0.24 0, 0.17 0.5, 0 0.5"), [0, 1.14, 0], "#d9503c", { sides: 8, flat: true }),
  lathe(points("0 0, 0.24 0, 0.12 0.2, 0 0.26"), [0, 1.62, 0], "#3b6f8f", { sides: 8, flat: true }),
  ...moved(
    [0, 1, 2, 3].flatMap((k) => sail((k * Math.PI) / 2 + 0.4)),
    [0, 1.58, 0.28],
  ),
  bead(0.08, [0, 1.58, 0.32], "brass"),
  block([0.4, 0.04, 0.04], [0, 1.5, -0.34], "walnut", { turn: [0, Math.PI / 2, 0] }),
  slab(
    points("-0.14 -0.12, 0.14 -0.18, 0.14 0.18, -0.14 0.12"),
    0.03,
    [0, 1.52, -0.56],
    "sunPetal",
    { bevel: 0, turn: [0, Math.PI / 2, 0] },
  ),
];

const windHarp: WhimModel = () => [
  box([0.86, 0.12, 0.34], [0, 0, 0], "walnut", { bevel: 0.02 }),
  rod(0.07, 1.6, [-0.36, 0.08, 0], "brass", { sides: 6 }),
  bead(0.12, [-0.36, 1.72, 0], "brass"),
  block([0.13, 1.25, 0.2], [0.14, 0.02, 0], "wood", { turn: [0, 0, -0.52] }),
  ...repeat(4, (i) =>
    box(
      [0.26, 0.14, 0.14],
      [-0.26 + i * 0.21, 1.5 - Math.sin(i * 1.1) * 0.16 + i * -0.08, 0],
      "brass",
      { bevel: 0.03, turn: [0, 0, [-0.5, 0.1, 0.2, -0.6][i]!] },
    ),
  ),
  ...repeat(7, (i) => {
    const x = -0.26 + i * 0.1;
    const low = 0.22 + i * 0.16;
    return block([0.018, 1.48 - i * 0.06 - low, 0.018], [x, low, 0], "#ffffff");
  }),
];

const BOTTLES = [
  "#2f6fc4",
  "#3fa56a",
  "#e2a22f",
  "#2f6fc4",
  "#c2453f",
  "#35b3a6",
  "#2f6fc4",
  "#8f6cc0",
  "#3fa56a",
] as const;

const bottleTree: WhimModel = () => [
  rod(0.1, 1.0, [0, 0, 0], "bark", { sides: 6, upper: 0.07 }),
  ...BOTTLES.flatMap((colour, i) => {
    const a = i * 2.4;
    const lean = i === 8 ? 0 : 0.85 - (i % 3) * 0.16;
    const up = 0.5 + i * 0.075;
    return moved(
      spun(
        turned(
          [
            rod(0.03, 0.5, [0, 0, 0], "bark", { sides: 4 }),
            lathe(
              points("0 0, 0.05 0, 0.05 0.1, 0.12 0.2, 0.12 0.42, 0 0.44"),
              [0, 0.3, 0],
              colour,
              { sides: 7 },
            ),
          ],
          [lean, 0, 0],
        ),
        a,
      ),
      [0, up, 0],
    );
  }),
];

/** Stands in the soil of a bed. */
const glassBall: WhimModel = ({ lit }) => [
  rod(0.05, 0.4, [0, 0, 0], "walnut", { sides: 6, upper: 0.09 }),
  rod(0.14, 0.06, [0, 0.4, 0], "brass", { sides: 8 }),
  ball(0.34, [0, 0.74, 0], lit ? "#3f7fe0" : "#1f55b5", { top: "#7fb8ff", detail: 2 }),
  bead(0.07, [0.12, 0.93, 0.2], "white"),
];

const loneGate: WhimModel = () => [
  ...mirror(box([0.15, 1.06, 0.15], [-0.68, 0, 0], "white", { bevel: 0.03 })),
  ...mirror(bead(0.12, [-0.68, 1.12, 0], "white")),
  ...spun(
    [
      ...[0.2, 0.42, 0.64, 0.84].map((y) => block([1.1, 0.085, 0.06], [0.56, y, 0], "#4e8f6a")),
      ...[0.05, 0.56, 1.08].map((x) => block([0.09, 0.8, 0.07], [x, 0.16, 0], "#4e8f6a")),
      block([1.15, 0.08, 0.05], [0.56, 0.5, 0.02], "#4e8f6a", { turn: [0, 0, 0.5] }),
    ],
    -0.42,
  ).map((part) => ({ ...part, at: [part.at[0] - 0.6, part.at[1], part.at[2]] as const })),
];

/** Flat stones across the soil of a bed, along +x. */
const steppingStones: WhimModel = () =>
  repeat(3, (i) =>
    rod(
      0.27 - (i % 2) * 0.04,
      0.14,
      [-0.5 + i * 0.5, 0, (i % 2 ? 1 : -1) * 0.12],
      i % 2 ? "#e9e1d3" : "#d3c8b6",
      { sides: 8 },
    ),
  );

export const byTheWay = {
  "cart-wheel": cartWheel,
  "post-bell": postBell,
  signpost,
  stile,
  "little-windmill": littleWindmill,
  "wind-harp": windHarp,
  "bottle-tree": bottleTree,
  "glass-ball": glassBall,
  "lone-gate": loneGate,
  "stepping-stones": steppingStones,
} satisfies Record<string, WhimModel>;
