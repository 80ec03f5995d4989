// The end of the lane: a gate with only grass behind it, and the cottage that has its lamp lit when nothing else answers.
import { fence, fencePost } from "../src/models/buildings/fence.ts";
import { fieldGate } from "../src/models/buildings/fieldGate.ts";
import { lampPost } from "../src/models/buildings/lampPost.ts";
import { thatchedCottage } from "../src/models/buildings/thatchedCottage.ts";
import { island } from "../src/models/ground/island.ts";
import { meadow } from "../src/models/ground/meadow.ts";
import { path } from "../src/models/ground/path.ts";
import { bush } from "../src/models/nature/bush.ts";
import { lamb, sheep } from "../src/models/nature/flock.ts";
import { tuft } from "../src/models/nature/flower.ts";
import { seasonTree } from "../src/models/nature/seasonTree.ts";
import { type Part, placed, points, repeat, type Vec } from "../src/models/parts.ts";
import type { Stage, StillScene } from "./stageScene.ts";

const RADIUS = 4.3;
const land = (seed: number): Part[] => island({ radius: RADIUS, seed, depth: 0.5, tile: 0.55 });

/** A lamp of two strengths: what stands near it is warm, and the glass has a bloom of its own. */
function glow(stage: Stage, [x, y, z]: Vec): void {
  stage.point("#ffb45a", 15, 6.5, [x + 0.3, y + 0.2, z + 0.4]);
  stage.halo("#ffc873", 1.8, 0.6, [x, y, z]);
}

const lane = points("0.2 4.2, 0.1 2.9, -0.1 1.6, 0 0.2");

function gate(night: boolean): Part[] {
  const free = (x: number, z: number): boolean =>
    !(z > -0.1 && Math.abs(x) < 0.8) && Math.abs(z) > 0.3 && Math.hypot(x - 1.8, z - 1.4) > 0.5;
  const side = (k: number): Part[] => [
    ...repeat(2, (i) => placed(fence(1.1, i + 4), [k * (1.75 + i * 1.1), 0, 0])),
    ...repeat(2, (i) => placed(fencePost(), [k * (2.3 + i * 1.1), 0, 0])),
  ];
  return [
    ...land(7),
    ...path(lane, 1.15, 5),
    ...placed(fieldGate(), [0, 0, 0]),
    ...side(-1),
    ...side(1),
    ...placed(lampPost(night), [-1.55, 0, 0.55], 0.2, 1.3),
    ...placed(bush(4), [2.7, 0, 1.1], 0, 0.9),
    ...placed(bush(6), [-3.0, 0, 0.8], 1, 0.75),
    ...placed(seasonTree("apple", "highSun", 3), [-2.1, 0, -1.8], 0.5, 1.05),
    ...placed(sheep(2), [1.75, 0, -1.7], 0.7, 1.3),
    ...placed(lamb(5), [-0.25, 0, -1.0], 0.5, 1.6),
    ...repeat(26, (i) =>
      placed(tuft(i, 0.3 + (i % 4) * 0.05), [
        ((i * 47) % 31) / 6 - 2.6,
        0,
        -0.5 - ((i * 29) % 23) / 9,
      ]),
    ),
    ...meadow({ radius: RADIUS, count: 230, seed: 8, free }),
  ];
}

function home(night: boolean): Part[] {
  const free = (x: number, z: number): boolean =>
    Math.hypot(x, z + 0.9) > 2.3 && !(z > 0.2 && Math.abs(x - 0.1) < 0.75);
  return [
    ...land(11),
    ...path(points("0.5 4.1, 0.2 2.9, 0 1.7, 0 0.7"), 1.05, 3),
    ...placed(thatchedCottage(night), [0, 0, -0.9], 0, 1.02),
    ...placed(lampPost(night), [1.5, 0, 1.6], 0.5, 1.15),
    ...placed(bush(3), [-2.2, 0, 0.7], 0, 0.8),
    ...placed(bush(5), [2.5, 0, 0.2], 0, 0.7),
    ...placed(seasonTree("apple", "highSun", 5), [-2.5, 0, -1.4], 0.5, 0.95),
    ...meadow({ radius: RADIUS, count: 230, seed: 6, free }),
  ];
}

const shared = {
  width: 420,
  height: 330,
  widths: [420, 840],
  webpWidths: [420],
  webpNight: false,
  night: true,
  quality: 54,
} as const;

export const laneScenes: readonly StillScene[] = [
  {
    name: "gate",
    ...shared,
    draw(stage, { night }) {
      stage.put(gate(night), {}, { floor: null, cell: 0.3, reach: 0.5 });
      stage.light({ spread: 6, ...(night && { ambient: 0.9 }) });
      if (night) glow(stage, [-1.2, 1.42, 0.5]);
      stage.aim([22, 19, 34], [0, 0.42, 0], 3.75);
    },
  },
  {
    name: "home",
    ...shared,
    // Kept for when there is no network, it is one file for all screens.
    widths: [640],
    webpWidths: [640],
    draw(stage, { night }) {
      stage.put(home(night), {}, { floor: null, cell: 0.3, reach: 0.5 });
      stage.light({ spread: 6, ...(night && { ambient: 0.9 }) });
      if (night) {
        glow(stage, [1.8, 1.26, 1.5]);
        stage.point("#ffb45a", 12, 5, [0, 1.3, 1.4]);
      }
      stage.aim([22, 19, 34], [0, 0.35, 0], 3.8);
    },
  },
];
