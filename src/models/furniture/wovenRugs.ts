// Eight rugs in full colour: a kilim, a carpet with a medallion, a sunflower, checks, a half moon, a star, bands, a leaf.
import {
  block,
  box,
  type Colour,
  mirror,
  type Part,
  type Point2,
  points,
  repeat,
  ring,
  rod,
  slab,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ellipse } from "./joinery.ts";

/** Each layer ends a little above the one below it, so that none is lost in the other. */
const UP = 0.024;
const STEP = 0.005;

const cloth = (w: number, d: number, layer: number, colour: Colour, x = 0, z = 0): Part =>
  layer === 0
    ? box([w, UP, d], [x, 0, z], colour, { bevel: 0.008 })
    : block([w, UP + layer * STEP, d], [x, 0, z], colour);

/** An outline as seen from above, its y running away from the viewer. */
const shape = (outline: readonly Point2[], layer: number, colour: Colour, x = 0, z = 0): Part => {
  const thick = UP + layer * STEP;
  return slab(outline, thick, [x, thick / 2, z], colour, { bevel: 0, turn: [-Math.PI / 2, 0, 0] });
};

const diamond = (w: number, d: number): Point2[] => [
  [-w / 2, 0],
  [0, -d / 2],
  [w / 2, 0],
  [0, d / 2],
];

const fringe = (w: number, d: number, colour: Colour): Part[] =>
  [-1, 1].flatMap((side) => {
    const count = Math.round(d / 0.12);
    return repeat(count, (i) =>
      block([0.1, 0.014, 0.03], [side * (w / 2 + 0.04), 0, ((i + 0.5) / count - 0.5) * d], colour),
    );
  });

const kilim: readonly Part[] = [
  cloth(3, 1.9, 0, "brick"),
  ...mirror(cloth(0.16, 1.9, 1, "ink", -1.3)),
  ...mirror(cloth(0.12, 1.9, 1, "honey", -1.12)),
  ...repeat(3, (i) => {
    const x = (i - 1) * 0.72;
    return [
      shape(diamond(0.74, 1.6), 1, i === 1 ? "teal" : "enamel", x),
      shape(diamond(0.54, 1.16), 2, "cream", x),
      shape(diamond(0.4, 0.84), 3, "carrot", x),
      shape(diamond(0.2, 0.42), 4, "ink", x),
    ];
  }),
  ...[-0.36, 0.36].flatMap((x) =>
    [-0.76, 0.76].map((z) => shape(diamond(0.22, 0.26), 2, "butter", x, z)),
  ),
  ...fringe(3, 1.9, "linen"),
];

const flower = (layer: number, petal: Colour, heart: Colour): Part[] => [
  ...ring(6, block([0.1, UP + layer * STEP, 0.16], [0, 0, 0.12], petal)),
  rod(0.07, UP + (layer + 1) * STEP, [0, 0, 0], heart, { sides: 8 }),
];

const about = (parts: readonly Part[], x: number, z: number): Part[] =>
  parts.map((part) => ({ ...part, at: [part.at[0] + x, part.at[1], part.at[2] + z] }));

const medallion: readonly Part[] = [
  cloth(3.4, 2.4, 0, "#2f5f73"),
  cloth(3.2, 2.2, 1, "honey"),
  cloth(3.1, 2.1, 2, "wine"),
  cloth(2.62, 1.62, 3, "butter"),
  cloth(2.54, 1.54, 4, "#2f5f73"),
  ...repeat(9, (i) =>
    [-1, 1].map((s) =>
      shape(diamond(0.16, 0.16), 3, i % 2 ? "butter" : "rose", (i - 4) * 0.33, s * 0.93),
    ),
  ),
  ...repeat(5, (i) =>
    [-1, 1].map((s) =>
      shape(diamond(0.16, 0.16), 3, i % 2 ? "rose" : "butter", s * 1.43, (i - 2) * 0.33),
    ),
  ),
  shape(ellipse(0.86, 0.6, 14), 5, "honey"),
  shape(ellipse(0.78, 0.53, 14), 6, "brick"),
  shape(diamond(0.9, 0.66), 7, "cream"),
  ...flower(8, "rose", "butter"),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => about(flower(5, "tomato", "butter"), x, z * 0.52)),
  ),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].map((z) => shape(diamond(0.3, 0.12), 5, "sage", x * 0.72, z * 0.6)),
  ),
  ...fringe(3.4, 2.4, "cream"),
];

const sunflower: readonly Part[] = [
  ...ring(14, shape(points("-0.2 0.7, 0.2 0.7, 0.26 1.2, 0 1.6, -0.26 1.2"), 0, "sunDeep")),
  ...ring(14, shape(points("-0.14 0.6, 0.14 0.6, 0.18 1.1, 0 1.4, -0.18 1.1"), 1, "sunPetal")),
  rod(0.86, UP + 3 * STEP, [0, 0, 0], "bark", { sides: 24 }),
  rod(0.66, UP + 4 * STEP, [0, 0, 0], "wood", { sides: 22 }),
  ...ring(12, block([0.07, UP + 5 * STEP, 0.07], [0, 0, 0.54], "honey", { turn: [0, 0.78, 0] })),
  ...ring(7, block([0.07, UP + 5 * STEP, 0.07], [0, 0, 0.28], "honey", { turn: [0, 0.78, 0] })),
];

const checks: readonly Part[] = [
  cloth(2.6, 1.8, 0, "denim"),
  ...repeat(24, (i) => {
    const [x, z] = [i % 6, Math.floor(i / 6)];
    const colour = (x + z) % 2 ? "cream" : x % 2 ? "denimPale" : "#4f6b8a";
    return cloth(0.4, 0.4, 1, colour, (x - 2.5) * 0.41, (z - 1.5) * 0.41);
  }),
  ...fringe(2.6, 1.8, "cream"),
];

const half = (r: number): Point2[] =>
  Array.from({ length: 13 }, (_, i): Point2 => {
    const a = Math.PI + (i / 12) * Math.PI;
    return [Math.cos(a) * r, Math.sin(a) * r + 0.42];
  });

/** Lies with its straight side to the hearth. */
const halfMoon: readonly Part[] = [
  shape(half(1.06), 0, "russet"),
  shape(half(0.92), 1, "butter"),
  shape(half(0.84), 2, "teal"),
  shape(half(0.58), 3, "cream"),
  shape(half(0.5), 4, "russet"),
  shape(half(0.22), 5, "butter"),
  ...repeat(7, (i) => {
    const a = Math.PI + ((i + 0.5) / 7) * Math.PI;
    return shape(
      diamond(0.13, 0.13),
      3,
      "butter",
      Math.cos(a) * 0.71,
      -(Math.sin(a) * 0.71 + 0.42),
    );
  }),
];

const point = (r: number, w: number): Point2[] => [
  [0, 0],
  [w, r * 0.42],
  [0, r],
  [-w, r * 0.42],
];

const star: readonly Part[] = [
  rod(1.3, UP, [0, 0, 0], "#33506f", { sides: 32 }),
  rod(1.2, UP + STEP, [0, 0, 0], "butter", { sides: 32 }),
  rod(1.14, UP + 2 * STEP, [0, 0, 0], "#33506f", { sides: 32 }),
  ...ring(8, shape(point(1, 0.26), 3, "denimPale")),
  ...ring(8, shape(point(0.82, 0.18), 4, "white")),
  ...ring(8, shape(point(0.5, 0.13), 5, "honey")),
  ...ring(8, block([0.08, UP + 3 * STEP, 0.08], [0.36, 0, 0.87], "butter", { turn: [0, 0.6, 0] })),
];

const BANDS = ["carrot", "butter", "teal", "cream", "wine", "denim", "honey", "leafLight"] as const;

const bands: readonly Part[] = [
  ...repeat(12, (i) =>
    box([0.25, UP, 1.9], [(i - 5.5) * 0.25, 0, 0], BANDS[(i * 3) % 8]!, { bevel: 0.008 }),
  ),
  ...fringe(3, 1.9, "linen"),
];

const leaf = (k: number): Point2[] =>
  points(
    "0 -1, 0.4 -0.8, 0.66 -0.3, 0.66 0.2, 0.44 0.66, 0 1.06, -0.44 0.66, -0.66 0.2, -0.66 -0.3, -0.4 -0.8",
  ).map(([x, y]): Point2 => [x * k, y * k]);

const leafRug: readonly Part[] = [
  shape(leaf(1), 0, "leafDeep"),
  shape(leaf(0.9), 1, "leafLight"),
  shape(leaf(0.82), 2, "leaf"),
  block([0.05, UP + 3 * STEP, 2.1], [0, 0, 0.06], "leafPale"),
  ...repeat(4, (i) =>
    [-1, 1].map((s) =>
      block(
        [0.5 - i * 0.05, UP + 3 * STEP, 0.04],
        [s * (0.23 - i * 0.02), 0, 0.5 - i * 0.36],
        "leafPale",
        { turn: [0, s * 0.6, 0] },
      ),
    ),
  ),
];

const rug = (own: Omit<Piece, "stands" | "places">): Piece => ({
  ...own,
  words: `carpet mat ${own.words ?? ""}`,
  stands: "floor",
  places: ["underfoot"],
});

export const wovenRugs: readonly Piece[] = [
  rug({
    id: "kilim-rug",
    name: "Kilim rug",
    set: "parlour",
    words: "diamonds woven red",
    tint: ["cloth", "brick"],
    parts: kilim,
  }),
  rug({
    id: "medallion-carpet",
    name: "Medallion carpet",
    set: "parlour",
    words: "rug flowered red large",
    tint: ["cloth", "wine"],
    parts: medallion,
  }),
  rug({
    id: "sunflower-rug",
    name: "Sunflower rug",
    set: "garden",
    words: "round yellow flower",
    parts: sunflower,
  }),
  rug({
    id: "checked-rug",
    name: "Checked rug",
    set: "kitchen",
    words: "blue squares",
    tint: ["cloth", "denim", "denimPale", "#4f6b8a"],
    parts: checks,
  }),
  rug({
    id: "half-moon-rug",
    name: "Half-moon rug",
    set: "kitchen",
    words: "hearth door",
    tint: ["cloth", "russet"],
    parts: halfMoon,
  }),
  rug({ id: "star-rug", name: "Star rug", set: "nursery", words: "round blue night", parts: star }),
  rug({
    id: "banded-rug",
    name: "Banded rug",
    set: "workshop",
    words: "stripes many colours",
    parts: bands,
  }),
  rug({ id: "leaf-rug", name: "Leaf rug", set: "garden", words: "green", parts: leafRug }),
];
