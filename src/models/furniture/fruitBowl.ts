// A footed bowl of apples, a pear and grapes over the edge.
import { bead, lathe, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const APPLES = [
  [-0.12, 0.3, 0.08, "tomato"],
  [0.1, 0.3, 0.12, "#b9cf52"],
  [-0.04, 0.3, -0.13, "brick"],
  [0, 0.42, 0.02, "carrotLight"],
] as const;

export const fruitBowl: Piece = {
  id: "fruit-bowl",
  name: "Fruit bowl",
  set: "kitchen",
  stands: "surface",
  tint: ["glaze", "teal", "#a5d6cd"],
  parts: [
    lathe(
      points("0 0, 0.15 0, 0.06 0.06, 0.08 0.12, 0.3 0.24, 0.32 0.28, 0 0.22"),
      [0, 0, 0],
      "teal",
      { sides: 14, top: "#a5d6cd" },
    ),
    ...APPLES.map(([x, y, z, colour]) => bead(0.12, [x, y, z], colour)),
    bead(0.11, [0.17, 0.33, -0.08], "butter"),
    bead(0.07, [0.2, 0.45, -0.08], "butter"),
    rod(0.012, 0.08, [0.21, 0.5, -0.08], "bark", { sides: 4 }),
    rod(0.012, 0.07, [0, 0.53, 0.02], "bark", { sides: 4, turn: [0.3, 0, 0] }),
    ...repeat(5, (i) =>
      bead(
        0.05,
        [-0.24 - (i % 2) * 0.06, 0.3 - Math.floor(i / 2) * 0.06, 0.14 + (i % 3) * 0.05],
        "plum",
      ),
    ),
  ],
};
