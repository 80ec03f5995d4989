// The week on the shelf: one small heap for each day, and the basket at its end.
import { fullBasket } from "../src/models/buildings/basket.ts";
import { cabbage } from "../src/models/crops/cabbage.ts";
import { carrotRoot } from "../src/models/crops/carrot.ts";
import { leaf } from "../src/models/crops/leaf.ts";
import { pumpkin } from "../src/models/crops/pumpkin.ts";
import { onion, root } from "../src/models/crops/rootCrops.ts";
import { leek } from "../src/models/crops/sprout.ts";
import { fieldSunflower } from "../src/models/crops/sunflower.ts";
import { tomato } from "../src/models/crops/tomato.ts";
import { sheaf } from "../src/models/crops/wheat.ts";
import { chick, hen } from "../src/models/nature/hen.ts";
import { palette } from "../src/models/palette.ts";
import {
  ball,
  type Colour,
  cylinder,
  lathe,
  type Part,
  placed,
  points,
  repeat,
  turned,
} from "../src/models/parts.ts";
import { between } from "../src/models/random.ts";
import type { StillScene } from "./stageScene.ts";

const lying = (seed: number, at: readonly [number, number, number], angle: number): Part[] =>
  placed(turned(carrotRoot(seed), [0, 0, -1.48]), at, angle);

function carrots(): Part[] {
  return [
    ...lying(1, [-0.5, 0.14, -0.25], 0.62),
    ...lying(2, [-0.36, 0.14, 0.12], 0.5),
    ...lying(4, [-0.22, 0.14, 0.5], 0.72),
    ...lying(5, [-0.45, 0.38, -0.02], 0.58),
    ...lying(7, [-0.3, 0.38, 0.32], 0.66),
  ];
}

function cabbages(): Part[] {
  return [
    ...placed(cabbage(1), [-0.42, 0, 0.2], 0, 1.15),
    ...placed(cabbage(4), [0.34, 0, -0.42], 1, 1.2),
    ...placed(cabbage(7), [0.36, 0, 0.42], 2, 1.05),
  ];
}

function tomatoes(): Part[] {
  const heap: [number, number, number, number][] = [
    [-0.36, 0, 0.3, 0.25],
    [0.16, 0, 0.34, 0.24],
    [-0.3, 0, -0.26, 0.24],
    [0.26, 0, -0.2, 0.26],
    [-0.06, 0.34, 0.06, 0.24],
    [0.62, 0, 0.12, 0.19],
  ];
  return [
    ...heap.flatMap(([x, y, z, r], i) => placed(tomato(r), [x, y, z], i * 1.3)),
    ...repeat(3, (i) =>
      leaf({
        length: 0.42,
        width: 0.24,
        colour: i % 2 ? palette.leaf : palette.leafLight,
        lift: 0.2,
        curl: 0.5,
        heading: 3 + i * 0.9,
        at: [-0.4, 0.04, 0.2],
      }),
    ),
  ];
}

function pumpkins(): Part[] {
  return [
    ...placed(pumpkin(0.5, 1), [-0.32, 0, -0.24]),
    ...placed(pumpkin(0.36, 2), [0.44, 0, 0.2]),
    ...placed(pumpkin(0.26, 3, true), [-0.14, 0, 0.62]),
  ];
}

function hens(): Part[] {
  return [
    ...placed(hen(), [-0.12, 0, -0.1], -0.55, 1.75),
    ...placed(chick(), [0.5, 0, 0.42], -2.6, 1.25),
    ...placed(chick(), [0.1, 0, 0.66], -0.3, 1.15),
  ];
}

function sunflowers(): Part[] {
  return [
    lathe(
      points("0 0, 0.2 0, 0.27 0.12, 0.26 0.34, 0.18 0.52, 0.23 0.58, 0.2 0.58, 0 0.5"),
      [0, 0, 0],
      palette.teal,
      { sides: 22, top: "#97ccc5" },
    ),
    cylinder(0.28, 0.05, [0, 0.2, 0], palette.cream, { sides: 22 }),
    ...placed(turned(fieldSunflower(3), [0.12, 0, 0.24]), [-0.02, 0.26, 0.02], 0.15, 1.0),
    ...placed(turned(fieldSunflower(8), [0.05, 0, -0.2]), [0.02, 0.16, 0.02], 0.35, 1.02),
    ...placed(turned(fieldSunflower(12), [0.3, 0, 0.02]), [0, -0.08, 0.06], 0.3, 0.98),
  ];
}

function onions(): Part[] {
  return [
    ...placed(onion(2), [-0.34, 0, 0.12], 0.4, 1.9),
    ...placed(onion(5), [0.3, 0, -0.3], 1.6, 1.75),
    ...placed(turned(onion(8), [0.5, 0, -1.1]), [0.12, 0.16, 0.42], 0.2, 1.75),
  ];
}

function beets(): Part[] {
  const beet = (seed: number): Part[] => root(seed, "#8f2f4c", "#b8506a", ["#6f9a4c", "#9c3f58"]);
  return [
    ...placed(turned(beet(1), [-0.5, 0, 0.7]), [-0.34, 0.1, 0.2], 0.2, 1.75),
    ...placed(turned(beet(4), [-0.4, 0, -0.6]), [0.34, 0.1, -0.28], 0.2, 1.8),
    ...placed(turned(beet(6), [0.2, 0, -1.15]), [0.1, 0.16, 0.48], 0, 1.7),
  ];
}

function leeks(): Part[] {
  return repeat(4, (i) =>
    placed(
      turned(leek(i + 2), [0.1 * (i % 2), 0, -1.36]),
      [-0.62 + (i % 2) * 0.1, 0.09 + Math.floor(i / 3) * 0.15, -0.3 + (i % 3) * 0.28],
      0.5,
      1.75,
    ),
  );
}

function cobs(): Part[] {
  /** Kernels in rings about a core, and the husk that they come out of. */
  const cob = (seed: number): Part[] => [
    ball(0.17, [0, 0.46, 0], "#d9971c", { stretch: [1, 2.5, 1] }),
    ...repeat(11, (row) =>
      repeat(11, (i) => {
        const y = 0.1 + row * 0.072;
        const r = 0.185 * Math.sqrt(Math.max(0.06, 1 - ((y - 0.42) / 0.5) ** 2));
        const a = ((i + (row % 2) / 2) * 2 * Math.PI) / 11;
        return ball(0.052, [Math.cos(a) * r, y, Math.sin(a) * r], "#f0b32a", { top: "#ffdb66" });
      }),
    ),
    ...repeat(5, (i) =>
      leaf({
        length: 0.5,
        width: 0.26,
        colour: i % 2 ? "#7cae4c" : "#9cc96a",
        lift: 1.35,
        curl: 0.9,
        heading: i * 1.26 + seed,
        at: [Math.cos(i * 1.26 + seed) * 0.1, -0.02, Math.sin(i * 1.26 + seed) * 0.1],
      }),
    ),
  ];
  return [
    ...placed(turned(cob(1), [0.1, 0, -1.3]), [-0.5, 0.18, -0.12], 0.55),
    ...placed(turned(cob(3), [0.1, 0, -1.35]), [-0.4, 0.18, 0.42], 0.75),
    ...placed(turned(cob(5), [0, 0, -1.25]), [-0.42, 0.44, 0.14], 0.4),
  ];
}

/** In a bowl, as they are shelled: pods of one colour, heaped. */
function podded(colour: Colour, top: Colour, long: number): Part[] {
  return [
    lathe(
      points("0 0, 0.34 0, 0.4 0.04, 0.62 0.3, 0.68 0.42, 0.62 0.42, 0.5 0.26, 0 0.22"),
      [0, 0, 0],
      "wood",
      { sides: 26, top: "pine" },
    ),
    ...repeat(34, (i) => {
      const out = 0.5 * Math.sqrt(between(0, 1, 3, i));
      const a = i * 2.4;
      return ball(
        0.075,
        [Math.cos(a) * out, 0.4 + (0.5 - out) * 0.36 + between(0, 0.05, 5, i), Math.sin(a) * out],
        colour,
        {
          top,
          stretch: [1, long, 1],
          turn: [Math.PI / 2 + between(-0.3, 0.3, 7, i), between(0, 6, 9, i), 0],
        },
      );
    }),
  ];
}

type Heap = {
  name: string;
  parts: () => Part[];
  width: number;
  height: number;
  half: number;
  y: number;
};
const heaps: Heap[] = [
  { name: "carrots", parts: carrots, width: 160, height: 110, half: 0.7, y: 0.28 },
  { name: "cabbages", parts: cabbages, width: 150, height: 110, half: 0.76, y: 0.24 },
  { name: "tomatoes", parts: tomatoes, width: 150, height: 112, half: 0.66, y: 0.3 },
  {
    name: "wheat",
    parts: () => placed(sheaf(), [0, 0, 0], 0.2, 1.15),
    width: 130,
    height: 170,
    half: 0.86,
    y: 0.7,
  },
  { name: "pumpkins", parts: pumpkins, width: 150, height: 118, half: 0.76, y: 0.36 },
  { name: "hen", parts: hens, width: 150, height: 140, half: 0.84, y: 0.46 },
  { name: "onions", parts: onions, width: 150, height: 130, half: 0.86, y: 0.5 },
  { name: "beets", parts: beets, width: 150, height: 130, half: 0.86, y: 0.4 },
  { name: "leeks", parts: leeks, width: 160, height: 110, half: 0.72, y: 0.28 },
  { name: "maize", parts: cobs, width: 160, height: 112, half: 0.7, y: 0.28 },
  {
    name: "peas",
    parts: () => podded("#7fb04e", "#b5dc7c", 3),
    width: 150,
    height: 112,
    half: 0.7,
    y: 0.36,
  },
  {
    name: "beans",
    parts: () => podded("#4f8a3f", "#86b85c", 4.4),
    width: 150,
    height: 112,
    half: 0.7,
    y: 0.36,
  },
  { name: "sunflowers", parts: sunflowers, width: 176, height: 190, half: 1.12, y: 0.86 },
  { name: "basket", parts: fullBasket, width: 296, height: 250, half: 1.62, y: 0.98 },
];

export const shelfScenes: StillScene[] = heaps.map(({ name, parts, width, height, half, y }) => ({
  name,
  width,
  height,
  widths: [width, width * 2],
  night: false,
  quality: 62,
  draw(stage) {
    stage.put(parts(), {}, { cell: 0.25, reach: 0.4 });
    stage.ground(0.24, 0);
    // Tall things cast long shadows to the right: a higher sun and a place left of the middle let them fit.
    const isTall = width > 170;
    stage.light({ spread: 3, exposure: 1.1, from: isTall ? [-2, 10, 3.4] : [-3.4, 9, 5.6] });
    const aside = isTall ? 0.15 : 0.09;
    stage.aim([30, 19, 30], [half * aside, y, half * -aside], half);
  },
}));
