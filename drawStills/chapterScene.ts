// The chapters of the rules: for each a small hexagon of land with a thing on it that the chapter is about.
import { fullBasket } from "../src/models/buildings/basket.ts";
import { carrotCrateModel, wateringCanModel } from "../src/models/buildings/crate.ts";
import { marketCross } from "../src/models/buildings/marketCross.ts";
import { spade, toolLean } from "../src/models/buildings/tools.ts";
import { carrotPlant } from "../src/models/crops/carrot.ts";
import { pumpkin } from "../src/models/crops/pumpkin.ts";
import { sprout } from "../src/models/crops/sprout.ts";
import { sunflower } from "../src/models/crops/sunflower.ts";
import { alarmClock } from "../src/models/furniture/alarmClock.ts";
import { maypole } from "../src/models/furniture/maypole.ts";
import { rockingChair } from "../src/models/furniture/rockingChair.ts";
import { stepladder } from "../src/models/furniture/stepladder.ts";
import { stove } from "../src/models/furniture/stove.ts";
import { writingDesk } from "../src/models/furniture/writingDesk.ts";
import { island } from "../src/models/ground/island.ts";
import { meadow } from "../src/models/ground/meadow.ts";
import { pond } from "../src/models/ground/pond.ts";
import { tilledBed } from "../src/models/ground/tilledBed.ts";
import { cloud } from "../src/models/nature/cloud.ts";
import { mushroom, tuft } from "../src/models/nature/flower.ts";
import { hedgehog } from "../src/models/nature/hedgerow.ts";
import { chick, duck, hen } from "../src/models/nature/hen.ts";
import { moved, type Part, placed, repeat, rod } from "../src/models/parts.ts";
import { byTheWay } from "../src/models/whims/byTheWay.ts";
import { littleHouses } from "../src/models/whims/littleHouses.ts";
import type { StillScene } from "./stageScene.ts";

const RADIUS = 2;

const dry = { soil: "#8a593c", ridge: "#9a6847", top: "#a97650" } as const;
const wet = { soil: "#5d3a27", ridge: "#6a422c", top: "#78492f" } as const;
const day = { season: "highSun", lit: false, cottage: "timbered" } as const;

const growth = (): Part[] => [
  ...tilledBed(2.5, 0.9, dry, 2),
  ...placed(sunflower(1), [-0.86, 0.16, 0], 0.4, 1),
  ...placed(sunflower(3), [-0.12, 0.16, 0], 1, 0.8),
  ...placed(sunflower(6), [0.78, 0.16, 0], 0.6, 0.86),
];

const water = (): Part[] => [
  ...placed(tilledBed(2.3, 0.8, wet, 3), [0.1, 0, -0.5]),
  ...repeat(4, (i) => placed(sprout(i + 3, 1.7), [-0.75 + i * 0.55, 0.16, -0.5], i)),
  ...placed(wateringCanModel(), [0.05, 0, 0.62], 0.35, 1.5),
];

const heart = (): Part[] => [
  ...tilledBed(2.3, 1.3, dry, 5),
  ...placed(spade(), [0.35, 0, -0.05], 0.6, 1.6),
  ...placed(carrotPlant(3), [-0.75, 0.16, 0.2], 1, 1.3),
];

const meadowBirds = (): Part[] => [
  ...placed(hen(), [-0.2, 0, -0.1], 0.25, 1.9),
  ...placed(chick(), [0.75, 0, 0.4], -1.4, 1.5),
  ...placed(chick(), [0.2, 0, 0.9], 0.6, 1.4),
];

const cross = (): Part[] => [
  ...placed(marketCross(), [-0.1, 0, -0.25], 0.6, 1.0),
  ...placed(carrotCrateModel(), [0.95, 0, 0.75], 0.9, 0.85),
];

const heirlooms = (): Part[] => [
  ...placed(pumpkin(0.62, 1), [-0.42, 0, -0.3]),
  ...placed(pumpkin(0.46, 2), [0.62, 0, 0.18]),
  ...placed(pumpkin(0.34, 3, true), [-0.16, 0, 0.86]),
  ...placed(tuft(4, 0.4), [0.1, 0, -0.9]),
];

const weather = (): Part[] => [
  ...placed(pond({ radius: 0.85, seed: 4, open: [0.8] }), [0, 0, 0.1]),
  ...placed(duck(), [0.1, 0.04, 0.2], 0.2, 1.5),
  ...moved(cloud(0, "#ffffff", "#d9dfe8"), [0, 2.35, 0]),
  ...repeat(16, (i) =>
    rod(
      0.014,
      0.26,
      [((i * 37) % 17) / 9 - 0.9, 0.7 + ((i * 53) % 11) / 10, ((i * 29) % 13) / 12 - 0.5],
      "#9cc9dc",
      { sides: 5, turn: [0, 0, 0.12] },
    ),
  ),
];

const surprises = (): Part[] => [
  ...placed(hedgehog(2), [-0.1, 0, 0.1], 0.5, 1.9),
  ...repeat(7, (i) => {
    const a = (i * 2 * Math.PI) / 7;
    return placed(mushroom(), [Math.cos(a) * 1.25, 0, Math.sin(a) * 1.15], i, 1.4 + (i % 3) * 0.3);
  }),
];

const undo = (): Part[] => [
  rod(0.5, 0.6, [0, 0, 0], "wood", { sides: 11, top: "pine" }),
  ...placed(alarmClock.parts, [0, 0.6, 0], 0.7, 2.6),
];

type Chapter = {
  parts: () => Part[];
  /** How high it stands above the land. */
  top: number;
  strewn?: number;
};

const chapters = {
  growth: { parts: growth, top: 3.1 },
  water: { parts: water, top: 1 },
  heart: { parts: heart, top: 1.8 },
  yield: { parts: () => placed(fullBasket(), [0, 0, 0], 0.2, 0.86), top: 1.7 },
  meadow: { parts: meadowBirds, top: 1.4 },
  kitchen: { parts: () => placed(stove.parts, [0, 0, -0.1], 0.6, 1.1), top: 3.7 },
  tools: { parts: () => placed(toolLean(), [0, 0, -0.2], 0.6, 1.35), top: 2 },
  cross: { parts: cross, top: 3.1 },
  letters: {
    parts: () => placed(littleHouses["house-letterbox"](day), [0, 0, 0], 0.5, 1.35),
    top: 2.1,
  },
  levels: { parts: () => placed(stepladder.parts, [0, 0, 0], 0.5, 1.3), top: 2.8 },
  heirlooms: { parts: heirlooms, top: 1.1 },
  moving: { parts: () => placed(byTheWay.signpost(day), [0, 0, 0], 0.4, 1.25), top: 2.6 },
  festivals: { parts: () => placed(maypole.parts, [0, 0, 0], 0.4, 1.1), top: 3.7 },
  weather: { parts: weather, top: 3 },
  surprises: { parts: surprises, top: 1.1 },
  pieces: { parts: () => placed(rockingChair.parts, [0, 0, 0], 0.7, 1.5), top: 2.6 },
  undo: { parts: undo, top: 2.15 },
  check: { parts: () => placed(writingDesk.parts, [0, 0, 0], 0.6, 1.05), top: 2 },
} as const satisfies Record<string, Chapter>;

export const chapterScenes: StillScene[] = Object.entries(chapters).map(
  ([name, { parts, top }], i) => ({
    name: `chapter-${name}`,
    width: 160,
    height: 150,
    widths: [160, 320],
    webpWidths: [160],
    webpNight: false,
    night: true,
    quality: 60,
    draw(stage, { night }) {
      stage.put(
        [
          ...island({ radius: RADIUS, seed: i + 3, depth: 0.3, tile: 0.42 }),
          ...meadow({
            radius: RADIUS,
            count: 46,
            seed: i + 5,
            free: (x, z) => Math.hypot(x, z) > 1.35,
          }),
        ],
        {},
        { floor: null, cell: 0.3, reach: 0.5 },
      );
      stage.put(parts(), {}, { cell: 0.2, reach: 0.4 });
      const from = [-3.4, 9, 5.6] as const;
      stage.light(night ? { spread: 4, ambient: 0.95, from } : { spread: 4, exposure: 1.1, from });
      if (night) stage.point("#ffb45a", 13, 6.5, [1.5, 2.3, 2.2]);
      // So far the land reaches down, and what stands on it up; the taller that is, the further away it is looked at.
      const [low, high] = [1.95, Math.max(0.95, 0.93 * top)];
      const half = Math.max(1.92, (low + high) / 2 + 0.04);
      stage.aim([30, 19, 30], [0, (high - low) / 2 / 0.913, 0], half);
    },
  }),
);
