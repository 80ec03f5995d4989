// News covers: the gate at the end of the lane with somebody behind it, and a letterbox by the way; each with its lantern by night.
import { fence, fencePost } from "../src/models/buildings/fence.ts";
import { fieldGate } from "../src/models/buildings/fieldGate.ts";
import { lampPost } from "../src/models/buildings/lampPost.ts";
import { turfTiles } from "../src/models/ground/island.ts";
import { meadow } from "../src/models/ground/meadow.ts";
import { path } from "../src/models/ground/path.ts";
import { bush } from "../src/models/nature/bush.ts";
import { lamb, sheep } from "../src/models/nature/flock.ts";
import { hen } from "../src/models/nature/hen.ts";
import { seasonTree } from "../src/models/nature/seasonTree.ts";
import { palette } from "../src/models/palette.ts";
import { block, type Part, placed, points, repeat, type Vec } from "../src/models/parts.ts";
import { littleHouses } from "../src/models/whims/littleHouses.ts";
import type { Stage, StillScene } from "./stageScene.ts";

const ground = (seed: number): Part[] => [
  block([34, 0.3, 34], [0, -0.36, 0], palette.turf),
  ...turfTiles(12, 0.62, seed),
];

function lit(stage: Stage, at: Vec, turn: number): void {
  stage.put(placed(lampPost(true), at, turn, 1.2));
  const [x, , z] = at;
  stage.point("#ffb45a", 20, 7, [x + 0.5, 1.3, z + 0.5]);
  stage.halo("#ffc873", 1.9, 0.55, [x + 0.3, 1.31, z]);
  stage.point("#7f9cff", 30, 12, [2.5, 5, -4]);
}

const up = points("0.3 7, 0.1 4.4, -0.1 2.4, 0 0.2");

function atTheGate(): Part[] {
  const free = (x: number, z: number): boolean =>
    !(z > -0.2 && Math.abs(x) < 0.95) && Math.abs(z) > 0.35;
  const side = (k: number): Part[] => [
    ...repeat(5, (i) => placed(fence(1.2, i + 4), [k * (1.82 + i * 1.2), 0, 0])),
    ...repeat(5, (i) => placed(fencePost(), [k * (2.42 + i * 1.2), 0, 0])),
  ];
  return [
    ...ground(6),
    ...path(up, 1.3, 5),
    ...placed(fieldGate(), [0, 0, 0], 0, 1.05),
    ...side(-1),
    ...side(1),
    ...placed(sheep(2), [1.5, 0, -1.3], 0.4, 1.35),
    ...placed(sheep(6, true), [-2.6, 0, -2.1], 1.2, 1.35),
    ...placed(lamb(5), [0.45, 0, -0.95], 0.1, 1.7),
    ...placed(hen(), [1.45, 0, 1.15], -0.9, 1.3),
    ...placed(seasonTree("oak", "highSun", 3), [3.4, 0, -2.6], 0.5, 1.15),
    ...placed(bush(5, palette.rose), [-3.1, 0, 0.8], 0, 0.9),
    ...placed(bush(4), [3.3, 0, 0.9], 0, 0.8),
    ...meadow({ radius: 9, count: 620, seed: 9, free }),
  ];
}

const by = points("-8 2.2, -4 1.6, 0 1.75, 3.5 2.4, 8 3.2");

function byTheLetterbox(): Part[] {
  const free = (x: number, z: number): boolean =>
    Math.abs(z - 1.85 - x * 0.09) > 0.8 &&
    Math.hypot(x - 0.1, z - 0.2) > 0.55 &&
    Math.abs(z + 1.5) > 0.3;
  return [
    ...ground(9),
    ...path(by, 1.25, 6),
    ...placed(
      littleHouses["house-letterbox"]({ season: "highSun", lit: false, cottage: "timbered" }),
      [0.1, 0, 0.2],
      0.35,
      1.75,
    ),
    ...repeat(9, (i) => placed(fence(1.25, i), [-5 + i * 1.25, 0, -1.5])),
    ...repeat(10, (i) => placed(fencePost(), [-5.62 + i * 1.25, 0, -1.5])),
    ...placed(hen(), [-1.6, 0, 0.75], 0.6, 1.3),
    ...placed(hen("#c98a5a", true), [1.75, 0, 0.6], -0.8, 1.25),
    ...placed(bush(4, palette.rose), [-2.6, 0, -0.6], 0, 0.9),
    ...placed(bush(7), [2.7, 0, -0.7], 0, 0.8),
    ...placed(seasonTree("apple", "highSun", 4), [-3.2, 0, -3], 0.4, 1.1),
    ...placed(seasonTree("birch", "highSun", 2), [2.4, 0, -3.4], 0.4, 1.1),
    ...meadow({ radius: 9, count: 640, seed: 14, free }),
  ];
}

const shared = {
  width: 960,
  height: 600,
  widths: [480, 960, 1920],
  webpWidths: [960],
  webpNight: false,
  night: true,
  quality: 46,
} as const;

const turf = (stage: Stage) =>
  stage.backdrop([
    [0, palette.turf],
    [1, palette.turf],
  ]);

export const coverLaneScenes: readonly StillScene[] = [
  {
    name: "cover-gate",
    ...shared,
    draw(stage, { night }) {
      turf(stage);
      stage.put(atTheGate(), {}, { floor: null, cell: 0.34 });
      stage.light({ spread: 8, ...(night && { ambient: 0.85 }) });
      if (night) lit(stage, [-1.9, 0, 0.75], 0.2);
      stage.aim([22, 20, 34], [0.2, 0.5, -0.25], 2.75);
    },
  },
  {
    name: "cover-letters",
    ...shared,
    draw(stage, { night }) {
      turf(stage);
      stage.put(byTheLetterbox(), {}, { floor: null, cell: 0.34 });
      stage.light({ spread: 8, ...(night && { ambient: 0.85 }) });
      if (night) lit(stage, [-1.15, 0, -0.1], 0.1);
      stage.aim([22, 20, 34], [0.1, 0.75, 0.1], 2.45);
    },
  },
];
