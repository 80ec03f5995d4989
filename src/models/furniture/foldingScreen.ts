// Three painted leaves that stand by their own folds: reeds, a heron, a low sun.
import { block, mirror, type Part, placed, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { bowed, ellipse } from "./joinery.ts";

const W = 0.86;
const H = 2.2;
const FOLD = 0.3;

const leaf = (picture: readonly Part[]): Part[] => [
  slab(bowed(W, H, 0.16), 0.06, [0, 0.08, 0], "walnut", { bevel: 0.02 }),
  slab(bowed(W - 0.16, H - 0.2, 0.14), 0.072, [0, 0.2, 0], "cream", { bevel: 0, top: "butter" }),
  ...mirror(block([0.08, 0.1, 0.08], [-0.36, 0, 0], "bark")),
  ...picture,
];

const reed = (x: number, h: number, lean: number): Part[] => [
  block([0.03, h, 0.01], [x, 0.24, 0.04], "leaf", { turn: [0, 0, lean] }),
  block([0.06, 0.2, 0.014], [x - lean * h * 0.55, 0.2 + h, 0.042], "bark", { turn: [0, 0, lean] }),
];

const water = (y: number, w: number): Part => block([w, 0.05, 0.01], [0, y, 0.042], "water");

const heron: Part[] = [
  slab(ellipse(0.2, 0.12, 8), 0.01, [0, 1.0, 0.042], "denimPale", { bevel: 0, turn: [0, 0, 0.5] }),
  block([0.05, 0.42, 0.01], [0.16, 1.06, 0.042], "denimPale", { turn: [0, 0, -0.16] }),
  slab(ellipse(0.08, 0.06, 6), 0.012, [0.2, 1.5, 0.042], "white", { bevel: 0 }),
  block([0.18, 0.03, 0.01], [0.34, 1.47, 0.042], "honey", { turn: [0, 0, -0.12] }),
  ...[-0.03, 0.05].map((x) => block([0.025, 0.56, 0.01], [x, 0.36, 0.042], "ink")),
];

export const foldingScreen: Piece = {
  id: "folding-screen",
  name: "Folding screen",
  set: "parlour",
  words: "divider",
  stands: "floor",
  tint: ["wood", "walnut", undefined, "bark"],
  parts: [
    ...placed(leaf([...heron, water(0.34, 0.56), water(0.26, 0.66)]), [-0.82, 0, 0], FOLD),
    ...placed(
      leaf([
        ...reed(-0.16, 1.0, 0.06),
        ...reed(0.02, 1.3, -0.04),
        ...reed(0.2, 0.8, -0.1),
        water(0.28, 0.6),
      ]),
      [0, 0, 0],
      -FOLD,
    ),
    ...placed(
      leaf([
        slab(ellipse(0.22, 0.22, 12), 0.01, [0, 1.62, 0.042], "terracotta", { bevel: 0 }),
        ...reed(0.18, 0.7, -0.06),
        water(0.28, 0.6),
      ]),
      [0.82, 0, 0],
      FOLD,
    ),
  ],
};
