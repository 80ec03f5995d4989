// Five more plants: tulips, cacti in a row, a tall palm, lavender, and one that trails from its stand.
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  type Part,
  points,
  repeat,
  ring,
  rod,
  slab,
} from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";
import { clayPot, clump } from "./sprays.ts";

const tulip = (i: number, colour: Colour): Part[] => {
  const a = i * 2.4;
  const out = 0.05 + (i % 3) * 0.06;
  const [x, z] = [Math.cos(a) * out, Math.sin(a) * out];
  const h = 0.34 + (i % 2) * 0.08;
  return [
    rod(0.014, h, [x, 0.2, z], "leaf", { sides: 4 }),
    lathe(points("0 0, 0.055 0.02, 0.065 0.07, 0.04 0.14, 0 0.11"), [x, 0.18 + h, z], colour, {
      sides: 6,
      flat: true,
    }),
    block([0.05, 0.24, 0.014], [x * 1.5, 0.2, z * 1.5], i % 2 ? "leaf" : "leafLight", {
      turn: [0.2, -a, 0.14],
    }),
  ];
};

const tulips: readonly Part[] = [
  lathe(points("0 0, 0.16 0, 0.22 0.06, 0.23 0.2, 0.21 0.22, 0 0.2"), [0, 0, 0], "teal", {
    sides: 16,
    top: "#a5d6cd",
  }),
  rod(0.2, 0.02, [0, 0.195, 0], "soilWet", { sides: 14 }),
  ...(["tomato", "butter", "rose", "tomato", "sunDeep", "rose", "butter"] as const).flatMap(
    (colour, i) => tulip(i, colour),
  ),
];

const spines = (x: number, y: number, r: number, count: number): Part[] =>
  repeat(count, (i) => {
    const a = (i / count) * 2 * Math.PI;
    return block([0.018, 0.02, 0.018], [x + Math.cos(a) * r, y, Math.sin(a) * r], "cream");
  });

const cacti: readonly Part[] = [
  box([0.92, 0.04, 0.32], [0, 0, 0], "oak", { bevel: 0.012 }),
  ...clayPot(0.14, 0.17, [-0.3, 0.03, 0], "terracotta"),
  ...clayPot(0.13, 0.15, [0, 0.03, 0], "denimPale"),
  ...clayPot(0.14, 0.16, [0.3, 0.03, 0], "butter"),
  lathe(points("0 0, 0.08 0, 0.09 0.2, 0.06 0.32, 0 0.35"), [-0.3, 0.18, 0], "leaf", {
    sides: 8,
    flat: true,
  }),
  ...[-1, 1].flatMap((s): Part[] => [
    block([0.09, 0.045, 0.045], [-0.3 + s * 0.1, 0.3 + s * 0.03, 0], "leaf"),
    rod(0.03, 0.12, [-0.3 + s * 0.14, 0.3 + s * 0.03, 0], "leafLight", { sides: 6 }),
  ]),
  bead(0.045, [-0.3, 0.54, 0], "rose"),
  ball(0.12, [0, 0.25, 0], "sage", { squash: 0.9, flat: true, detail: 1 }),
  bead(0.04, [0, 0.37, 0], "tomato"),
  ...spines(0, 0.27, 0.115, 7),
  ...spines(0, 0.21, 0.11, 7),
  ...repeat(3, (i) =>
    ball(
      0.085 - i * 0.012,
      [0.3 + [0, -0.05, 0.06][i]!, 0.25 + i * 0.12, 0],
      i % 2 ? "leafLight" : "olive",
      { stretch: [1, 1.15, 0.42], turn: [0, 0, [0, 0.4, -0.3][i]!], detail: 1 },
    ),
  ),
  bead(0.03, [0.37, 0.57, 0], "butter"),
];

/** A frond of leaflets that bows to the ground, drawn out to +z. */
const frond = (lean: number, long: number, seed: number): Part[] =>
  repeat(5, (i) => {
    const t = (i + 0.5) / 5;
    const y = 0.98 + Math.sin(t * 2.3) * lean;
    const slope = Math.cos(t * 2.3) * 2.3 * lean;
    const w = 0.26 * Math.sin(Math.PI * (0.14 + t * 0.82));
    return slab(
      [
        [-w, -0.02],
        [0, -0.12],
        [w, -0.02],
        [w * 0.7, 0.1],
        [0, 0.16],
        [-w * 0.7, 0.1],
      ],
      0.016,
      [0, y, t * long],
      (["leafDeep", "leaf", "leafLight"] as const)[(i + seed) % 3]!,
      { bevel: 0, turn: [Math.PI / 2 - Math.atan2(slope, long), 0, 0] },
    );
  });

const palm: readonly Part[] = [
  lathe(points("0 0, 0.2 0, 0.3 0.12, 0.3 0.32, 0.26 0.38, 0 0.34"), [0, 0, 0], "denim", {
    sides: 16,
    top: "denimPale",
  }),
  lathe(points("0.295 0, 0.312 0, 0.312 0.06, 0.295 0.06"), [0, 0.18, 0], "white", { sides: 16 }),
  rod(0.25, 0.02, [0, 0.335, 0], "soilWet", { sides: 14 }),
  ...repeat(4, (i) =>
    cylinder(0.075 - i * 0.008, 0.18, [0.01 * i, 0.34 + i * 0.16, 0], i % 2 ? "earth" : "bark", {
      sides: 7,
      upper: 0.06,
      bevel: 0.01,
    }),
  ),
  ...ring(7, ...frond(0.5, 0.72, 0)),
  ...ring(4, ...frond(0.8, 0.42, 1)),
];

const lavender: readonly Part[] = [
  ...clayPot(0.24, 0.3, [0, 0, 0], "cream", 14),
  rod(0.232, 0.04, [0, 0.12, 0], "sage", { sides: 14 }),
  ...repeat(7, (i) =>
    clump(
      0.13,
      [Math.cos(i * 0.9) * 0.13, 0.34 + (i % 2) * 0.05, Math.sin(i * 0.9) * 0.13],
      i,
      "sage",
    ),
  ),
  ...repeat(15, (i) => {
    const a = i * 2.4;
    const out = 0.04 + (i / 15) * 0.18;
    const h = between(0.2, 0.32, 5, i);
    const [x, z] = [Math.cos(a) * out, Math.sin(a) * out];
    return [
      block([0.014, h, 0.014], [x, 0.34, z], "leafLight", { turn: [z * 0.8, 0, -x * 0.8] }),
      box([0.042, 0.15, 0.042], [x * 1.45, 0.3 + h, z * 1.45], i % 2 ? "#9a7cb8" : "#7d61a3", {
        bevel: 0,
        turn: [z * 0.8, a, -x * 0.8],
      }),
    ];
  }),
];

const vine = (angle: number, count: number): Part[] =>
  repeat(count, (i) => {
    const out = 0.2 + Math.min(i, 2) * 0.04;
    const y = 1.2 - Math.max(0, i - 1) * 0.13;
    const a = angle + (i % 2 ? 0.18 : -0.12);
    return ball(
      0.1 - i * 0.006,
      [Math.cos(a) * out, y, Math.sin(a) * out],
      (["leaf", "leafLight", "leafPale"] as const)[(i + count) % 3]!,
      {
        stretch: [1, 1.1, 0.4],
        turn: [0.2, Math.PI / 2 - a, 0.3 * (i % 2 ? 1 : -1)],
        flat: true,
        detail: 0,
      },
    );
  });

const trailing: readonly Part[] = [
  ...ring(3, block([0.05, 1.0, 0.05], [0, 0, 0.2], "wood", { turn: [0.08, 0, 0] })),
  cylinder(0.2, 0.05, [0, 0.94, 0], "oak", { sides: 12, bevel: 0.015 }),
  rod(0.14, 0.03, [0, 0.36, 0], "oak", { sides: 12 }),
  lathe(points("0 0, 0.13 0, 0.19 0.1, 0.2 0.2, 0 0.18"), [0, 0.98, 0], "white", {
    sides: 14,
    top: "cream",
  }),
  ...repeat(6, (i) =>
    clump(
      0.13,
      [Math.cos(i * 1.05) * 0.11, 1.24 + (i % 2) * 0.07, Math.sin(i * 1.05) * 0.11],
      i + 3,
      i % 2 ? "leaf" : "leafLight",
    ),
  ),
  ...vine(0.6, 8),
  ...vine(1.9, 5),
  ...vine(2.9, 7),
  ...vine(4.2, 4),
  ...vine(5.3, 6),
];

const plant = (own: Pick<Piece, "id" | "name" | "words" | "stands" | "parts" | "tint">): Piece => ({
  ...own,
  set: "garden",
  words: `plant ${own.words}`,
});

export const morePlants: readonly Piece[] = [
  plant({
    id: "bowl-of-tulips",
    name: "Bowl of tulips",
    words: "flowers spring",
    stands: "surface",
    tint: ["glaze", "teal", "#a5d6cd"],
    parts: tulips,
  }),
  plant({
    id: "row-of-cacti",
    name: "Row of cacti",
    words: "cactus succulent",
    stands: "surface",
    parts: cacti,
  }),
  plant({
    id: "parlour-palm",
    name: "Parlour palm",
    words: "tree tall",
    stands: "floor",
    tint: ["glaze", "denim", "denimPale"],
    parts: palm,
  }),
  plant({
    id: "pot-of-lavender",
    name: "Pot of lavender",
    words: "flowers herb purple",
    stands: "surface",
    parts: lavender,
  }),
  plant({
    id: "trailing-vine",
    name: "Trailing vine on a stand",
    words: "pothos ivy leaves",
    stands: "floor",
    parts: trailing,
  }),
];
