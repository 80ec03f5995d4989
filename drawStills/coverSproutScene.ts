// News cover: the first green in a bed, seen from close by, the can just put down; by night a lantern stands beside it.
import { wateringCanModel } from "../src/models/buildings/crate.ts";
import { sprout } from "../src/models/crops/sprout.ts";
import { lantern } from "../src/models/furniture/lantern.ts";
import { turfTiles } from "../src/models/ground/island.ts";
import { meadow } from "../src/models/ground/meadow.ts";
import { chick } from "../src/models/nature/hen.ts";
import { pebble } from "../src/models/nature/rock.ts";
import { palette } from "../src/models/palette.ts";
import {
  ball,
  block,
  box,
  cylinder,
  type Part,
  type Point2,
  placed,
  points,
  repeat,
  slab,
  type Vec,
} from "../src/models/parts.ts";
import { between, pick } from "../src/models/random.ts";
import type { Stage, StillScene } from "./stageScene.ts";

const ROW = 0.62;
const ROWS = 5;

function frame(): Part[] {
  const z = (ROWS * ROW) / 2 + 0.1;
  return [
    box([9, 0.34, 0.16], [0, -0.02, z], palette.oak, { bevel: 0.05, top: palette.pine }),
    box([9, 0.34, 0.16], [0, -0.02, -z], palette.wood, { bevel: 0.05 }),
    ...repeat(7, (i) =>
      cylinder(0.03, 0.03, [i * 1.1 - 3.3, 0.16, z + 0.06], palette.bark, {
        turn: [Math.PI / 2, 0, 0],
        sides: 10,
      }),
    ),
  ];
}

function earth(): Part[] {
  return repeat(ROWS, (row) => {
    const z = (row - (ROWS - 1) / 2) * ROW;
    return [
      ...repeat(14, (i) =>
        box(
          [0.72, 0.26, ROW * 0.86],
          [i * 0.66 - 4.3 + between(-0.05, 0.05, row, i), 0, z],
          i % 3 ? palette.soilWet : "#78492f",
          { bevel: 0.12, top: i % 2 ? "#8a593c" : "#83543a" },
        ),
      ),
      ...repeat(56, (i) =>
        ball(
          between(0.02, 0.06, row, i),
          [
            between(-4, 4, row + 3, i),
            between(0.18, 0.26, row, i),
            z + between(-0.3, 0.3, row + 6, i),
          ],
          pick(["#6a422c", "#9a6847", "#5d3a27"], row, i),
          { flat: true, rough: 0.2 },
        ),
      ),
    ];
  });
}

function planted(): Part[] {
  return repeat(ROWS * 11, (i) => {
    const row = i % ROWS;
    const x = Math.floor(i / ROWS) * 0.66 - 3.2 + (row % 2) * 0.28;
    return placed(
      sprout(i + 2, between(1.7, 2.5, 4, i)),
      [
        x + between(-0.06, 0.06, 5, i),
        0.25,
        (row - (ROWS - 1) / 2) * ROW + between(-0.05, 0.05, 6, i),
      ],
      between(0, 6, 7, i),
    );
  });
}

function marker(): Part[] {
  const outline: Point2[] = points("-0.24 -0.02, 0 -0.12, 0.24 -0.02, 0.24 0.3, -0.24 0.3");
  return [
    box([0.08, 0.6, 0.05], [0, 0, 0], palette.walnut, { bevel: 0.02 }),
    slab(outline, 0.07, [0, 0.6, 0.04], palette.pine, { bevel: 0.025, top: "#f3d39c" }),
    ball(0.06, [0, 0.7, 0.08], palette.leaf, { stretch: [1.7, 0.7, 0.3], turn: [0, 0, 0.6] }),
    ball(0.05, [-0.07, 0.79, 0.08], palette.leafLight, {
      stretch: [1.6, 0.7, 0.3],
      turn: [0, 0, -0.6],
    }),
  ];
}

const LANTERN: Vec = [-2.1, 0.12, 1.68];

/** On the edge of the bed. */
function lanternLight(stage: Stage): void {
  stage.put(placed(lantern.parts, LANTERN, 0.5, 0.95));
  const [x, y, z] = LANTERN;
  stage.point("#ffb057", 12, 6, [x + 0.3, y + 0.85, z - 0.05], { shadow: true, radius: 6 });
  stage.point("#ffbf70", 5, 5, [0.2, 1.8, 1.6]);
  stage.halo("#ffb65c", 1.3, 0.6, [x, y + 0.22, z]);
}

export const coverSproutScene: StillScene = {
  name: "cover-sprout",
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
    stage.put(
      [
        block([30, 0.3, 30], [0, -0.36, 0], palette.turf),
        ...turfTiles(9, 0.62, 4),
        ...frame(),
        ...earth(),
        ...planted(),
        ...placed(marker(), [-1.15, 0.22, 0.62], 0.55, 1.15),
        ...placed(wateringCanModel(), [0.95, 0, 2.2], 0.75, 1.15),
        ...placed(chick(), [-0.75, 0, 2.3], 0.6, 1.3),
        ...placed(chick(), [-0.15, 0, 2.75], 2.2, 1.2),
        ...placed([pebble(0.16, 3)], [2.1, 0, 2.0]),
        ...meadow({
          radius: 7,
          count: 560,
          seed: 3,
          free: (x, z) => Math.abs(z) > 1.85 && Math.hypot(x - 1.1, z - 2.3) > 0.6,
        }),
      ],
      {},
      { floor: null, cell: 0.25, reach: 0.42 },
    );
    stage.light({ spread: 6 });
    if (night) lanternLight(stage);
    stage.aim([24, 20, 34], [0.1, 0.2, 0.55], 1.75);
  },
};
