// The week on the shelf: one small heap for each day, and the basket at its end.
import { fullBasket } from "../src/models/buildings/basket.ts";
import { cabbage } from "../src/models/crops/cabbage.ts";
import { carrotRoot } from "../src/models/crops/carrot.ts";
import { leaf } from "../src/models/crops/leaf.ts";
import { pumpkin } from "../src/models/crops/pumpkin.ts";
import { fieldSunflower } from "../src/models/crops/sunflower.ts";
import { tomato } from "../src/models/crops/tomato.ts";
import { sheaf } from "../src/models/crops/wheat.ts";
import { chick, hen } from "../src/models/nature/hen.ts";
import { palette } from "../src/models/palette.ts";
import { cylinder, lathe, type Part, placed, points, repeat, turned } from "../src/models/parts.ts";
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
