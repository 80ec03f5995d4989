// Whims of stone and clay: lions, arches, rings, milestones, a gnome and what else stands in a garden.

import { teapot } from "../furniture/teaThings.ts";
import {
  ball,
  bead,
  block,
  box,
  cylinder,
  lathe,
  mirror,
  placed,
  points,
  repeat,
  rod,
  scaled,
  slab,
  turned,
} from "../parts.ts";
import { arc, hoop } from "./rounds.ts";
import type { WhimModel } from "./whim.ts";

const STONES = ["#cdc3b4", "#b8ad9d", "#dad1c4"] as const;

const fishingGnome: WhimModel = () => [
  cylinder(0.5, 0.1, [0, 0, 0], "stoneDark", { sides: 9, bevel: 0.02 }),
  ...mirror(block([0.2, 0.16, 0.36], [-0.14, 0.1, 0.14], "bark")),
  lathe(points("0 0, 0.28 0, 0.3 0.24, 0.16 0.52, 0 0.54"), [0, 0.16, 0], "#3f7fb5", { sides: 9 }),
  rod(0.3, 0.08, [0, 0.32, 0], "bark", { sides: 9 }),
  bead(0.06, [0, 0.36, 0.29], "brass"),
  ball(0.19, [0, 0.76, 0.02], "#f0c4a0", { detail: 1 }),
  lathe(points("0 0, 0.13 0.14, 0.19 0.32, 0 0.34"), [0, 0.42, 0.12], "white", { sides: 7 }),
  bead(0.065, [0, 0.76, 0.2], "rose"),
  ...mirror(bead(0.028, [-0.08, 0.83, 0.18], "coal")),
  lathe(points("0 0, 0.26 0, 0.2 0.16, 0.1 0.42, 0 0.66"), [0, 0.84, 0], "#dd3f32", {
    sides: 9,
    turn: [-0.12, 0, 0.06],
  }),
  ...mirror(block([0.12, 0.3, 0.14], [-0.28, 0.42, 0.08], "#3f7fb5", { turn: [-0.5, 0, 0] })),
  rod(0.028, 1.3, [0.3, 0.46, 0.14], "walnut", { sides: 4, turn: [0.75, 0, -0.35] }),
  block([0.018, 0.98, 0.018], [0.74, 0.42, 1.02], "white"),
  ...placed(
    [ball(0.13, [0, 0, 0], "#e8a33a", { stretch: [0.5, 1.4, 1], detail: 0 })],
    [0.74, 0.36, 1.02],
  ),
];

const teapotBath: WhimModel = () => [
  lathe(
    points("0 0, 0.26 0, 0.22 0.08, 0.09 0.16, 0.08 0.62, 0.2 0.7, 0 0.7"),
    [0, 0, 0],
    "stone",
    { sides: 9 },
  ),
  ...placed(scaled(teapot, 2.3), [0.24, 0.7, 0.14], 0),
  rod(0.2, 0.02, [0, 1.3, 0], "water", { sides: 9 }),
  bead(0.12, [0.52, 1.28, 0], "#8a6a4c", { stretch: [1.2, 1, 0.9] }),
  bead(0.09, [0.6, 1.24, 0.03], "carrot"),
  bead(0.075, [0.58, 1.38, 0], "#8a6a4c"),
];

const lion: WhimModel = () => [
  box([0.7, 0.3, 1.06], [0, 0, 0], "#c4b9a8", { bevel: 0.03 }),
  box([0.8, 0.08, 1.16], [0, 0.28, 0], "#d8cebf", { bevel: 0.02 }),
  ball(0.26, [0, 0.56, -0.16], "#e3d8c6", { stretch: [0.95, 0.9, 1.5], detail: 1 }),
  ...mirror(box([0.14, 0.14, 0.52], [-0.2, 0.36, 0.34], "#e3d8c6", { bevel: 0.03 })),
  ...mirror(box([0.12, 0.24, 0.36], [-0.24, 0.36, -0.28], "#d6cab7", { bevel: 0.03 })),
  ...repeat(9, (i) => {
    const a = (i / 9) * 2 * Math.PI;
    return bead(
      0.15,
      [Math.sin(a) * 0.25, 0.86 + Math.cos(a) * 0.25, 0.12],
      i % 2 ? "#c9b48e" : "#b9a47e",
      { flat: true, rough: 0.12 },
    );
  }),
  ball(0.25, [0, 0.86, 0.2], "#eadfcd", { detail: 1 }),
  // The nose is worn flat and pale by all who pat it.
  box([0.24, 0.17, 0.14], [0, 0.72, 0.38], "white", { bevel: 0.03 }),
  ...mirror(bead(0.04, [-0.1, 0.94, 0.42], "#6d6154")),
  ...mirror(bead(0.08, [-0.2, 1.06, 0.18], "#d6cab7")),
  ...repeat(4, (i) =>
    bead(
      0.06,
      [0.3 + Math.sin(i * 0.7) * 0.06, 0.42 + i * 0.1, -0.52],
      i > 2 ? "#b9a47e" : "#e3d8c6",
    ),
  ),
];

const sundial: WhimModel = () => [
  cylinder(0.46, 0.1, [0, 0, 0], "stoneDark", { sides: 8, bevel: 0.02 }),
  lathe(
    points("0 0, 0.28 0, 0.26 0.08, 0.14 0.16, 0.12 0.62, 0.24 0.74, 0 0.74"),
    [0, 0.08, 0],
    "stone",
    { sides: 8 },
  ),
  ...turned(
    [
      cylinder(0.5, 0.09, [0, 0, 0], "#d8cebf", { sides: 14, bevel: 0.02 }),
      cylinder(0.42, 0.1, [0, 0.005, 0], "#3f7f8f", { sides: 14, bevel: 0.01 }),
      ...repeat(9, (i) => {
        const a = (i / 8) * Math.PI;
        return block([0.13, 0.02, 0.035], [Math.cos(a) * 0.32, 0.1, Math.sin(a) * 0.32], "butter", {
          turn: [0, -a, 0],
        });
      }),
      slab(points("-0.36 0, 0.12 0, 0.12 0.5"), 0.05, [0, 0.1, -0.1], "brass", {
        bevel: 0,
        turn: [0, Math.PI / 2, 0],
      }),
    ],
    [0.18, 0, 0],
  ).map((part) => ({ ...part, at: [part.at[0], part.at[1] + 0.84, part.at[2]] as const })),
];

const stoneArch: WhimModel = () => [
  ...[-0.62, 0.62].flatMap((x) =>
    repeat(3, (i) =>
      box([0.36, 0.29, 0.36], [x, i * 0.29, 0], STONES[(i + (x > 0 ? 1 : 0)) % 3]!, {
        bevel: 0.03,
      }),
    ),
  ),
  ...arc(
    9,
    0.62,
    [0, Math.PI],
    [0.36, 0.26, 0.36],
    [0, 0.86, 0],
    (i) => (i === 4 ? "#efe7db" : STONES[i % 3]!),
    0.03,
  ),
  ...repeat(5, (i) =>
    bead(0.15, [-0.66 + (i % 2) * 0.1, 0.2 + i * 0.24, 0.17], i % 2 ? "leaf" : "leafDeep", {
      flat: true,
      rough: 0.2,
    }),
  ),
  box([0.8, 0.05, 0.44], [0, 0, 0.1], "#d8cebf", { bevel: 0.02 }),
];

const moonGate: WhimModel = () => [
  hoop([0.54, 0.86], 0.34, [0, 0.8, 0], "#efe5d3", 20),
  hoop([0.82, 0.93], 0.24, [0, 0.8, 0], "#b5563f", 20),
  box([1.5, 0.26, 0.4], [0, 0, 0], "#d3c7b4", { bevel: 0.03 }),
  ...mirror(bead(0.2, [-0.78, 0.16, 0.14], "leaf", { flat: true, rough: 0.15 })),
  ...mirror(bead(0.13, [-0.62, 0.34, 0.2], "leafLight", { flat: true, rough: 0.15 })),
];

const wishingStone: WhimModel = () => [
  ...turned(
    [
      hoop([0.22, 0.52], 0.26, [0, 0.82, 0], "#9aa3a6", 9),
      slab(points("-0.42 0, 0.42 0, 0.36 0.5, -0.36 0.5"), 0.26, [0, 0, 0], "#8d9699", {
        bevel: 0.03,
      }),
      slab(points("-0.5 0, 0.46 0, 0.2 0.38, -0.24 0.34"), 0.24, [0, 1.16, 0], "#a8b1b3", {
        bevel: 0.03,
      }),
    ],
    [0, 0, 0.08],
  ),
  ...repeat(5, (i) =>
    block(
      [0.07, 0.3, 0.03],
      [-0.2 + i * 0.1, 0.28 + (i % 2) * 0.06, 0.15],
      (["tomato", "butter", "#3f7fb5", "white", "#8f6cc0"] as const)[i]!,
      { turn: [0, 0, (i - 2) * 0.1] },
    ),
  ),
  ...repeat(4, (i) =>
    bead(0.055, [-0.3 + i * 0.2, 0.03, 0.36 + (i % 2) * 0.1], "brass", { squash: 0.4 }),
  ),
  bead(0.14, [0.46, 0.06, 0.1], "moss", { flat: true, rough: 0.2 }),
];

const milestone: WhimModel = () => [
  slab(
    points("-0.4 0, 0.4 0, 0.4 0.86, 0.24 1.12, -0.24 1.12, -0.4 0.86"),
    0.28,
    [0, 0, 0],
    "#e9e1d3",
    { bevel: 0.04 },
  ),
  block([0.42, 0.1, 0.04], [-0.01, 0.84, 0.14], "coal"),
  block([0.1, 0.64, 0.04], [0.06, 0.26, 0.14], "coal", { turn: [0, 0, -0.36] }),
  bead(0.18, [-0.4, 0.06, 0.12], "leaf", { flat: true, rough: 0.2 }),
  bead(0.14, [0.44, 0.05, 0.1], "leafLight", { flat: true, rough: 0.2 }),
];

const PAINTS = ["tomato", "#3f7fb5", "sunPetal", "white", "#8f6cc0", "#3fa58f", "#f08a35"] as const;

/** A row along +x. */
const paintedStones: WhimModel = () =>
  repeat(7, (i) => {
    const at = [-1.05 + i * 0.35, 0.09, Math.sin(i * 1.9) * 0.04] as const;
    return [
      ball(0.2, at, PAINTS[i]!, { stretch: [1, 0.9, 0.9], detail: 1 }),
      block([0.2, 0.04, 0.24], [at[0], 0.22, at[2]], i % 2 ? "white" : "butter", {
        turn: [0, i, 0],
      }),
    ];
  });

export const ofStone = {
  "fishing-gnome": fishingGnome,
  "teapot-bath": teapotBath,
  "stone-lion": lion,
  sundial,
  "stone-arch": stoneArch,
  "moon-gate": moonGate,
  "wishing-stone": wishingStone,
  milestone,
  "painted-stones": paintedStones,
} satisfies Record<string, WhimModel>;
