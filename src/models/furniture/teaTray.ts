// A tray with a blue pot, two cups and a plate of biscuits.
import {
  bead,
  block,
  box,
  lathe,
  type Part,
  placed,
  places,
  points,
  repeat,
  rod,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const cup = (x: number, z: number, handle: number): Part[] =>
  placed(
    [
      rod(0.11, 0.018, [0, 0, 0], "white", { sides: 12, upper: 0.12 }),
      lathe(points("0 0, 0.04 0, 0.08 0.09, 0.07 0.09, 0 0.075"), [0, 0.018, 0], "denimPale", {
        sides: 10,
      }),
      rod(0.066, 0.01, [0, 0.092, 0], "walnut", { sides: 10 }),
      block([0.05, 0.04, 0.018], [0.095, 0.05, 0], "denimPale"),
    ],
    [x, 0, z],
    handle,
  );

const tray: readonly Part[] = [
  box([0.86, 0.03, 0.56], [0, 0, 0], "walnut", { bevel: 0.012 }),
  ...[-1, 1].flatMap((s): Part[] => [
    block([0.86, 0.06, 0.03], [0, 0.02, s * 0.265], "walnut"),
    block([0.03, 0.1, 0.5], [s * 0.415, 0.02, 0], "walnut"),
  ]),
  ...placed(
    [
      lathe(points("0 0, 0.08 0, 0.15 0.08, 0.14 0.17, 0.06 0.22, 0 0.23"), [0, 0, 0], "denim", {
        sides: 14,
      }),
      lathe(points("0.146 0, 0.155 0.02, 0.15 0.04"), [0, 0.09, 0], "white", { sides: 14 }),
      bead(0.03, [0, 0.25, 0], "brass"),
      ...repeat(2, (i) =>
        block([0.1, 0.045, 0.045], [0.16 + i * 0.055, 0.09 + i * 0.05, 0], "denim", {
          turn: [0, 0, 0.6],
        }),
      ),
      ...repeat(3, (i) =>
        block([0.03, 0.08, 0.03], [-0.17 - (i === 1 ? 0.03 : 0), 0.06 + i * 0.055, 0], "denim", {
          turn: [0, 0, (i - 1) * 0.5],
        }),
      ),
    ],
    [-0.14, 0.03, -0.08],
    -0.5,
  ),
  ...cup(0.2, -0.1, 0.4).map((part) => ({
    ...part,
    at: [part.at[0], part.at[1] + 0.03, part.at[2]] as const,
  })),
  ...cup(0.08, 0.13, -0.6).map((part) => ({
    ...part,
    at: [part.at[0], part.at[1] + 0.03, part.at[2]] as const,
  })),
  rod(0.11, 0.02, [-0.24, 0.03, 0.14], "white", { sides: 12, upper: 0.12 }),
  ...[0, 1, 2].map((i) =>
    rod(
      0.045,
      0.025,
      [-0.27 + i * 0.035, 0.05 + (i === 2 ? 0.02 : 0), 0.12 + (i % 2) * 0.05],
      "honey",
      { sides: 8 },
    ),
  ),
];

export const teaTray: Piece = {
  id: "tea-tray",
  name: "Tea tray",
  set: "parlour",
  words: "teapot cups blue",
  stands: "surface",
  // Its two cups.
  steams: places("0.2 0.14 -0.1, 0.08 0.14 0.13"),
  parts: tray,
};
