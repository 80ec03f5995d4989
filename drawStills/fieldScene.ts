// A single field as it is shown beside its deed.
import { cottage } from "../src/models/buildings/cottage.ts";
import { carrotCrate } from "../src/models/buildings/crate.ts";
import { lampPost } from "../src/models/buildings/lampPost.ts";
import { mill } from "../src/models/buildings/mill.ts";
import { hexFence } from "../src/models/ground/fences.ts";
import { island } from "../src/models/ground/island.ts";
import { meadow } from "../src/models/ground/meadow.ts";
import { path } from "../src/models/ground/path.ts";
import { plot, type Row } from "../src/models/ground/plot.ts";
import { pond } from "../src/models/ground/pond.ts";
import { bush } from "../src/models/nature/bush.ts";
import { duck, hen } from "../src/models/nature/hen.ts";
import { appleTree, birch, fir } from "../src/models/nature/tree.ts";
import { palette } from "../src/models/palette.ts";
import { type Part, placed, points } from "../src/models/parts.ts";
import type { StillScene } from "./stageScene.ts";

/** Cottage, mill, pond and a few rows on a small hex. */
const RADIUS = 5;
const rows: Row[] = [
  { crop: "cabbage", from: -2.6, to: 0.5, z: 3.62, width: 0.66 },
  { crop: "pumpkin", from: -3.0, to: 0.45, z: 2.76, width: 0.78 },
  { crop: "carrot", from: -3.45, to: 0.2, z: 1.86, width: 0.66, wet: false },
  { crop: "sunflower", from: -3.8, to: -0.1, z: 1.02, width: 0.66 },
];
const walk = points("-1.7 -0.7, -0.6 -0.1, 0.6 0.3, 1.05 1.6, 1.25 3.2");

function free(x: number, z: number): boolean {
  const near = (px: number, pz: number, r: number) => Math.hypot(x - px, z - pz) < r;
  const onRows = rows.some((r) => x > r.from - 0.1 && x < r.to + 0.1 && Math.abs(z - r.z) < 0.5);
  const onWalk = walk.some(([px, pz]) => near(px, pz, 0.7));
  return (
    !onRows && !onWalk && !near(-1.5, -2.1, 1.5) && !near(2.5, -1.3, 1) && !near(2.75, 1.5, 1.35)
  );
}

function fieldIsland(lit: boolean): Part[] {
  return [
    ...island({ radius: RADIUS, seed: 5, depth: 0.85, tile: 0.58 }),
    ...plot(rows, 12),
    ...path(walk, 0.72, 3),
    ...placed(pond({ radius: 1.02, seed: 5, stretch: 1.05 }), [2.75, 0, 1.5]),
    ...placed(cottage(lit), [-1.4, 0, -1.95], 0.2, 1.05),
    ...placed(mill(lit, 0.3), [2.4, 0, -1.35], 0.6, 0.95),
    ...placed(lampPost(lit), [0.35, 0, 0.85], 0.4, 0.85),
    ...placed(carrotCrate(), [0.95, 0, 3.75], 0.5, 0.8),
    ...placed(appleTree(3), [0.75, 0, -3.4], 0.5, 0.85),
    ...placed(birch(2), [-3.55, 0, -0.9], 0, 0.85),
    ...placed(fir(1), [2.05, 0, -3.35], 0, 0.8),
    ...placed(bush(2, palette.rose), [-2.9, 0, -1.9], 0, 0.7),
    ...placed(bush(5), [-0.05, 0, -1.3], 0, 0.6),
    ...placed(bush(7, palette.butter), [3.75, 0, 0.1], 1, 0.6),
    ...placed(hen(), [1.35, 0, 0.1], -0.8, 0.95),
    ...placed(hen("#c98a5a", true), [0.9, 0, -0.75], 0.6, 0.95),
    ...placed(duck(), [2.7, 0.06, 1.45], -0.7, 0.9),
    ...hexFence(RADIUS, 3),
    ...hexFence(RADIUS, 4),
    ...hexFence(RADIUS, 5, 0, 0.6),
    ...meadow({ radius: RADIUS, count: 170, seed: 31, free }),
  ];
}

export const fieldScene: StillScene = {
  name: "field",
  width: 470,
  height: 440,
  widths: [470, 940],
  night: true,
  draw(stage, { night }) {
    stage.put(fieldIsland(night), {}, { floor: null, cell: 0.34 });
    stage.light({ spread: 7.5 });
    stage.aim([30, 25.5, 30], [0, 0.12, 0], 4.75);
    if (!night) return;
    stage.point("#ffb65c", 5, 5, [-1.2, 0.8, 0.3]);
    stage.point("#ffc070", 3.4, 4, [0.75, 0.8, -1.5]);
    stage.point("#ffb65c", 5.5, 4.5, [0.95, 0.8, 1.1]);
    stage.point("#ffc070", 4, 3.5, [3.1, 1.3, 0.1]);
    stage.halo("#ffb65c", 1.6, 0.5, [0.6, 0.95, 0.8]);
    stage.halo("#ffb65c", 1.5, 0.42, [-0.75, 0.85, -1.1]);
    stage.halo("#ffb65c", 1.4, 0.35, [-0.3, 0.85, -1.8]);
    stage.halo("#ffb65c", 1.0, 0.35, [2.8, 1.5, -0.75]);
  },
};
