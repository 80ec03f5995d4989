// News cover: new chairs in a row, in the light of a window or, by night, of two lamps, and one of them is bad.
import { armchair } from "../src/models/furniture/armchair.ts";
import { badChair } from "../src/models/furniture/badChair.ts";
import { floorboards } from "../src/models/furniture/floorboards.ts";
import { floorLamp } from "../src/models/furniture/floorLamp.ts";
import type { Piece } from "../src/models/furniture/furniture.ts";
import { ladderChair } from "../src/models/furniture/ladderChair.ts";
import { lantern } from "../src/models/furniture/lantern.ts";
import { panelledWall } from "../src/models/furniture/panelledWall.ts";
import { rockingChair } from "../src/models/furniture/rockingChair.ts";
import { sleepingCat } from "../src/models/furniture/sleepingCat.ts";
import { spindleChair } from "../src/models/furniture/spindleChair.ts";
import { palette } from "../src/models/palette.ts";
import { block, type Part, placed, type Vec } from "../src/models/parts.ts";
import type { Stage, StillScene } from "./stageScene.ts";

const stand = (piece: Pick<Piece, "parts">, at: Vec, turn: number, size = 1): Part[] =>
  placed(piece.parts, at, turn, size);

const row: Part[] = [
  ...stand(armchair, [-2.55, 0, -0.1], 0.34),
  ...stand(sleepingCat, [-2.48, 0.66, 0.06], 0.5, 0.62),
  ...stand(ladderChair, [-1.2, 0, 0.02], 0.22),
  ...stand(spindleChair, [-0.08, 0, 0.04], 0.3),
  ...stand(badChair, [1.15, 0, 0.16], 0.2),
  ...stand(rockingChair, [2.5, 0, 0.1], -0.5),
];

const LAMP: Vec = [-1.72, 0, -0.62];
const LANTERN: Vec = [1.9, 0, 0.62];

/** Stands out of the picture; only its light and shade fall into it. */
function windowFrame([x, y, z]: Vec): Part[] {
  const wall = (h: number, d: number, dy: number, dz: number) =>
    block([0.2, h, d], [x, y + dy, z + dz], palette.white);
  return [
    wall(8, 6, -4, -6.2),
    wall(8, 6, -4, 5.5),
    wall(4, 5.8, 1.75, -0.4),
    wall(6, 5.8, -7.95, -0.4),
    ...[-1.7, -0.2, 1.3].map((dz) => wall(3.8, 0.14, -1.95, dz)),
    wall(0.14, 5.8, -0.1, -0.4),
  ];
}

function windowLight(stage: Stage): void {
  stage.light({
    exposure: 1.18,
    sky: "#fbe9d8",
    bounce: "#e8a868",
    ambient: 1.4,
    sun: "#ffbf72",
    power: 5.4,
    from: [-8, 5, 5],
    shadow: 0.82,
    softness: 0.012,
    spread: 10,
  });
  stage.backdrop([
    [0, "#f6e0bc"],
    [1, "#d9a468"],
  ]);
}

/** The moon through the same window, a lamp behind the cat, and a lantern on the boards. */
function lampLight(stage: Stage): void {
  stage.put([...stand(floorLamp, LAMP, 0), ...stand(lantern, LANTERN, 0.4)]);
  stage.light({
    exposure: 1.15,
    sky: "#7f96f0",
    bounce: "#7a5a74",
    ambient: 0.6,
    sun: "#a9b8ff",
    power: 1.2,
    from: [-8, 5, 5],
    shadow: 0.75,
    softness: 0.012,
    spread: 10,
  });
  const [x, , z] = LAMP;
  stage.point("#ffb45a", 9, 6, [x, 1.75, z + 0.35], { shadow: true, radius: 6 });
  stage.point("#ffbf70", 2.5, 5, [0.2, 1.5, 1.9]);
  stage.halo("#ffc873", 2.4, 0.45, [x, 1.9, z]);
  stage.point("#ffb057", 4, 3.6, [LANTERN[0] - 0.1, 0.45, LANTERN[2] + 0.3]);
  stage.halo("#ffb65c", 1, 0.5, [LANTERN[0], 0.24, LANTERN[2]]);
  stage.backdrop([
    [0, "#2b2947"],
    [1, "#1d1b36"],
  ]);
}

export const chairsCoverScene: StillScene = {
  name: "cover-chairs",
  width: 960,
  height: 600,
  widths: [480, 960, 1920],
  webpWidths: [960],
  webpNight: false,
  night: true,
  quality: 66,
  draw(stage, { night }) {
    const wall = placed(panelledWall({ length: 14, corner: "left" }), [0, 0, -1.15]);
    stage.put(
      [...placed(floorboards(14), [0, 0, 5.7]), ...wall, ...row],
      {},
      { floor: null, cell: 0.22, reach: 0.55 },
    );
    stage.put(windowFrame([-5.6, 4.7, 4.2]), {}, { ao: 0 });
    if (night) lampLight(stage);
    else windowLight(stage);
    stage.aim([14, 12, 30], [-0.05, 0.92, 0], 1.98);
  },
};
