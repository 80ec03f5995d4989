// Bunches of herbs drying head down on a rail.
import { ALONG_X, ALONG_Z, ball, cylinder, lathe, mirror, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";

const RAIL = 0.54;
const KINDS = ["sage", "plum", "straw", "leafLight", "rose"] as const;

function bunch(i: number): Part[] {
  const x = -0.56 + i * 0.28;
  const long = between(0.3, 0.42, 51, i);
  return [
    ...repeat(3, (k) => {
      const a = k * 2.1 + i;
      return lathe(
        [
          [0, 0],
          [0.05, 0.1],
          [0.085, long * 0.7],
          [0, long],
        ],
        [x, RAIL - 0.1, 0.1],
        k ? KINDS[i]! : "leaf",
        { sides: 6, flat: true, turn: [Math.PI + Math.cos(a) * 0.16, 0, Math.sin(a) * 0.2] },
      );
    }),
    ball(0.035, [x, RAIL - 0.12, 0.1], "cream", { detail: 1 }),
    cylinder(0.012, 0.12, [x, RAIL - 0.12, 0.1], "linen", { sides: 5, bevel: 0.003 }),
  ];
}

export const dryingHerbs: Piece = {
  id: "drying-herbs",
  name: "Drying herbs",
  set: "kitchen",
  stands: "wall",
  hangsAt: 3,
  parts: [
    cylinder(0.025, 1.5, [-0.75, RAIL, 0.1], "walnut", { sides: 8, turn: ALONG_X }),
    ...mirror(cylinder(0.02, 0.12, [-0.68, RAIL, 0], "bark", { sides: 6, turn: ALONG_Z })),
    ...repeat(5, bunch),
  ],
};
