// News cover: the pond by day and by night, hens on the bank and the scarecrow watching.
import { hayBale, wateringCanModel } from "../src/models/buildings/crate.ts";
import { fence, fencePost } from "../src/models/buildings/fence.ts";
import { lampPost } from "../src/models/buildings/lampPost.ts";
import { scarecrow } from "../src/models/buildings/scarecrow.ts";
import { turfTiles } from "../src/models/ground/island.ts";
import { meadow } from "../src/models/ground/meadow.ts";
import { path } from "../src/models/ground/path.ts";
import { plotModel } from "../src/models/ground/plot.ts";
import { pond } from "../src/models/ground/pond.ts";
import { bush } from "../src/models/nature/bush.ts";
import { chick, duck, hen } from "../src/models/nature/hen.ts";
import { appleTree, birch } from "../src/models/nature/tree.ts";
import { palette } from "../src/models/palette.ts";
import { block, type Part, placed, points, repeat, type Vec } from "../src/models/parts.ts";
import type { Stage, StillScene } from "./stageScene.ts";

const walk = points("-6 3.6, -2.6 2.9, 0.2 3.1, 3 3.9, 6 4.2");

function free(x: number, z: number): boolean {
  const onPond = Math.hypot(x / 1.2, z) < 2.15;
  const onRows = z < -2.3 && z > -4.6 && x < 0.6;
  const onWalk = walk.some(([px, pz]) => Math.hypot(x - px, z - pz) < 1);
  return !onPond && !onRows && !onWalk && Math.abs(z - 2.9 - x * 0.1) > 0.5;
}

function pondBank(): Part[] {
  return [
    block([30, 0.3, 30], [0, -0.36, 0], palette.turf),
    ...turfTiles(13, 0.66, 8),
    ...path(walk, 0.9, 4),
    ...pond({ radius: 1.85, seed: 3, stretch: 1.2 }),
    ...placed(duck(), [-0.5, 0.06, 0.1], -0.5, 1.2),
    ...placed(duck(), [0.5, 0.06, 0.75], -1.2, 1),
    ...placed(duck(), [0.85, 0.06, -0.5], 2.4, 0.85),
    ...plotModel(
      [
        { crop: "wheat", from: -5.5, to: 0.3, z: -3.9, wet: false },
        { crop: "pumpkin", from: -5.5, to: 0.3, z: -2.95, width: 0.84 },
      ],
      5,
    ),
    ...placed(scarecrow(), [-1.2, 0.08, -3.5], 0.6, 1.25),
    ...placed(hen(), [-2.4, 0, 1.75], -0.2, 1.35),
    ...placed(hen("#c98a5a", true), [-1.6, 0, 2.15], 0.5, 1.3),
    ...placed(hen(), [2.5, 0, 1.55], 2.6, 1.3),
    ...placed(chick(), [-2.0, 0, 2.3], 0.3, 1.2),
    ...placed(chick(), [-2.5, 0, 2.35], 1.1, 1.2),
    ...placed(chick(), [-1.2, 0, 2.45], 2.4, 1.2),
    ...placed(wateringCanModel(), [3.7, 0, 1.3], 2.4, 0.85),
    ...placed(hayBale(4), [2.9, 0, -2.6], 0.5, 1),
    ...placed(appleTree(2), [4.3, 0, -2.2], 0.4, 1.05),
    ...placed(birch(3), [2.2, 0, -4.1], 0.6, 1.05),
    ...placed(bush(4, palette.rose), [3.4, 0, -0.5], 0, 0.9),
    ...placed(bush(5), [-3.9, 0, -1.2], 0, 0.9),
    ...repeat(6, (i) => placed(fence(1.3, i), [-3.9 + i * 1.3, 0, -4.9], 0)),
    ...repeat(7, (i) => placed(fencePost(), [-4.55 + i * 1.3, 0, -4.9])),
    ...meadow({ radius: 9, count: 520, seed: 12, free }),
  ];
}

const POST: Vec = [-3.3, 0, 1.5];

/** Beside the walk, over the hens, and a second one out of the picture, behind the wheat. */
function lamps(stage: Stage): void {
  stage.put(placed(lampPost(true), POST, -0.5, 1.2));
  const [x, , z] = [POST[0] + 0.32, 0, POST[2] + 0.17];
  stage.point("#ffb45a", 22, 7.5, [x + 0.35, 1.25, z + 0.4]);
  stage.halo("#ffc873", 1.9, 0.55, [x, 1.31, z]);
  stage.point("#ffb660", 12, 5.5, [-2.2, 1.8, -2.2]);
  stage.point("#7f9cff", 40, 12, [2.5, 5, -5]);
}

export const coverPondScene: StillScene = {
  name: "cover-pond",
  width: 960,
  height: 600,
  widths: [480, 960, 1920],
  webpWidths: [960],
  webpNight: false,
  night: true,
  quality: 54,
  draw(stage, { night }) {
    stage.backdrop([
      [0, palette.turf],
      [1, palette.turf],
    ]);
    stage.put(pondBank(), {}, { floor: null, cell: 0.34 });
    stage.light({ spread: 9, ...(night && { ambient: 0.85 }) });
    if (night) lamps(stage);
    stage.aim([30, 24, 30], [-0.75, 0.45, -0.95], 3.05);
  },
};
