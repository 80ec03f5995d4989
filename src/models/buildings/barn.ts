// The red barn: gambrel roof, hay door, cross-braced gate, lantern and weather vane.
import {
  ball,
  box,
  cylinder,
  lathe,
  moved,
  type Part,
  type Point2,
  points,
  repeat,
  slab,
  spun,
} from "../parts.ts";
import { along, slope } from "./slope.ts";
import { window } from "./window.ts";

const W = 1.3;
const D = 2.7;
const FRONT = D / 2;
const gable: Point2[] = [
  [-W, 0],
  [W, 0],
  [W, 1.45],
  [0.98, 2.28],
  [0, 2.92],
  [-0.98, 2.28],
  [-W, 1.45],
];
const eaves: [Point2, Point2, Point2] = [
  [W + 0.14, 1.24],
  [1.0, 2.32],
  [0, 2.97],
];

/** The highest point of the gable above x. */
function gableTop(x: number): number {
  const a = Math.abs(x);
  return a > 0.98 ? 2.28 - ((a - 0.98) / (W - 0.98)) * 0.83 : 2.92 - (a / 0.98) * 0.64;
}

export function barn(lit: boolean): Part[] {
  return [
    box([2 * W + 0.16, 0.16, D + 0.14], [0, 0, 0], "stone", { bevel: 0.05, top: "stoneDark" }),
    slab(gable, D, [0, 0, 0], "#c4503b", { top: "brick", bevel: 0.02 }),
    ...repeat(11, (i) => {
      const x = -W + 0.12 + (i * (2 * W - 0.24)) / 10;
      return box([0.035, gableTop(x) - 0.08, 0.04], [x, 0.04, FRONT], "brickDark", {
        bevel: 0.012,
      });
    }),
    ...repeat(12, (i) =>
      box([0.04, 1.38, 0.035], [W, 0.04, -FRONT + 0.12 + i * 0.224], "brickDark", { bevel: 0.012 }),
    ),
    ...[-1, 1].flatMap((side) => [
      box([0.12, 1.45, 0.12], [side * (W - 0.02), 0, FRONT - 0.02], "white", { bevel: 0.03 }),
      box([0.12, 1.45, 0.12], [side * (W - 0.02), 0, -FRONT + 0.02], "white", { bevel: 0.03 }),
    ]),
    ...roof(),
    ...gate(lit),
    ...hayDoor(lit),
    ...window({ width: 0.42, height: 0.5, lit }, [W + 0.01, 0.6, 0.55], Math.PI / 2),
    ...window({ width: 0.42, height: 0.5, lit }, [W + 0.01, 0.6, -0.55], Math.PI / 2),
    ...cupola(lit),
  ];
}

function roof(): Part[] {
  const [low, knee, ridge] = eaves;
  const right = [
    slope(low, knee, 0.12, D + 0.36, [0, 0, 0], "slate"),
    slope(knee, ridge, 0.12, D + 0.36, [0, 0, 0], "#76888f"),
    ...repeat(9, (i) => {
      const z = -FRONT - 0.1 + i * 0.3625;
      return [
        slope(along(low, knee, 0.02), knee, 0.17, 0.05, [0, 0, z], "slateLight", 0.015),
        slope(knee, ridge, 0.17, 0.05, [0, 0, z], "#8d9ea4", 0.015),
      ];
    }),
    slope(low, knee, 0.05, 0.1, [0, -0.03, FRONT + 0.15], "white", 0.02),
    slope(knee, ridge, 0.05, 0.1, [0, -0.03, FRONT + 0.15], "white", 0.02),
  ];
  return [
    ...right,
    ...spun(right, Math.PI),
    box([0.26, 0.1, D + 0.4], [0, 3.03, 0], "#5f7078", { bevel: 0.04 }),
  ];
}

function gate(lit: boolean): Part[] {
  const leaf = (side: number): Part[] => [
    box([0.56, 1.2, 0.07], [side * 0.3, 0.1, FRONT + 0.04], "terracotta", { bevel: 0.02 }),
    ...[-0.2, 0, 0.2].map((x) =>
      box([0.02, 1.16, 0.02], [side * 0.3 + x, 0.12, FRONT + 0.08], "#b9582f", { bevel: 0.006 }),
    ),
    ...[0.12, 1.2].map((y) =>
      box([0.56, 0.09, 0.05], [side * 0.3, y, FRONT + 0.09], "white", { bevel: 0.02 }),
    ),
    ...[-0.24, 0.24].map((x) =>
      box([0.08, 1.18, 0.05], [side * 0.3 + x, 0.11, FRONT + 0.09], "white", { bevel: 0.02 }),
    ),
    box([0.075, 1.18, 0.04], [side * 0.3, 0.11, FRONT + 0.095], "white", {
      turn: [0, 0, side * 0.4],
      bevel: 0.015,
    }),
  ];
  return [
    box([1.42, 1.42, 0.06], [0, 0.04, FRONT + 0.01], "white", { bevel: 0.02 }),
    ...leaf(-1),
    ...leaf(1),
    box([1.5, 0.08, 0.22], [0, 1.44, FRONT + 0.1], "#76888f", { bevel: 0.03 }),
    cylinder(0.015, 0.12, [0, 1.66, FRONT + 0.14], "ink", { sides: 6 }),
    lathe(points("0 0, 0.09 0, 0.05 0.07, 0 0.1"), [0, 1.6, FRONT + 0.16], "ink", { sides: 8 }),
    ball(0.065, [0, 1.57, FRONT + 0.16], lit ? "lamp" : "butter", { glow: lit }),
  ];
}

function hayDoor(lit: boolean): Part[] {
  const y = 2.08;
  const turn = [Math.PI / 2, 0, 0] as const;
  return [
    cylinder(0.31, 0.1, [0, y, FRONT - 0.03], "white", { turn, sides: 24 }),
    cylinder(0.23, 0.12, [0, y, FRONT - 0.03], lit ? "#ffd07a" : "coal", {
      turn,
      sides: 22,
      glow: lit,
    }),
    box([0.035, 0.46, 0.03], [0, y - 0.23, FRONT + 0.09], "white", { bevel: 0.01 }),
    box([0.46, 0.035, 0.03], [0, y - 0.018, FRONT + 0.09], "white", { bevel: 0.01 }),
    box([0.09, 0.09, 0.5], [0, 2.66, FRONT + 0.2], "bark", { bevel: 0.025 }),
    cylinder(0.012, 0.2, [0, 2.48, FRONT + 0.38], "ink", { sides: 5 }),
  ];
}

function cupola(lit: boolean): Part[] {
  const house: Part[] = [
    box([0.5, 0.44, 0.5], [0, 0, 0], "white", { bevel: 0.03 }),
    ...[0, 1, 2, 3].flatMap((k) =>
      spun(
        [
          box([0.3, 0.22, 0.03], [0, 0.14, 0.25], lit ? "#ffd07a" : "#8a8f8a", {
            bevel: 0.01,
            glow: lit,
          }),
          box([0.3, 0.02, 0.04], [0, 0.2, 0.255], "white", { bevel: 0.006 }),
          box([0.3, 0.02, 0.04], [0, 0.28, 0.255], "white", { bevel: 0.006 }),
        ],
        (k * Math.PI) / 2,
      ),
    ),
    lathe(points("0 0, 0.46 0, 0.43 0.06, 0 0.42"), [0, 0.42, 0], "slate", {
      sides: 4,
      flat: true,
      turn: [0, Math.PI / 4, 0],
    }),
    cylinder(0.018, 0.42, [0, 0.8, 0], "ink", { sides: 6 }),
    box([0.4, 0.025, 0.025], [0, 1.0, 0], "ink", { bevel: 0.008 }),
    ball(0.08, [0.02, 1.14, 0], "brass", { stretch: [1.2, 0.9, 0.3] }),
    ball(0.05, [0.12, 1.24, 0], "brass", { stretch: [1, 1.1, 0.4] }),
    ball(0.06, [-0.1, 1.22, 0], "brass", { stretch: [0.7, 1.3, 0.3], turn: [0, 0, 0.5] }),
  ];
  return moved(house, [0, 2.98, -0.2]);
}
