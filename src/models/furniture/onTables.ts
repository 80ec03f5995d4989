// Four small groups for tables, shelves and mantels, each left as if somebody came back at once.
import { type LightKindId, spots } from "../lights.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  mirror,
  type Part,
  placed,
  points,
  repeat,
  rod,
  slab,
  type Vec,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const book = (w: number, h: number, d: number, y: number, turn: number, cover: Colour): Part[] =>
  placed(
    [
      block([w - 0.02, h - 0.02, d - 0.03], [0.01, 0.01, 0], "page"),
      block([w, 0.014, d], [0, 0, 0], cover),
      block([w, 0.014, d], [0, h - 0.014, 0], cover),
      block([0.02, h, d], [-w / 2 + 0.01, 0, 0], cover),
    ],
    [0, y, 0],
    turn,
  );

const spectacles: readonly Part[] = [
  ...mirror(
    lathe(points("0.055 0, 0.072 0, 0.072 0.014, 0.055 0.014"), [-0.09, 0, 0], "ink", {
      sides: 10,
    }),
    rod(0.056, 0.008, [-0.09, 0.002, 0], "foam", { sides: 10 }),
    block([0.014, 0.014, 0.17], [-0.15, 0, -0.09], "ink", { turn: [0, -0.14, 0] }),
  ),
  block([0.05, 0.014, 0.016], [0, 0.004, 0], "ink"),
];

const reading: readonly Part[] = [
  ...book(0.5, 0.09, 0.36, 0, 0.08, "denim"),
  ...book(0.46, 0.08, 0.33, 0.09, -0.12, "brick"),
  ...book(0.42, 0.07, 0.3, 0.17, 0.2, "moss"),
  ...placed(spectacles, [0.02, 0.24, 0.03], 0.34),
  block([0.04, 0.012, 0.2], [0.1, 0.165, 0.22], "butter", { turn: [0.3, 0.1, 0] }),
];

const sewing: readonly Part[] = [
  box([0.46, 0.14, 0.32], [-0.06, 0, -0.06], "rose", { bevel: 0.025 }),
  box([0.47, 0.04, 0.33], [-0.06, 0.14, -0.06], "cream", { bevel: 0.015 }),
  ball(0.1, [-0.16, 0.21, -0.06], "tomato", { squash: 0.7, detail: 1 }),
  rod(0.03, 0.02, [-0.16, 0.27, -0.06], "leaf", { sides: 5 }),
  ...repeat(4, (i) =>
    bead(
      0.016,
      [-0.21 + i * 0.034, 0.28 - Math.abs(i - 1.5) * 0.012, -0.02 + (i % 2) * 0.04],
      (["butter", "teal", "white", "denim"] as const)[i]!,
    ),
  ),
  ...(["teal", "butter", "plum"] as const).flatMap((thread, i): Part[] => {
    const at: Vec = [0.04 + (i % 2) * 0.09, 0.18, -0.14 + i * 0.08];
    return [
      rod(0.035, 0.09, [at[0], at[1], at[2]], thread, { sides: 8 }),
      ...[0, 0.085].map((y) => rod(0.044, 0.014, [at[0], at[1] + y, at[2]], "pine", { sides: 8 })),
    ];
  }),
  ...[-1, 1].flatMap((s): Part[] => [
    block([0.025, 0.014, 0.2], [0.24 + s * 0.014, 0.004, 0.06], "ironLight", {
      turn: [0, s * 0.12, 0],
    }),
    lathe(
      points("0.025 0, 0.042 0, 0.042 0.014, 0.025 0.014"),
      [0.24 + s * 0.045, 0.002, 0.19],
      "brass",
      { sides: 8 },
    ),
  ]),
  box([0.3, 0.02, 0.16], [-0.1, 0, 0.2], "sage", { bevel: 0.006, turn: [0, 0.2, 0] }),
  ...[-0.06, 0.02].map((x) =>
    block([0.05, 0.024, 0.16], [x - 0.08, 0, 0.2], "leafPale", { turn: [0, 0.2, 0] }),
  ),
];

const flameAt = (x: number, y: number, z: number): Part =>
  lathe(points("0 0, 0.03 0.03, 0.033 0.055, 0.015 0.11, 0 0.15"), [x, y, z], "flame", {
    sides: 7,
    glow: true,
    top: "flameHeart",
  });

const TAPERS: readonly (readonly [number, number, number, number, Colour])[] = [
  [-0.16, 0.02, 0.065, 0.34, "cream"],
  [0.02, -0.08, 0.075, 0.5, "rose"],
  [0.17, 0.05, 0.06, 0.22, "butter"],
];

const candles: readonly Part[] = [
  lathe(points("0 0, 0.32 0, 0.36 0.03, 0.33 0.04, 0 0.025"), [0, 0, 0], "copper", { sides: 20 }),
  ...TAPERS.flatMap(([x, z, r, h, colour]): Part[] => [
    cylinder(r, h, [x, 0.02, z], colour, { sides: 10, bevel: 0.018 }),
    block([0.03, h * 0.3, 0.025], [x + r * 0.8, h * 0.68, z + r * 0.6], colour),
    flameAt(x, h + 0.005, z),
  ]),
  ...[0.6, 2.4, 4.4].map((a) =>
    bead(0.06, [Math.cos(a) * 0.25, 0.045, Math.sin(a) * 0.22], "leafDeep", {
      flat: true,
      squash: 0.5,
      rough: 0.1,
    }),
  ),
  ...[1.1, 3.4, 5.2].map((a) =>
    bead(0.03, [Math.cos(a) * 0.26, 0.05, Math.sin(a) * 0.24], "tomato"),
  ),
];

const letters: readonly Part[] = [
  ...repeat(3, (i) =>
    block([0.32, 0.012, 0.22], [-0.1 + i * 0.012, i * 0.012, 0.02], i === 2 ? "white" : "page", {
      turn: [0, 0.1 - i * 0.14, 0],
    }),
  ),
  slab(points("-0.16 0.1, 0 -0.02, 0.16 0.1"), 0.012, [-0.076, 0.04, 0.02], "linen", {
    bevel: 0,
    turn: [-Math.PI / 2, -0.18, 0],
  }),
  rod(0.03, 0.012, [-0.076, 0.044, 0.03], "wine", { sides: 8 }),
  lathe(
    points("0 0, 0.075 0, 0.085 0.05, 0.04 0.09, 0.045 0.12, 0 0.11"),
    [0.22, 0, -0.06],
    "waterDeep",
    { sides: 10 },
  ),
  rod(0.034, 0.01, [0.22, 0.108, -0.06], "coal", { sides: 8 }),
  rod(0.01, 0.3, [0.235, 0.07, -0.06], "oak", { sides: 4, turn: [0, 0, -0.42] }),
  slab(
    points("-0.03 0, 0.025 0.03, 0.04 0.2, 0 0.26, -0.04 0.16"),
    0.012,
    [0.31, 0.2, -0.06],
    "white",
    { bevel: 0, turn: [0, -0.3, -0.42] },
  ),
  cylinder(0.03, 0.16, [-0.28, 0.03, 0.17], "brick", {
    sides: 8,
    turn: [0, 0, -Math.PI / 2],
    bevel: 0.006,
  }),
];

type Own = Pick<Piece, "id" | "name" | "set" | "words" | "parts">;

const group = (own: Own): Piece => ({ ...own, stands: "surface" });

const lit = (own: Own, kind: LightKindId, at: readonly Vec[]): Piece => ({
  ...group(own),
  lights: spots(kind, ...at),
});

export const onTables: readonly Piece[] = [
  group({
    id: "books-and-spectacles",
    name: "Books and spectacles",
    set: "parlour",
    words: "stack reading glasses",
    parts: reading,
  }),
  group({
    id: "sewing-things",
    name: "Sewing things",
    set: "workshop",
    words: "thread scissors needles pins",
    parts: sewing,
  }),
  lit(
    {
      id: "three-candles",
      name: "Three candles",
      set: "parlour",
      words: "candle light group",
      parts: candles,
    },
    "candle",
    [
      [0.02, 0.58, -0.08],
      [-0.16, 0.42, 0.02],
    ],
  ),
  group({
    id: "letters-and-ink",
    name: "Letters and ink",
    set: "parlour",
    words: "writing quill post",
    parts: letters,
  }),
];
