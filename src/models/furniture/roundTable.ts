// A round pedestal table on three splayed feet.
import { box, cylinder, lathe, points, repeat, spun } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";

export const roundTable: Piece = {
  id: "round-table",
  name: "Round table",
  set: "parlour",
  words: "dining",
  stands: "floor",
  surfaces: [top(0.903, 1.5, 1.5)],
  tint: ["wood", "oak", "pine", "walnut"],
  parts: [
    cylinder(0.96, 0.09, [0, 0.81, 0], "oak", { sides: 36, bevel: 0.03 }),
    cylinder(0.78, 0.095, [0, 0.808, 0], "pine", { sides: 36, bevel: 0.01 }),
    cylinder(0.3, 0.08, [0, 0.74, 0], "walnut", { sides: 20 }),
    lathe(
      points(`
      0 0, 0.13 0, 0.16 0.08, 0.1 0.16, 0.09 0.26, 0.17 0.4, 0.15 0.5, 0.08 0.58, 0.12 0.64,
      0 0.64
    `),
      [0, 0.12, 0],
      "walnut",
      { sides: 16 },
    ),
    ...repeat(3, (i) =>
      spun(
        [
          box([0.14, 0.13, 0.52], [0, 0.09, 0.3], "walnut", { bevel: 0.05, turn: [0.22, 0, 0] }),
          box([0.16, 0.09, 0.18], [0, 0, 0.56], "bark", { bevel: 0.035 }),
        ],
        i * 2.094 + 0.5,
      ),
    ),
  ],
};
