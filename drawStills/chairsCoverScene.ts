// News cover: new chairs in a row, in the light of a window, and one of them is bad.
import { armchair } from "../src/models/furniture/armchair.ts";
import { badChair } from "../src/models/furniture/badChair.ts";
import { floorboards } from "../src/models/furniture/floorboards.ts";
import type { Furniture } from "../src/models/furniture/furniture.ts";
import { ladderChair } from "../src/models/furniture/ladderChair.ts";
import { panelledWall } from "../src/models/furniture/panelledWall.ts";
import { rockingChair } from "../src/models/furniture/rockingChair.ts";
import { sleepingCat } from "../src/models/furniture/sleepingCat.ts";
import { spindleChair } from "../src/models/furniture/spindleChair.ts";
import { palette } from "../src/models/palette.ts";
import { block, type Part, placed, type Vec } from "../src/models/parts.ts";
import type { StillScene } from "./stageScene.ts";

const stand = (piece: Furniture, at: Vec, turn: number, size = 1): Part[] =>
  placed(piece.parts, at, turn, size);

const row: Part[] = [
  ...stand(armchair, [-2.55, 0, -0.1], 0.34),
  ...stand(sleepingCat, [-2.48, 0.66, 0.06], 0.5, 0.62),
  ...stand(ladderChair, [-1.2, 0, 0.02], 0.22),
  ...stand(spindleChair, [-0.08, 0, 0.04], 0.3),
  ...stand(badChair, [1.15, 0, 0.16], 0.2),
  ...stand(rockingChair, [2.5, 0, 0.1], -0.5),
];

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

export const chairsCoverScene: StillScene = {
  name: "cover-chairs",
  width: 960,
  height: 600,
  widths: [480, 960, 1920],
  night: false,
  quality: 66,
  draw(stage) {
    const wall = placed(panelledWall({ length: 14, corner: "left" }), [0, 0, -1.15]);
    stage.put(
      [...placed(floorboards(14), [0, 0, 5.7]), ...wall, ...row],
      {},
      { floor: null, cell: 0.22, reach: 0.55 },
    );
    stage.put(windowFrame([-5.6, 4.7, 4.2]), {}, { ao: 0 });
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
    stage.aim([14, 12, 30], [-0.05, 0.92, 0], 1.98);
  },
};
