// A round-topped plank door with iron straps and a small lit pane.
import type { Furniture } from "../furniture/furniture.ts";
import {
  ALONG_Z,
  ball,
  bead,
  block,
  box,
  cylinder,
  type Part,
  type Point2,
  repeat,
  rod,
  slab,
} from "../parts.ts";
import type { WindowHour } from "./windowViews.ts";

const PLANKS = 4;
const W = 1.12;
const SHOULDER = 2.0;
const ARCH = 0.42;

const archAt = (x: number, half: number, rise: number) =>
  SHOULDER + rise * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));

function arch(half: number, rise: number): Point2[] {
  const over = Array.from({ length: 9 }, (_, i): Point2 => {
    const angle = (Math.PI * i) / 8;
    return [Math.cos(angle) * half, SHOULDER + Math.sin(angle) * rise];
  });
  return [[-half, 0], [half, 0], ...over];
}

const plank = (i: number): Part => {
  const w = W / PLANKS;
  const x0 = -W / 2 + i * w;
  const x1 = x0 + w;
  const outline: Point2[] = [
    [x0 + 0.008, 0.02],
    [x1 - 0.008, 0.02],
    [x1 - 0.008, archAt(x1 - 0.008, W / 2 + 0.02, ARCH)],
    [x0 + 0.008, archAt(x0 + 0.008, W / 2 + 0.02, ARCH)],
  ];
  return slab(outline, 0.09, [0, 0, 0.085], i % 2 ? "olive" : "mossLight", { bevel: 0.018 });
};

const strap = (y: number): Part[] => [
  box([0.82, 0.08, 0.03], [-0.1, y, 0.14], "ironDark", { bevel: 0.012 }),
  cylinder(0.045, 0.13, [-0.55, y - 0.025, 0.14], "ironDark", { sides: 8 }),
  ...[-0.3, 0, 0.24].map((x) => bead(0.022, [x, y + 0.04, 0.16], "ironLight")),
];

const cottageDoor = (hour: WindowHour): Furniture => ({
  name: hour === "night" ? "Door by night" : "Door by day",
  stands: "wall",
  footprint: [1.46, 0.34],
  height: 2.6,
  parts: [
    slab(arch(W / 2 + 0.15, ARCH + 0.15), 0.1, [0, 0, 0.03], "walnut", { bevel: 0.03 }),
    slab(arch(W / 2 + 0.02, ARCH + 0.02), 0.1, [0, 0, 0.035], "bark", { bevel: 0 }),
    ...repeat(PLANKS, plank),
    ...strap(0.4),
    ...strap(1.86),
    cylinder(0.21, 0.05, [0, 1.52, 0.11], "walnut", { turn: ALONG_Z, sides: 20, bevel: 0.015 }),
    rod(0.15, 0.06, [0, 1.52, 0.11], hour === "night" ? "nightLow" : "dayHigh", {
      turn: ALONG_Z,
      sides: 20,
      glow: true,
    }),
    block([0.3, 0.025, 0.02], [0, 1.508, 0.17], "walnut"),
    block([0.025, 0.3, 0.02], [0, 1.37, 0.17], "walnut"),
    box([0.09, 0.2, 0.03], [0.42, 1.02, 0.14], "brass", { bevel: 0.012 }),
    ball(0.06, [0.42, 1.14, 0.21], "brass"),
    box([1.4, 0.06, 0.32], [0, 0, 0.17], "stone", { bevel: 0.02 }),
  ],
});

export const doorByDay = cottageDoor("day");
export const doorByNight = cottageDoor("night");
