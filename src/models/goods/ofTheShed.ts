// What is ground, pressed, woven and cut: flour, a candle, cloth, felt, oil, timber, straw, a bag of seed, the basket at the gate.
import { candle as candlestick } from "../furniture/candle.ts";
import {
  ALONG_X,
  ALONG_Z,
  ball,
  bead,
  block,
  box,
  type Colour,
  lathe,
  mirror,
  type Part,
  points,
  repeat,
  rod,
  slab,
} from "../parts.ts";

const SACK = points("0 0, 0.32 0, 0.4 0.12, 0.38 0.42, 0.26 0.56, 0.34 0.7, 0.24 0.66, 0 0.62");

/** An open sack, heaped. */
export const flour = (): Part[] => [
  lathe(SACK, [0, 0, 0], "#cfa873", { sides: 10, top: "linen" }),
  ball(0.27, [0, 0.64, 0], "#f4efe6", { top: "#ffffff", squash: 0.7 }),
  rod(0.29, 0.06, [0, 0.53, 0], "brick", { sides: 10 }),
  slab(points("0 -0.13, 0.07 0, 0 0.15, -0.07 0"), 0.02, [0, 0.28, 0.39], "strawDark", {
    bevel: 0,
  }),
  ...mirror(
    slab(
      points("-0.03 -0.02, -0.16 0.06, -0.17 0.16, -0.06 0.08"),
      0.02,
      [0, 0.24, 0.39],
      "strawDark",
      { bevel: 0 },
    ),
  ),
];

export const candleInDish = (): Part[] => [...candlestick.parts];

/** A bolt of it, its end laid open. */
export const cloth = (): Part[] => [
  rod(0.25, 1.0, [-0.5, 0.25, -0.06], "denim", { sides: 12, turn: ALONG_X, top: "denimPale" }),
  rod(0.252, 0.08, [-0.3, 0.25, -0.06], "cream", { sides: 12, turn: ALONG_X }),
  rod(0.252, 0.08, [0.22, 0.25, -0.06], "cream", { sides: 12, turn: ALONG_X }),
  rod(0.08, 1.06, [-0.53, 0.25, -0.06], "pine", { sides: 7, turn: ALONG_X }),
  block([1.0, 0.04, 0.6], [0, 0, 0.32], "denim", { top: "denimPale" }),
  block([0.08, 0.045, 0.6], [-0.26, 0, 0.32], "cream"),
  block([0.08, 0.045, 0.6], [0.26, 0, 0.32], "cream"),
];

const sheet = (y: number, colour: Colour, top: Colour, turn: number): Part =>
  block([0.94, 0.17, 0.68], [0, y, 0], colour, { turn: [0, turn, 0], top });

/** Thick folded sheets, and one rolled up on top. */
export const felt = (): Part[] => [
  sheet(0, "moss", "mossLight", 0.05),
  sheet(0.17, "russet", "russetLight", -0.07),
  sheet(0.34, "#7f7b78", "#b9b4ac", 0.04),
  rod(0.23, 0.86, [-0.43, 0.73, 0], "cushion", { sides: 11, turn: ALONG_X, top: "butter" }),
  rod(0.15, 0.88, [-0.44, 0.73, 0], "strawDark", { sides: 9, turn: ALONG_X }),
  rod(0.09, 0.9, [-0.45, 0.73, 0], "cushion", { sides: 7, turn: ALONG_X }),
];

/** Golden, in a bottle, with what it was pressed from. */
export const oil = (): Part[] => [
  lathe(
    points("0 0, 0.25 0, 0.27 0.05, 0.27 0.5, 0.1 0.72, 0.09 0.92, 0.13 0.94, 0.13 1, 0 1"),
    [0, 0, 0],
    "#c98f12",
    { sides: 12, top: "#f6d34c" },
  ),
  rod(0.085, 0.16, [0, 0.99, 0], "wood", { sides: 7 }),
  block([0.3, 0.28, 0.02], [0, 0.16, 0.265], "cream"),
  ...repeat(9, (i) => {
    const a = (i / 9) * 2 * Math.PI;
    return bead(0.09, [0.4 + Math.cos(a) * 0.17, 0.2 + Math.sin(a) * 0.17, 0.3], "sunPetal", {
      stretch: [1, 1, 0.5],
    });
  }),
  rod(0.12, 0.08, [0.4, 0.2, 0.3], "bark", { sides: 8, turn: ALONG_Z }),
];

const log = (x: number, y: number): Part[] => [
  rod(0.2, 1.1, [x, y, -0.55], "bark", { sides: 8, turn: ALONG_Z, top: "#94623f" }),
  rod(0.15, 1.12, [x, y, -0.55], "pine", { sides: 8, turn: ALONG_Z }),
];

export const timber = (): Part[] => [
  ...log(-0.41, 0.2),
  ...log(0, 0.2),
  ...log(0.41, 0.2),
  ...log(-0.2, 0.55),
  ...log(0.21, 0.55),
];

/** A bundle, bound. */
export const straw = (): Part[] => [
  box([1.1, 0.62, 0.66], [0, 0, 0], "strawDark", { bevel: 0.08, top: "butter" }),
  ...mirror(block([0.06, 0.64, 0.68], [-0.28, -0.005, 0], "walnut")),
  ...repeat(9, (i) =>
    block(
      [0.3, 0.03, 0.03],
      [-0.42 + (i % 3) * 0.4, 0.12 + Math.floor(i / 3) * 0.16, 0.34],
      i % 2 ? "butter" : "straw",
      { turn: [0, 0, ((i % 4) - 1.5) * 0.3] },
    ),
  ),
];

/** Folded over at the top, a sprout on its front. */
export const seedBag = (): Part[] => [
  box([0.66, 0.8, 0.34], [0, 0, 0], "#c9a06b", { bevel: 0.05, top: "linen" }),
  block([0.7, 0.16, 0.38], [0, 0.74, 0], "#b98a52", { top: "#d9b684" }),
  rod(0.07, 0.03, [0, 0.8, 0.18], "brick", { sides: 7, turn: ALONG_Z }),
  block([0.46, 0.44, 0.02], [0, 0.16, 0.17], "cream"),
  block([0.05, 0.22, 0.02], [0, 0.2, 0.185], "leaf"),
  ...mirror(
    slab(points("0 0, -0.06 0.14, -0.19 0.16, -0.17 0.04"), 0.02, [0, 0.4, 0.19], "leaf", {
      bevel: 0,
    }),
  ),
];

/** At the gate, a cloth over what neighbours laid in it. */
export const gateBasket = (): Part[] => [
  lathe(points("0 0, 0.42 0, 0.58 0.38, 0.62 0.4, 0.6 0.46, 0 0.4"), [0, 0, 0], "#b67c3e", {
    sides: 12,
    top: "#d8a563",
  }),
  rod(0.62, 0.07, [0, 0.4, 0], "#8f5f2c", { sides: 12, top: "#c08a48" }),
  ...[0.14, 0.27].map((y) => rod(0.46 + y * 0.36, 0.045, [0, y, 0], "#8f5f2c", { sides: 12 })),
  ...repeat(9, (i) => {
    const a = ((i + 0.5) / 9) * Math.PI;
    return block(
      [0.07, 0.24, 0.09],
      [Math.cos(a) * 0.56, 0.32 + Math.sin(a) * 0.62, 0],
      i % 2 ? "#b0753a" : "#c08a48",
      { turn: [0, 0, a] },
    );
  }),
  bead(0.24, [-0.22, 0.52, 0.16], "tomato", { squash: 0.9 }),
  bead(0.23, [0.24, 0.52, 0.1], "butter", { squash: 0.9 }),
  bead(0.22, [0.02, 0.56, -0.2], "leafLight", { squash: 0.9 }),
  slab(points("-0.3 0, 0 -0.26, 0.3 0, 0 0.18"), 0.03, [0.08, 0.36, 0.54], "#fffaf0", {
    bevel: 0,
    turn: [-0.5, 0.15, 0],
  }),
];
