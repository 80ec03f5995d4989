// A white jug of garden flowers, three of them dropped their petals.
import { bead, block, box, lathe, type Part, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const BLOOMS = ["rose", "white", "denim", "butter", "rose"] as const;

const stem = (i: number): Part[] => {
  const a = i * 2.5 + 0.4;
  const lean = i === 0 ? 0 : 0.34;
  const long = 0.34 + (i % 2) * 0.08;
  const [x, z] = [Math.sin(a) * Math.sin(lean) * long, Math.cos(a) * Math.sin(lean) * long];
  const y = 0.34 + Math.cos(lean) * long;
  return [
    rod(0.014, long, [0, 0.34, 0], "leaf", {
      sides: 4,
      turn: [Math.cos(a) * lean, 0, -Math.sin(a) * lean],
    }),
    bead(0.095, [x, y, z], BLOOMS[i]!, { squash: 0.8, flat: true }),
    box([0.06, 0.05, 0.06], [x, y + 0.04, z], "honey", { bevel: 0.015 }),
  ];
};

export const flowerVase: Piece = {
  id: "jug-of-flowers",
  name: "Jug of flowers",
  set: "parlour",
  words: "vase bouquet",
  stands: "surface",
  footprint: [0.5, 0.56],
  height: 0.84,
  parts: [
    lathe(points("0 0, 0.11 0, 0.17 0.12, 0.09 0.3, 0.12 0.38, 0 0.34"), [0, 0, 0], "white", {
      sides: 10,
    }),
    box([0.03, 0.2, 0.04], [-0.18, 0.12, 0], "white", { bevel: 0.01 }),
    ...repeat(5, stem),
    ...[0.4, 3.4].map((a) =>
      bead(0.08, [Math.cos(a) * 0.1, 0.44, Math.sin(a) * 0.1], "leafLight", {
        flat: true,
        squash: 0.7,
      }),
    ),
    ...points("0.22 0.1, 0.14 0.2, -0.06 0.24").map(([x, z]) =>
      block([0.06, 0.012, 0.04], [x, 0, z], "rose", { turn: [0, x * 9, 0] }),
    ),
  ],
};
