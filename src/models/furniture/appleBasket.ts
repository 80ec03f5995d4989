// A bushel basket of apples, one of them already tried.
import { bead, block, box, lathe, mirror, points, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const REDS = ["tomato", "brick", "#b9cf52", "carrotLight"] as const;

export const appleBasket: Piece = {
  id: "apple-basket",
  name: "Apple basket",
  set: "harvest",
  stands: "floor",
  parts: [
    lathe(
      points(`
      0 0, 0.27 0, 0.31 0.06, 0.29 0.12, 0.35 0.2, 0.33 0.26, 0.39 0.34, 0.42 0.42,
      0.34 0.42, 0 0.34
    `),
      [0, 0, 0],
      "strawDark",
      { sides: 10, top: "straw" },
    ),
    ...mirror(box([0.06, 0.16, 0.22], [-0.43, 0.34, 0], "walnut", { bevel: 0.02 })),
    ...repeat(6, (i) =>
      bead(0.12, [Math.cos(i * 1.05) * 0.24, 0.44, Math.sin(i * 1.05) * 0.24], REDS[i % 4]!),
    ),
    bead(0.12, [0.02, 0.54, 0.02], REDS[0]),
    bead(0.11, [0.48, 0.1, 0.3], REDS[1]),
    bead(0.065, [0.54, 0.12, 0.36], "cream"),
    block([0.02, 0.07, 0.02], [0.02, 0.65, 0.02], "bark", { turn: [0, 0, 0.3] }),
    block([0.09, 0.015, 0.05], [0.07, 0.68, 0.02], "leaf", { turn: [0, 0.3, 0.3] }),
  ],
};
