// A peg rail with a raincoat, a straw hat and a long scarf.
import { palette } from "../palette.ts";
import { ball, box, cylinder, lathe, type Part, points, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { interior } from "./interior.ts";

const RAIL = 1.5;
const PEGS = [-0.72, -0.24, 0.24, 0.72] as const;

const coat: Part[] = [
  slab(
    points("-0.34 0, 0.34 0, 0.24 0.98, 0.1 1.12, -0.1 1.12, -0.24 0.98"),
    0.16,
    [-0.72, 0.42, 0.13],
    palette.sunPetal,
    { bevel: 0.045 },
  ),
  ...[-1, 1].map((s) =>
    box([0.16, 0.72, 0.15], [-0.72 + s * 0.29, 0.66, 0.14], palette.sunDeep, {
      bevel: 0.04,
      turn: [0, 0, s * 0.14],
    }),
  ),
  box([0.02, 0.94, 0.01], [-0.72, 0.44, 0.215], palette.sunDeep, { bevel: 0 }),
  ...[0.7, 0.96, 1.22].map((y) =>
    box([0.06, 0.04, 0.02], [-0.72, y, 0.22], palette.bark, { bevel: 0 }),
  ),
];

const hat: Part[] = [
  lathe(points("0 0, 0.32 0, 0.17 0.05, 0.15 0.17, 0 0.19"), [-0.24, 1.38, 0.1], palette.straw, {
    sides: 12,
    turn: [Math.PI / 2 - 0.3, 0, 0],
  }),
  cylinder(0.175, 0.05, [-0.24, 1.363, 0.15], palette.wine, {
    sides: 8,
    bevel: 0,
    turn: [Math.PI / 2 - 0.3, 0, 0],
  }),
];

const scarf: Part[] = [
  box([0.2, 0.12, 0.18], [0.3, 1.44, 0.12], interior.denim, { bevel: 0.04 }),
  box([0.17, 0.98, 0.07], [0.24, 0.48, 0.14], interior.denim, { bevel: 0.02 }),
  box([0.17, 0.76, 0.07], [0.36, 0.7, 0.08], interior.denimPale, { bevel: 0.02 }),
  ...[0.56, 0.7].map((y) =>
    box([0.175, 0.06, 0.075], [0.24, y, 0.14], palette.cream, { bevel: 0 }),
  ),
];

export const coatPegs: Piece = {
  id: "coat-pegs",
  name: "Coat pegs",
  set: "parlour",
  stands: "wall",
  footprint: [2.28, 0.32],
  height: 1.7,
  hangsAt: 1.2,
  tint: ["wood", palette.oak, undefined, palette.walnut],
  parts: [
    box([2.0, 0.22, 0.06], [0, RAIL - 0.08, 0.03], palette.oak, { bevel: 0.025 }),
    box([2.04, 0.06, 0.22], [0, RAIL + 0.14, 0.11], palette.walnut, { bevel: 0.02 }),
    ...PEGS.flatMap((x) => [
      box([0.05, 0.05, 0.16], [x, RAIL - 0.02, 0.12], palette.walnut, { bevel: 0 }),
      ball(0.05, [x, RAIL + 0.02, 0.21], palette.walnut, { detail: 0 }),
    ]),
    ...coat,
    ...hat,
    ...scarf,
  ],
};
