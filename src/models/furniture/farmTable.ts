// The long kitchen table: four stout legs, scrubbed boards and a red runner.
import { block, box, corners, lathe, points, repeat } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";

const TOP = 0.9;

export const farmTable: Piece = {
  id: "farm-table",
  name: "Farm table",
  set: "kitchen",
  words: "dining",
  stands: "floor",
  surfaces: [top(0.91, 2.5, 1.2)],
  tint: ["wood", "oak", "pine", "walnut"],
  cloth: ["russet", "cream"],
  parts: [
    ...corners(
      lathe(
        points("0 0, 0.06 0, 0.11 0.2, 0.06 0.28, 0.12 0.52, 0.1 0.78"),
        [-1.08, 0, -0.42],
        "walnut",
        { sides: 7 },
      ),
    ),
    box([2.24, 0.16, 0.9], [0, TOP - 0.24, 0], "walnut", { bevel: 0.02 }),
    ...repeat(4, (i) =>
      box([2.6, 0.09, 0.3], [0, TOP - 0.09, -0.465 + i * 0.31], i % 2 ? "pine" : "oak", {
        bevel: 0.02,
      }),
    ),
    block([0.42, 0.012, 1.26], [0, TOP, 0], "russet"),
    block([0.06, 0.014, 1.26], [0, TOP, 0], "cream"),
    ...[-1, 1].flatMap((s) => [
      block([0.42, 0.26, 0.015], [0, TOP - 0.25, s * 0.632], "russet"),
      block([0.06, 0.26, 0.018], [0, TOP - 0.25, s * 0.632], "cream"),
    ]),
  ],
};
