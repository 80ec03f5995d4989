// A peg rail with a raincoat, a straw hat and a long scarf.
import { bead, block, box, lathe, type Part, points, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const RAIL = 1.5;
const PEGS = [-0.72, -0.24, 0.24, 0.72] as const;

const coat: Part[] = [
  slab(
    points("-0.34 0, 0.34 0, 0.24 0.98, 0.1 1.12, -0.1 1.12, -0.24 0.98"),
    0.16,
    [-0.72, 0.42, 0.13],
    "sunPetal",
    { bevel: 0.045 },
  ),
  ...[-1, 1].map((s) =>
    box([0.16, 0.72, 0.15], [-0.72 + s * 0.29, 0.66, 0.14], "sunDeep", {
      bevel: 0.04,
      turn: [0, 0, s * 0.14],
    }),
  ),
  block([0.02, 0.94, 0.01], [-0.72, 0.44, 0.215], "sunDeep"),
  ...[0.7, 0.96, 1.22].map((y) => block([0.06, 0.04, 0.02], [-0.72, y, 0.22], "bark")),
];

const hat: Part[] = [
  lathe(points("0 0, 0.32 0, 0.17 0.05, 0.15 0.17, 0 0.19"), [-0.24, 1.38, 0.1], "straw", {
    sides: 12,
    turn: [Math.PI / 2 - 0.3, 0, 0],
  }),
  rod(0.175, 0.05, [-0.24, 1.363, 0.15], "wine", { sides: 8, turn: [Math.PI / 2 - 0.3, 0, 0] }),
];

const scarf: Part[] = [
  box([0.2, 0.12, 0.18], [0.3, 1.44, 0.12], "denim", { bevel: 0.04 }),
  box([0.17, 0.98, 0.07], [0.24, 0.48, 0.14], "denim", { bevel: 0.02 }),
  box([0.17, 0.76, 0.07], [0.36, 0.7, 0.08], "denimPale", { bevel: 0.02 }),
  ...[0.56, 0.7].map((y) => block([0.175, 0.06, 0.075], [0.24, y, 0.14], "cream")),
];

export const coatPegs: Piece = {
  id: "coat-pegs",
  name: "Coat pegs",
  set: "parlour",
  stands: "wall",
  hangsAt: 1.2,
  tint: ["wood", "oak", undefined, "walnut"],
  parts: [
    box([2.0, 0.22, 0.06], [0, RAIL - 0.08, 0.03], "oak", { bevel: 0.025 }),
    box([2.04, 0.06, 0.22], [0, RAIL + 0.14, 0.11], "walnut", { bevel: 0.02 }),
    ...PEGS.flatMap((x) => [
      block([0.05, 0.05, 0.16], [x, RAIL - 0.02, 0.12], "walnut"),
      bead(0.05, [x, RAIL + 0.02, 0.21], "walnut"),
    ]),
    ...coat,
    ...hat,
    ...scarf,
  ],
};
