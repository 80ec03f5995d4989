// Five things to eat for tables and shelves, each set down as if somebody had just been there.
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  type Part,
  placed,
  points,
  repeat,
  ring,
  rod,
  slab,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const jamJar = (x: number, z: number, jam: Colour, cloth: Colour): Part[] => [
  cylinder(0.09, 0.17, [x, 0, z], jam, { sides: 10, bevel: 0.015 }),
  lathe(points("0.09 0, 0.12 0.005, 0.09 0.055, 0 0.065"), [x, 0.165, z], cloth, { sides: 10 }),
  rod(0.098, 0.016, [x, 0.165, z], "strawDark", { sides: 8 }),
  block([0.09, 0.07, 0.02], [x, 0.05, z + 0.085], "page"),
];

const jars: readonly Part[] = [
  ...jamJar(-0.22, -0.06, "plum", "cream"),
  ...jamJar(0, -0.1, "tomato", "leafPale"),
  ...jamJar(0.22, -0.05, "honey", "rose"),
  ...jamJar(-0.09, 0.13, "wine", "butter"),
  box([0.2, 0.05, 0.16], [0.17, 0, 0.16], "oak", { bevel: 0.012 }),
  box([0.13, 0.06, 0.1], [0.17, 0.05, 0.16], "tomato", { bevel: 0.02, top: "pumpkin" }),
];

/** The glass is a rim, a knob and four lines of light, so that the cheese is seen. */
const cheeses: readonly Part[] = [
  cylinder(0.36, 0.04, [0, 0, 0], "wood", { sides: 18, bevel: 0.012 }),
  rod(0.15, 0.14, [-0.08, 0.04, -0.06], "butter", { sides: 14, top: "straw" }),
  slab(points("0 0, 0.19 -0.08, 0.2 0.08"), 0.1, [0.04, 0.09, 0.13], "pumpkinLight", {
    bevel: 0,
    turn: [-Math.PI / 2, 0, 0],
  }),
  rod(0.1, 0.07, [0.16, 0.04, -0.12], "white", { sides: 12, top: "cream" }),
  ...[0, 0.09].map((x) => bead(0.02, [0.14 + x, 0.12, 0.13 + x * 0.3], "honey")),
  ball(0.032, [-0.14, 0.07, 0.18], "plum", { detail: 1 }),
  ball(0.032, [-0.08, 0.07, 0.21], "plum", { detail: 1 }),
  ball(0.032, [-0.11, 0.115, 0.195], "plum", { detail: 1 }),
  lathe(points("0.29 0, 0.315 0, 0.315 0.03, 0.29 0.03"), [0, 0.04, 0], "foam", { sides: 18 }),
  ...ring(
    4,
    ...[
      [0.07, 0.14, 0.3, 0],
      [0.2, 0.14, 0.27, -0.42],
      [0.3, 0.15, 0.17, -1.05],
    ].map(([y, h, z, lean]) =>
      block([0.02, h!, 0.014], [0, y!, z!], "foam", { turn: [lean!, 0, 0] }),
    ),
  ),
  cylinder(0.13, 0.025, [0, 0.41, 0], "foam", { sides: 12, bevel: 0.01 }),
  bead(0.045, [0, 0.47, 0], "brass"),
];

const breadBoard: readonly Part[] = [
  box([0.62, 0.04, 0.4], [0, 0, 0], "oak", { bevel: 0.015 }),
  box([0.16, 0.04, 0.1], [0.37, 0, 0], "oak", { bevel: 0.015 }),
  ball(0.15, [-0.1, 0.13, -0.04], "gingerDark", {
    stretch: [1.3, 0.7, 0.86],
    top: "honey",
    detail: 1,
  }),
  ...[0, 1, 2].map((i) =>
    block([0.02, 0.02, 0.14], [-0.2 + i * 0.09, 0.222 - Math.abs(i - 1) * 0.02, -0.04], "linen", {
      turn: [0, 0.4, 0],
    }),
  ),
  ...[0, 1].map((i) =>
    slab(
      points("-0.1 0, 0.1 0, 0.11 0.1, 0.06 0.15, -0.06 0.15, -0.11 0.1"),
      0.03,
      [0.14 + i * 0.035, 0.05, -0.02 + i * 0.01],
      i ? "ginger" : "cream",
      { bevel: 0, turn: [0, Math.PI / 2 - 0.1, -0.24] },
    ),
  ),
  block([0.24, 0.016, 0.04], [0.04, 0.045, 0.15], "slateLight", { turn: [0, 0.12, 0] }),
  box([0.13, 0.03, 0.04], [0.23, 0.042, 0.13], "bark", { bevel: 0.01, turn: [0, 0.12, 0] }),
  box([0.12, 0.05, 0.1], [-0.24, 0.04, 0.13], "butter", { bevel: 0.012 }),
];

const slice = (x: number, z: number, turn: number): Part[] =>
  placed(
    [
      rod(0.15, 0.02, [0, 0, 0], "white", { sides: 14, upper: 0.165 }),
      slab(points("0 -0.12, 0.1 0.1, -0.1 0.1"), 0.06, [0, 0.05, 0], "tomato", {
        bevel: 0,
        turn: [-Math.PI / 2, 0, 0],
      }),
      slab(points("0 -0.12, 0.1 0.1, -0.1 0.1"), 0.02, [0, 0.09, 0], "honey", {
        bevel: 0,
        turn: [-Math.PI / 2, 0, 0],
      }),
      box([0.2, 0.08, 0.035], [0, 0.02, -0.1], "ginger", { bevel: 0.012 }),
      bead(0.035, [0, 0.12, 0.02], "white"),
      block([0.014, 0.012, 0.17], [0.13, 0.022, 0.02], "slateLight"),
    ],
    [x, 0, z],
    turn,
  );

const pieSlices: readonly Part[] = [...slice(-0.18, -0.06, 0.4), ...slice(0.18, 0.06, -0.7)];

const eggs: readonly Part[] = [
  lathe(points("0 0, 0.2 0, 0.28 0.14, 0.25 0.15, 0 0.12"), [0, 0, 0], "strawDark", {
    sides: 14,
    top: "straw",
  }),
  ...repeat(9, (i) => {
    const a = i * 2.4;
    const out = i < 6 ? 0.15 : 0.06;
    return ball(
      0.062,
      [Math.cos(a) * out, i < 6 ? 0.17 : 0.215, Math.sin(a) * out],
      (["cream", "pine", "white", "#cfe0d4"] as const)[i % 4]!,
      { stretch: [1, 1.2, 1], turn: [0.4, i, 0.3], detail: i < 6 ? 0 : 1 },
    );
  }),
  ...repeat(9, (i) => {
    const t = (Math.PI * (i + 0.5)) / 9;
    return block(
      [0.035, 0.115, 0.045],
      [-Math.cos(t) * 0.25, 0.09 + Math.sin(t) * 0.27, 0],
      "strawDark",
      { turn: [0, 0, -t] },
    );
  }),
  block([0.2, 0.02, 0.16], [0.04, 0.13, 0.2], "rose", { turn: [0.5, 0.1, 0] }),
];

type Own = Pick<Piece, "id" | "name" | "set" | "words" | "parts">;

const group = (own: Own): Piece => ({ ...own, stands: "surface" });

export const tableFood: readonly Piece[] = [
  group({
    id: "jars-of-jam",
    name: "Jars of jam",
    set: "kitchen",
    words: "preserves food shelf",
    parts: jars,
  }),
  group({
    id: "cheeses-under-glass",
    name: "Cheeses under glass",
    set: "kitchen",
    words: "food dome board",
    parts: cheeses,
  }),
  group({
    id: "bread-board",
    name: "Bread board",
    set: "kitchen",
    words: "loaf food butter knife",
    parts: breadBoard,
  }),
  group({
    id: "slices-of-pie",
    name: "Slices of pie",
    set: "kitchen",
    words: "food plates dessert",
    parts: pieSlices,
  }),
  group({
    id: "basket-of-eggs",
    name: "Basket of eggs",
    set: "kitchen",
    words: "food hen",
    parts: eggs,
  }),
];
