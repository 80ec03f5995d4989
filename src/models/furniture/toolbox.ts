// A carpenter's open box with a dowel to carry it by.
import { ALONG_X, block, box, points, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const END = points("-0.2 0, 0.2 0, 0.2 0.22, 0.07 0.44, -0.07 0.44, -0.2 0.22");

export const toolbox: Piece = {
  id: "toolbox",
  name: "Toolbox",
  set: "workshop",
  stands: "surface",
  tint: ["enamel", "brick", "russetLight", "brickDark"],
  parts: [
    ...[-0.4, 0.4].map((x) =>
      slab(END, 0.05, [x, 0, 0], "brick", { bevel: 0.015, turn: [0, Math.PI / 2, 0] }),
    ),
    ...[-0.18, 0.18].map((z) => box([0.78, 0.2, 0.04], [0, 0.02, z], "russetLight")),
    block([0.78, 0.05, 0.36], [0, 0, 0], "brickDark"),
    rod(0.03, 0.86, [-0.43, 0.38, 0], "pine", { sides: 6, turn: ALONG_X }),
    block([0.05, 0.46, 0.05], [-0.2, 0.08, 0.1], "oak", { turn: [0.1, 0, 0.5] }),
    block([0.22, 0.09, 0.09], [-0.33, 0.46, 0.12], "iron", { turn: [0.1, 0, 0.5] }),
    block([0.3, 0.2, 0.015], [0.16, 0.14, -0.08], "#c6d0d2", { turn: [0, 0, -0.3] }),
    box([0.16, 0.13, 0.05], [0.31, 0.23, -0.08], "wood", { bevel: 0.02, turn: [0, 0, -0.3] }),
    ...[0.02, 0.12].map((x, i) =>
      rod(0.03, 0.36, [x, 0.06, 0.1], i ? "honey" : "teal", { sides: 6, turn: [0, 0, -0.2] }),
    ),
    box([0.1, 0.08, 0.14], [0.28, 0.06, 0.08], "butter", { bevel: 0.02 }),
  ],
};
