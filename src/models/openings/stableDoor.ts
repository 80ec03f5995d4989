// A door in two halves: by day the upper one is open, and a hen looks in.
import type { Furniture } from "../furniture/furniture.ts";
import { ball, bead, block, box, type Part, placed, repeat } from "../parts.ts";
import type { WindowHour } from "./windowViews.ts";

const W = 1.14;
const SPLIT = 1.14;
const H = 2.36;

const half = (low: number, high: number): Part[] => [
  ...repeat(4, (i) =>
    box(
      [W / 4 - 0.012, high - low, 0.08],
      [-W / 2 + (i + 0.5) * (W / 4), low, 0],
      i % 2 ? "olive" : "mossLight",
      { bevel: 0.015 },
    ),
  ),
  ...[low + 0.14, high - 0.22].map((y) => block([0.86, 0.08, 0.03], [-0.1, y, 0.05], "ironDark")),
];

const outdoors: Part[] = [
  block([W, H - SPLIT, 0.01], [0, SPLIT, 0.03], "dayLow", { glow: true, top: "dayHigh" }),
  block([W, 0.34, 0.012], [0, SPLIT, 0.034], "leafLight", { glow: true }),
];

const hen: Part[] = [
  ball(0.15, [-0.2, SPLIT + 0.16, 0.1], "white", { detail: 1, stretch: [1, 1.1, 0.7] }),
  bead(0.085, [-0.2, SPLIT + 0.36, 0.13], "white"),
  block([0.05, 0.04, 0.09], [-0.2, SPLIT + 0.33, 0.22], "honey"),
  block([0.03, 0.07, 0.1], [-0.2, SPLIT + 0.42, 0.13], "tomato"),
];

const stableDoor = (hour: WindowHour): Furniture => ({
  name: hour === "night" ? "Stable door by night" : "Stable door by day",
  stands: "wall",
  footprint: [1.5, 0.34],
  height: 2.54,
  parts: [
    ...[-1, 1].map((s) =>
      box([0.15, H + 0.02, 0.18], [s * (W / 2 + 0.08), 0, 0.09], "walnut", { bevel: 0.03 }),
    ),
    box([W + 0.34, 0.16, 0.2], [0, H, 0.1], "walnut", { bevel: 0.04 }),
    ...placed(half(0.04, SPLIT), [0, 0, 0.09]),
    box([W - 0.04, 0.06, 0.16], [0, SPLIT, 0.1], "walnut", { bevel: 0.02 }),
    box([0.22, 0.05, 0.05], [0.4, 0.94, 0.16], "brass", { bevel: 0.015 }),
    ...(hour === "night" ? placed(half(SPLIT + 0.03, H), [0, 0, 0.09]) : [...outdoors, ...hen]),
    box([1.42, 0.06, 0.32], [0, 0, 0.17], "stone", { bevel: 0.02 }),
  ],
});

export const stableDoorByDay = stableDoor("day");
export const stableDoorByNight = stableDoor("night");
