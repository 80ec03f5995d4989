// Tea for two: a pot, cups with saucers, a plate of scones, a jar of jam and a sprig in water.
import {
  ball,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  moved,
  type Part,
  places,
  points,
  repeat,
  rod,
  type Vec,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const belly: Part[] = [
  lathe(points("0 0, 0.12 0, 0.2 0.09, 0.19 0.18, 0.1 0.26, 0 0.27"), [0, 0, 0], "teal", {
    sides: 20,
  }),
  lathe(points("0.19 0, 0.205 0.02, 0.2 0.05, 0.18 0.06"), [0, 0.1, 0], "cream", { sides: 20 }),
];

const lidAndHandles: Part[] = [
  ball(0.04, [0, 0.29, 0], "butter"),
  cylinder(0.05, 0.24, [0.15, 0.1, 0], "teal", { sides: 8, upper: 0.028, turn: [0, 0, -0.8] }),
  ...repeat(4, (i) => {
    const a = -1.1 + i * 0.72;
    return block(
      [0.035, 0.11, 0.045],
      [-0.19 - Math.cos(a) * 0.09, 0.1 + Math.sin(a) * 0.09, 0],
      "teal",
      { turn: [0, 0, -a] },
    );
  }),
];

const cup = (colour: Colour): Part[] => [
  cylinder(0.17, 0.025, [0, 0, 0], "white", { sides: 18, bevel: 0.01 }),
  lathe(points("0 0, 0.06 0, 0.11 0.13, 0.095 0.13, 0.09 0.1, 0 0.1"), [0, 0.025, 0], colour, {
    sides: 14,
  }),
  rod(0.088, 0.012, [0, 0.118, 0], "bark", { sides: 12 }),
  box([0.05, 0.06, 0.02], [0.12, 0.06, 0], colour, { bevel: 0.008 }),
];

const scones: Part[] = [
  cylinder(0.25, 0.03, [0, 0, 0], "cream", { sides: 22, bevel: 0.012 }),
  ...repeat(4, (i) => {
    const at = i < 3 ? [Math.cos(i * 2.1) * 0.1, 0.03, Math.sin(i * 2.1) * 0.1] : [0.01, 0.12, 0];
    return cylinder(0.09, 0.1, at as [number, number, number], i % 2 ? "oak" : "ginger", {
      sides: 10,
      upper: 0.08,
      bevel: 0.03,
    });
  }),
];

const sprig: Part[] = [
  lathe(points("0 0, 0.07 0, 0.1 0.09, 0.05 0.2, 0.065 0.24, 0 0.22"), [0, 0, 0], "rose", {
    sides: 12,
  }),
  ...repeat(5, (i) =>
    cylinder(0.011, 0.3, [0, 0.2, 0], "leaf", {
      sides: 5,
      bevel: 0.003,
      turn: [Math.cos(i * 2.4) * 0.34, 0, Math.sin(i * 2.4) * 0.34],
    }),
  ),
  ...repeat(5, (i) =>
    ball(
      0.065,
      [-Math.sin(i * 2.4) * 0.11, 0.5 + (i % 2) * 0.05, Math.cos(i * 2.4) * 0.11],
      i % 2 ? "butter" : "white",
      { flat: true, rough: 0.12 },
    ),
  ),
];

const POT: Vec = [-0.1, 0, -0.06];

/** The pot where it stands on the tray, without its lid, spout and handle. */
export const teapotBelly = moved(belly, POT);
export const teapot = [...teapotBelly, ...moved(lidAndHandles, POT)];

export const teaThings: Piece = {
  id: "tea-things",
  name: "Tea things",
  set: "kitchen",
  words: "teapot cups tray",
  stands: "surface",
  // Its two cups.
  steams: places("-0.42 0.15 0.34, 0.44 0.15 -0.36"),
  tint: ["glaze", "teal"],
  parts: [
    ...teapot,
    ...moved(cup("cream"), [-0.42, 0, 0.34]),
    ...moved(cup("rose"), [0.44, 0, -0.36]),
    ...moved(scones, [0.26, 0, 0.3]),
    ...moved(sprig, [-0.36, 0, -0.4]),
  ],
};
