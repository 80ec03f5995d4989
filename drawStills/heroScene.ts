// The first picture of the site: one whole farm on a floating hex.
import { barn } from "../src/models/buildings/barn.ts";
import { beehive } from "../src/models/buildings/beehive.ts";
import {
  carrotCrate,
  hayBale,
  pumpkinCrate,
  wateringCan,
  wheelbarrow,
} from "../src/models/buildings/crate.ts";
import { lampPost } from "../src/models/buildings/lampPost.ts";
import { mill } from "../src/models/buildings/mill.ts";
import { scarecrow } from "../src/models/buildings/scarecrow.ts";
import { well } from "../src/models/buildings/well.ts";
import { sheaf } from "../src/models/crops/wheat.ts";
import { hexFence } from "../src/models/ground/fences.ts";
import { island } from "../src/models/ground/island.ts";
import { meadow } from "../src/models/ground/meadow.ts";
import { path } from "../src/models/ground/path.ts";
import { plot, type Row } from "../src/models/ground/plot.ts";
import { pond, waterfall } from "../src/models/ground/pond.ts";
import { bush } from "../src/models/nature/bush.ts";
import { chick, duck, hen } from "../src/models/nature/hen.ts";
import { appleTree, birch, fir, poplar } from "../src/models/nature/tree.ts";
import { palette } from "../src/models/palette.ts";
import { type Part, placed, points } from "../src/models/parts.ts";
import type { Stage, StillScene } from "./stageScene.ts";

const RADIUS = 6.7;
const LAMP: readonly [number, number, number] = [1.35, 0, 1.55];
const MILL = { at: [3.75, 0, -1.75], turn: 0.62 } as const;
const BARN = { at: [-2.35, 0, -2.95], turn: 0.06 } as const;

const rows: Row[] = [
  { crop: "leek", from: -3.35, to: 0.75, z: 5.0, width: 0.6 },
  { crop: "cabbage", from: -3.8, to: 0.75, z: 4.16 },
  { crop: "carrot", from: -4.25, to: 0.75, z: 3.3, wet: false },
  { crop: "pumpkin", from: -4.75, to: 0.55, z: 2.38, width: 0.84 },
  { crop: "tomato", from: -5.2, to: 0.3, z: 1.5 },
  { crop: "wheat", from: -5.6, to: 0.0, z: 0.68, width: 0.74, wet: false },
  { crop: "sunflower", from: -5.3, to: -0.4, z: -0.16, width: 0.66 },
];
const walk = points("-2.2 -1.45, -1.0 -0.95, 0.35 -0.62, 0.75 0.5, 1.1 1.9, 1.35 3.4, 1.7 4.9");
const millWalk = points("0.5 -0.55, 1.9 -0.85, 3.1 -0.75");
const POND = [3.55, 2.35] as const;

/** Grass that nothing stands on. */
function free(x: number, z: number): boolean {
  const near = (px: number, pz: number, r: number) => Math.hypot(x - px, z - pz) < r;
  const onRows = rows.some((r) => x > r.from - 0.15 && x < r.to + 0.15 && Math.abs(z - r.z) < 0.5);
  const onWalk = [...walk, ...millWalk].some(([px, pz]) => near(px, pz, 0.75));
  const taken =
    near(BARN.at[0], BARN.at[2], 2) || near(MILL.at[0], MILL.at[2], 1.05) || near(...POND, 1.85);
  return !onRows && !onWalk && !taken && !near(5.2, 3.1, 0.9) && !near(2.35, -2.7, 0.6);
}

/** Where everything on it stands. */
function heroIsland(lit: boolean): Part[] {
  return [
    ...island({ radius: RADIUS, seed: 11, depth: 1.1 }),
    ...plot(rows, 3),
    ...path(walk, 0.86, 5),
    ...path(millWalk, 0.7, 9),
    ...placed(pond({ radius: 1.28, seed: 2, stretch: 1.12, open: [0.5] }), [POND[0], 0, POND[1]]),
    ...placed(waterfall(0.72, 2.5, 0.78, 4), [4.56, 0.012, 2.75], -Math.PI / 6),
    ...buildings(lit),
    ...trees(),
    ...hexFence(RADIUS, 2, 0.55, 1),
    ...hexFence(RADIUS, 3),
    ...hexFence(RADIUS, 4),
    ...hexFence(RADIUS, 5, 0, 0.86),
    ...animals(),
    ...meadow({ radius: RADIUS, count: 330, seed: 21, free }),
  ];
}

function buildings(lit: boolean): Part[] {
  return [
    ...placed(barn(lit), BARN.at, BARN.turn),
    ...placed(mill(lit), MILL.at, MILL.turn, 1.06),
    ...placed(well(), [2.35, 0, -2.75], 0.4, 0.95),
    ...placed(lampPost(lit), LAMP, 0.2),
    ...placed(scarecrow(), [-1.9, 0.1, 1.08], 0.55, 1.05),
    ...placed(carrotCrate(), [0.98, 0, 4.25], 0.5, 0.86),
    ...placed(pumpkinCrate(), [2.15, 0, 4.35], -0.3, 0.8),
    ...placed(wateringCan(), [2.0, 0, 3.5], 2.2, 0.62),
    ...placed(wheelbarrow(), [0.35, 0, -1.6], -2.5, 0.9),
    ...placed(hayBale(1), [-0.25, 0, -3.0], 0.5, 0.95),
    ...placed(hayBale(2), [0.45, 0, -3.55], -0.5, 0.95),
    ...placed(hayBale(3), [0.05, 0.58, -3.2], 0.2, 0.9),
    ...placed(sheaf(), [-0.35, 0, -2.05], 0.3, 0.9),
    ...placed(beehive(), [5.2, 0, -1.0], 0.6, 0.95),
    ...placed(beehive(), [5.55, 0, -0.3], 0.9, 0.9),
  ];
}

function trees(): Part[] {
  return [
    ...placed(appleTree(1), [1.75, 0, -4.75], 0.4, 1.08),
    ...placed(appleTree(2), [3.25, 0, -3.85], 2, 0.92),
    ...placed(fir(2), [2.6, 0, -5.25], 0, 0.7),
    ...placed(birch(3), [4.35, 0, -3.1], 1, 0.78),
    ...placed(poplar(2), [-5.15, 0, -1.75], 0, 1.02),
    ...placed(poplar(5), [-4.65, 0, -2.7], 1, 1.18),
    ...placed(fir(4), [-4.15, 0, -3.6], 1, 0.95),
    ...placed(bush(1, palette.rose), [-4.5, 0, -0.95], 0, 0.8),
    ...placed(bush(3), [-0.6, 0, -5.2], 0, 0.95),
    ...placed(bush(4, palette.butter), [0.5, 0, -5.1], 1, 0.8),
    ...placed(bush(6), [4.9, 0, -2.1], 1, 0.7),
    ...placed(bush(8, palette.rose), [5.75, 0, 0.6], 1, 0.62),
    ...placed(bush(9), [2.75, 0, 4.3], 2, 0.62),
  ];
}

function animals(): Part[] {
  return [
    ...placed(hen(), [1.95, 0, 0.1], -0.7, 1.1),
    ...placed(hen("#c98a5a", true), [4.3, 0, 0.42], -1.9, 1.05),
    ...placed(hen(), [2.3, 0, -1.75], 0.4),
    ...placed(chick(), [2.5, 0, 0.2], -0.4),
    ...placed(chick(), [4.0, 0, 0.8], -1.0),
    ...placed(chick(), [2.25, 0, 0.55], -0.9),
    ...placed(duck(), [3.2, 0.06, 2.0], -0.6),
    ...placed(duck(), [3.75, 0.06, 2.75], -1.3, 0.8),
  ];
}

export const heroScene: StillScene = {
  name: "hero",
  width: 796,
  height: 744,
  widths: [796, 1592],
  quality: 50,
  night: true,
  draw(stage, { night }) {
    heroStage(stage, night);
    stage.aim([30, 25.5, 30], [0, 0.02, 0], 6.18);
  },
};

export function heroStage(stage: Stage, night: boolean): void {
  stage.put(heroIsland(night), {}, { floor: null, cell: 0.34 });
  stage.light({ spread: 9.5 });
  if (night) lamps(stage);
}

function lamps(stage: Stage): void {
  const [bx, , bz] = BARN.at;
  const [mx, , mz] = MILL.at;
  const lantern = [LAMP[0] + 0.3, 1.1, LAMP[2]] as const;
  stage.point("#ffb65c", 9, 6.5, [bx, 1.7, bz + 2.5]);
  stage.point("#ffc070", 5, 4.5, [bx + 2.1, 0.9, bz]);
  stage.point("#ffb65c", 7.5, 6, [lantern[0] + 0.3, 0.85, lantern[2] + 0.25]);
  stage.point("#ffc070", 5.5, 4, [mx + 0.7, 1.4, mz + 1.5]);
  stage.halo("#ffb65c", 1.4, 0.4, [bx + 0.05, 1.57, bz + 1.5]);
  stage.halo("#ffb65c", 1.7, 0.26, [bx + 0.05, 2.08, bz + 1.4]);
  stage.halo("#ffb65c", 1.9, 0.5, lantern);
  stage.halo("#ffb65c", 1.3, 0.4, [bx + 0.05, 3.2, bz]);
  stage.halo("#ffb65c", 1.1, 0.4, [mx + 0.55, 1.65, mz + 0.65]);
}
