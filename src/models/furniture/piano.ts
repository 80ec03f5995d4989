// An upright piano with its lid up, a tune on the stand and two candles in brackets.
import { spots } from "../lights.ts";
import { block, box, lathe, mirror, type Part, points, repeat, rod } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";

const BLACK = [0, 1, 3, 4, 5, 7, 8, 10, 11, 12] as const;
const KEYS = 14;
const KEY = 1.86 / KEYS;

const sconce = (x: number): Part[] => [
  block([0.05, 0.04, 0.2], [x, 1.4, 0.14], "brass"),
  rod(0.06, 0.03, [x, 1.44, 0.22], "brass", { sides: 6 }),
  rod(0.03, 0.16, [x, 1.46, 0.22], "white", { sides: 6 }),
  lathe(points("0 0, 0.022 0.04, 0 0.11"), [x, 1.62, 0.22], "flame", {
    sides: 5,
    glow: true,
    top: "flameHeart",
  }),
];

/** All of its wood, without keys and what stands on it. */
export const pianoCase: readonly Part[] = [
  box([2.1, 1.66, 0.5], [0, 0.06, -0.2], "walnut", { bevel: 0.035 }),
  box([2.26, 0.09, 0.62], [0, 1.7, -0.18], "wood", { bevel: 0.035 }),
  box([2.14, 0.12, 0.6], [0, 0, -0.16], "bark", { bevel: 0.03 }),
  ...mirror(box([0.6, 0.5, 0.03], [-0.62, 1.08, 0.045], "wood", { bevel: 0.012 })),
  box([1.7, 0.5, 0.03], [0, 0.2, 0.045], "wood", { bevel: 0.012 }),
  box([2.1, 0.13, 0.46], [0, 0.78, 0.22], "wood", { bevel: 0.03 }),
  ...mirror(
    box([0.12, 0.2, 0.48], [-1.0, 0.88, 0.22], "walnut", { bevel: 0.03 }),
    box([0.12, 0.78, 0.12], [-1.0, 0, 0.34], "walnut", { bevel: 0.03 }),
  ),
];

export const piano: Piece = {
  id: "upright-piano",
  name: "Upright piano",
  set: "parlour",
  words: "music",
  stands: "floor",
  surfaces: [top(1.79, 2.1, 0.5, 0, -0.18)],
  tint: ["wood", "walnut", "wood", "bark"],
  lights: spots("candle", [-0.82, 1.7, 0.22], [0.82, 1.7, 0.22]),
  parts: [
    ...pianoCase,
    block([1.88, 0.04, 0.28], [0, 0.9, 0.28], "white"),
    ...BLACK.map((key) =>
      block([0.06, 0.035, 0.17], [(key + 1 - KEYS / 2) * KEY, 0.94, 0.22], "coal"),
    ),
    block([1.9, 0.18, 0.03], [0, 0.92, 0.09], "wine"),
    box([0.66, 0.05, 0.12], [0, 1.12, 0.1], "walnut", { bevel: 0.015 }),
    ...mirror(
      block([0.28, 0.36, 0.015], [-0.145, 1.17, 0.11], "white", { turn: [-0.16, 0.12, 0] }),
    ),
    ...repeat(6, (i) =>
      block([0.2, 0.014, 0.01], [i < 3 ? -0.145 : 0.145, 1.24 + (i % 3) * 0.09, 0.135], "ink"),
    ),
    ...sconce(-0.82),
    ...sconce(0.82),
    ...mirror(block([0.08, 0.03, 0.16], [-0.09, 0.08, 0.12], "brass")),
  ],
};
