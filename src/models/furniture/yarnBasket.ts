// A basket of wool with the needles stuck in it.
import { ball, bead, type Colour, cylinder, lathe, type Part, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const WOOLS = ["rose", "butter", "teal", "denim", "cream"] as const;

const clew = (r: number, x: number, y: number, z: number, colour: Colour): Part[] => [
  ball(r, [x, y, z], colour, { detail: 1 }),
  ...[0.4, 1.5, 2.6].map((a) =>
    cylinder(r * 1.02, 0.035, [x, y - 0.0175, z], colour, {
      sides: 14,
      bevel: 0.01,
      turn: [a, a * 2, 0.5],
    }),
  ),
];

export const yarnBasket: Piece = {
  id: "wool-basket",
  name: "Wool basket",
  set: "workshop",
  stands: "floor",
  parts: [
    ...repeat(4, (i) => {
      const r = 0.27 + i * 0.026;
      return lathe(
        [
          [0, 0],
          [r, 0],
          [r + 0.03, 0.045],
          [r, 0.09],
          [0, 0.09],
        ],
        [0, i * 0.085, 0],
        i % 2 ? "straw" : "strawDark",
        { sides: 14 },
      );
    }),
    ...repeat(4, (i) =>
      clew(
        0.15,
        Math.cos(i * 1.6) * 0.16,
        0.4 + (i % 2) * 0.05,
        Math.sin(i * 1.6) * 0.16,
        WOOLS[i]!,
      ),
    ),
    ...clew(0.13, 0.43, 0.13, 0.28, WOOLS[0]),
    ...[-0.3, 0.25].flatMap((lean): Part[] => [
      cylinder(0.014, 0.56, [0, 0.36, -0.04], "walnut", {
        sides: 6,
        bevel: 0.003,
        turn: [-0.2, 0, lean],
      }),
      bead(0.03, [-Math.sin(lean) * 0.56, 0.36 + Math.cos(lean) * 0.54, -0.15], "brick"),
    ]),
  ],
};
