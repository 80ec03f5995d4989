// Whims of the roof: what stands on the ridge, lies on the slope or leans where a chimney was.

import { pointsOfCottage } from "../buildings/cottageShapes.ts";
import { turfOn } from "../buildings/cottages.ts";
import { window } from "../buildings/window.ts";
import { sled } from "../furniture/sled.ts";
import {
  ball,
  bead,
  block,
  box,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  repeat,
  ring,
  rod,
  scaled,
  slab,
  spun,
  turned,
} from "../parts.ts";
import type { WhimModel } from "./whim.ts";

const BRICKS = ["#b9603f", "#a9523a", "#c66f4a"] as const;

/** Swallows the straight one, whose mouth the origin is, and grows on in its own way. */
const crookedChimney: WhimModel = () => {
  const bends = [
    [0, 0],
    [-0.02, 0.04],
    [0.03, -0.06],
    [0.02, 0.12],
    [0.14, 0.28],
    [0.3, 0.16],
    [0.32, -0.18],
    [0.18, -0.3],
  ] as const;
  return [
    ...bends.map(([x, lean], i) =>
      box(
        [0.5 - (i > 3 ? 0.06 : 0), 0.3, 0.5 - (i > 3 ? 0.06 : 0)],
        [x, i * 0.27 - 1.1, 0],
        BRICKS[i % 3]!,
        { bevel: 0.03, turn: [0, i * 0.08, -lean] },
      ),
    ),
    box([0.58, 0.1, 0.58], [0.08, 1.06, 0], "stone", { bevel: 0.03, turn: [0, 0.5, 0.26] }),
    rod(0.14, 0.28, [0.06, 1.12, 0], "terracotta", { sides: 8, upper: 0.11, turn: [0, 0, 0.3] }),
  ];
};

const pigVane: WhimModel = () => [
  rod(0.035, 0.95, [0, 0, 0], "ironDark", { sides: 6 }),
  ...[0, Math.PI / 2].flatMap((a) => spun([block([0.5, 0.04, 0.04], [0, 0.42, 0], "ironDark")], a)),
  bead(0.07, [0, 0.96, 0], "brass"),
  ...placed(
    [
      slab(
        points(`
          -0.4 0.06, -0.36 -0.02, -0.3 -0.02, -0.3 -0.16, -0.2 -0.16, -0.17 -0.02, 0.12 -0.02,
          0.15 -0.16, 0.25 -0.16, 0.27 0, 0.4 0.02, 0.5 0.04, 0.5 0.16, 0.42 0.18, 0.36 0.26,
          0.34 0.38, 0.24 0.3, 0 0.36, -0.26 0.32, -0.38 0.22
        `),
        0.06,
        [0, 0, 0],
        "#e88f93",
        { bevel: 0.01, top: "#f2b0ac" },
      ),
      ...repeat(5, (i) =>
        block([0.07, 0.035, 0.05], [-0.44 - i * 0.035, 0.2 + (i % 2) * 0.07, 0], "#d9737c", {
          turn: [0, 0, i % 2 ? 0.8 : -0.8],
        }),
      ),
      bead(0.03, [0.36, 0.16, 0.04], "coal"),
    ],
    [0, 1.16, 0],
    0.35,
  ),
];

const telescope: WhimModel = () => [
  ...ring(3, rod(0.03, 0.7, [0, 0, 0.24], "walnut", { sides: 5, turn: [-0.36, 0, 0] })),
  bead(0.08, [0, 0.66, 0], "ironDark"),
  ...placed(
    turned(
      [
        rod(0.11, 0.5, [0, -0.36, 0], "brass", { sides: 9 }),
        rod(0.14, 0.52, [0, 0.1, 0], "#c85a3c", { sides: 9, upper: 0.16 }),
        rod(0.18, 0.07, [0, 0.6, 0], "brass", { sides: 9 }),
        rod(0.13, 0.02, [0, 0.66, 0], "pane", { sides: 9 }),
        rod(0.075, 0.14, [0, -0.5, 0], "ironDark", { sides: 7 }),
      ],
      [0.75, 0, 0],
    ),
    [0, 0.76, 0],
    0.9,
  ),
];

/** Its runners on the slope, its nose towards the eaves. */
const sledge: WhimModel = () => scaled(sled.parts, 0.62);

const foxToTheRight: readonly Part[] = [
  box([0.62, 0.1, 0.26], [0, -0.04, 0], "strawDark", { bevel: 0.03 }),
  ball(0.18, [-0.02, 0.3, 0], "#c9762c", { stretch: [1.5, 0.9, 0.85], detail: 1, top: "#e59a45" }),
  ...[-0.2, 0.18].flatMap((x) =>
    [-0.07, 0.07].map((z) => block([0.06, 0.26, 0.06], [x, 0.02, z], "#a8602a")),
  ),
  ball(0.15, [0.3, 0.5, 0], "#d98636", { detail: 1, top: "#eda952" }),
  lathe(points("0 0, 0.1 0, 0.02 0.22, 0 0.22"), [0.38, 0.46, 0], "cream", {
    sides: 6,
    turn: [0, 0, -1.75],
  }),
  bead(0.035, [0.61, 0.43, 0], "coal"),
  ...[-0.08, 0.08].map((z) =>
    lathe(points("0 0, 0.06 0, 0 0.17"), [0.25, 0.6, z], "#b9652a", { sides: 4 }),
  ),
  ball(0.12, [-0.4, 0.42, 0], "#c9762c", {
    stretch: [1.5, 0.85, 0.9],
    detail: 1,
    turn: [0, 0, -0.8],
  }),
  ball(0.09, [-0.54, 0.6, 0], "cream", { detail: 1, stretch: [1, 1.3, 1] }),
];

/** Straw on a thatched ridge, looking along it. */
const strawFox: WhimModel = () => spun(foxToTheRight, -Math.PI / 2);

const daisy = (isAwake: boolean): Part[] => {
  return [
    rod(0.03, 0.62, [0, 0, 0], "leaf", { sides: 5, turn: [0.1, 0, -0.1] }),
    ...mirror(ball(0.14, [-0.13, 0.1, 0.02], "leafLight", { stretch: [1.2, 0.4, 0.6], detail: 1 })),
    ...placed(
      turned(
        [
          ...repeat(9, (i) =>
            turned(
              [ball(0.13, [0, 0.2, 0], "white", { stretch: [0.55, 1.1, 0.3], detail: 0 })],
              [isAwake ? 0 : -0.9, 0, (i / 9) * 2 * Math.PI],
            ),
          ),
          ball(0.12, [0, 0, 0.03], "sunPetal", { stretch: [1, 1, 0.6], detail: 1 }),
        ],
        [-0.35, 0, 0],
      ),
      [0.06, 0.68, 0.06],
      0.75,
    ),
  ];
};

/** Laid over the roof whose ridge the origin is, with a daisy as tall as a child. */
const turfRoof: WhimModel = ({ season, cottage }) => {
  const [x, y, z] = pointsOfCottage(cottage).ridge.at;
  const isWinter = season === "hearth";
  return [
    ...moved(turfOn(cottage, isWinter), [-x, -y, -z]),
    ...moved(scaled(daisy(!isWinter), 1.2), [0, 0.06, 0.2]),
    ...repeat(isWinter ? 0 : 4, (i) =>
      bead(
        0.1,
        [i % 2 ? 0.5 : 0.8, i % 2 ? -0.4 : -0.72, -0.8 + i * 0.45],
        i % 2 ? "white" : "sunPetal",
        { squash: 0.6 },
      ),
    ),
  ];
};

/** A round room from the ground up at the back corner of the side wall, whose foot the origin is. */
const towerRoom: WhimModel = ({ lit }) => placed(tower(lit), [0.66, 0, -0.06], -Math.PI / 4, 0.9);

const tower = (lit: boolean): Part[] => [
  rod(0.62, 0.2, [0, 0, 0], "stoneDark", { sides: 10 }),
  lathe(points("0 0, 0.54 0, 0.5 2.2, 0.6 2.34, 0.6 2.9, 0 2.9"), [0, 0, 0], "#efe0c2", {
    sides: 10,
    flat: true,
    top: "white",
  }),
  rod(0.64, 0.09, [0, 2.28, 0], "walnut", { sides: 10 }),
  ...[-0.5, 0.35, 1.2].flatMap((a) =>
    spun(window({ width: 0.24, height: 0.34, lit }, [0, 2.44, 0.56]), a),
  ),
  ...spun(window({ width: 0.2, height: 0.34, lit }, [0, 1.1, 0.5]), 0.4),
  lathe(points("0 0, 0.78 0, 0.5 0.44, 0.2 0.94, 0 1.25"), [0, 2.88, 0], "#7b4f9e", {
    sides: 10,
    flat: true,
    top: "#a879c4",
  }),
  rod(0.025, 0.5, [0, 4.08, 0], "brass", { sides: 5 }),
  slab(points("0 0, 0.42 0.1, 0 0.22"), 0.03, [0.02, 4.34, 0], "tomato", {
    bevel: 0,
    turn: [0, -0.6, 0],
  }),
];

/** Along the flank wall, from the ground at +x up to the eaves at -x; its back is the wall. */
const staircase: WhimModel = () => {
  const steps = 8;
  return [
    ...repeat(steps, (i): Part[] => {
      const x = 0.86 - i * 0.2;
      const y = 0.06 + i * 0.15;
      return [
        box([0.26, 0.09, 0.42], [x, y, 0.22], "oak", { bevel: 0.015, top: "pine" }),
        block([0.06, Math.max(0.05, y), 0.06], [x, 0, 0.4], "walnut"),
        ...(i % 2 ? [block([0.05, 0.42, 0.05], [x, y + 0.06, 0.41], "white")] : []),
      ];
    }),
    block([1.78, 0.06, 0.06], [0.16, 0.98, 0.41], "white", { turn: [0, 0, -0.644] }),
    box([0.5, 0.09, 0.46], [-0.72, 1.24, 0.22], "oak", { bevel: 0.02 }),
    ...[-0.92, -0.5].map((x) => block([0.06, 0.46, 0.06], [x, 1.3, 0.41], "white")),
    block([0.52, 0.06, 0.06], [-0.71, 1.72, 0.41], "white"),
    rod(0.1, 0.2, [-0.78, 1.33, 0.2], "terracotta", { sides: 7, upper: 0.13 }),
    bead(0.16, [-0.78, 1.6, 0.2], "tomato", { flat: true, rough: 0.2 }),
  ];
};

const balconyFloor: readonly Part[] = [
  box([1.06, 0.08, 0.56], [0, -0.08, 0.28], "walnut", { bevel: 0.02 }),
  ...mirror(block([0.07, 0.44, 0.07], [-0.44, -0.44, 0.14], "walnut", { turn: [0.7, 0, 0] })),
  ...repeat(6, (i) => block([0.05, 0.34, 0.05], [-0.5 + i * 0.2, 0, 0.53], "white")),
  ...mirror(
    block([0.05, 0.34, 0.05], [-0.5, 0, 0.26], "white"),
    block([0.06, 0.06, 0.56], [-0.5, 0.34, 0.28], "white"),
  ),
  block([1.08, 0.06, 0.07], [0, 0.34, 0.53], "white"),
  box([0.3, 0.06, 0.28], [0.18, 0.22, 0.28], "tomato", { bevel: 0.015 }),
  box([0.3, 0.4, 0.06], [0.18, 0.26, 0.14], "tomato", { bevel: 0.015, turn: [-0.12, 0, 0] }),
  ...[0.06, 0.3].flatMap((x) =>
    [0.18, 0.38].map((z) => block([0.05, 0.22, 0.05], [x, 0, z], "wine")),
  ),
];

/** Before the window of the gable. */
const balcony: WhimModel = () => moved(balconyFloor, [0, -0.62, 0]);

export const onTheRoof = {
  "crooked-chimney": crookedChimney,
  "pig-weathervane": pigVane,
  "roof-telescope": telescope,
  "roof-sledge": sledge,
  "straw-fox": strawFox,
  "turf-roof": turfRoof,
  "tower-room": towerRoom,
  "roof-staircase": staircase,
  balcony,
} satisfies Record<string, WhimModel>;
