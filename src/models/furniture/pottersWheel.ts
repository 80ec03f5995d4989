// A potter's wheel with a jar half thrown and two more drying on the board.
import { box, corners, lathe, type Part, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const CLAY = "#c99273";
const CLAY_LIGHT = "#ddb091";

const pot = (x: number, z: number, r: number, h: number): Part =>
  lathe(
    [
      [0, 0],
      [r * 0.7, 0],
      [r, h * 0.4],
      [r * 0.55, h * 0.85],
      [r * 0.72, h],
      [0, h],
    ],
    [x, 0.86, z],
    CLAY,
    { sides: 7, top: CLAY_LIGHT },
  );

export const pottersWheel: Piece = {
  id: "potters-wheel",
  name: "Potter's wheel",
  set: "workshop",
  stands: "floor",
  tint: ["wood", "oak", "pine", "wood"],
  parts: [
    ...corners(box([0.11, 0.84, 0.11], [-0.56, 0, -0.34], "wood", { bevel: 0.02 })),
    ...[-0.36, 0.36].map((z) => box([1.24, 0.14, 0.08], [0, 0.68, z], "oak", { bevel: 0.02 })),
    box([0.5, 0.06, 0.84], [0.4, 0.8, 0], "pine", { bevel: 0.02 }),
    rod(0.4, 0.11, [-0.16, 0.08, 0], "stoneDark", { sides: 14 }),
    rod(0.05, 0.66, [-0.16, 0.18, 0], "bark", { sides: 6 }),
    rod(0.32, 0.06, [-0.16, 0.82, 0], "stone", { sides: 14 }),
    lathe(
      points("0 0, 0.16 0, 0.23 0.16, 0.17 0.34, 0.21 0.4, 0.17 0.4, 0.12 0.3, 0 0.24"),
      [-0.16, 0.88, 0],
      CLAY,
      { sides: 12, top: CLAY_LIGHT },
    ),
    pot(0.4, -0.22, 0.13, 0.3),
    pot(0.44, 0.18, 0.1, 0.2),
    box([0.12, 0.1, 0.12], [0.24, 0.86, 0.3], CLAY_LIGHT, { bevel: 0.03, turn: [0, 0.4, 0] }),
  ],
};
