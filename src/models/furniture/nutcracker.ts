// A wooden nutcracker on parade, with three nuts at his feet.
import { bead, block, box, mirror, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const nutcracker: Piece = {
  id: "nutcracker",
  name: "Nutcracker",
  set: "winter",
  stands: "surface",
  tint: ["enamel", "brick", undefined, "wine"],
  parts: [
    box([0.34, 0.05, 0.26], [0, 0, 0], "enamel", { bevel: 0.015 }),
    ...mirror(
      box([0.1, 0.2, 0.11], [-0.065, 0.14, 0], "white", { bevel: 0.02 }),
      box([0.105, 0.11, 0.15], [-0.065, 0.05, 0.015], "coal", { bevel: 0.02 }),
    ),
    box([0.25, 0.24, 0.16], [0, 0.33, 0], "brick", { bevel: 0.025 }),
    block([0.255, 0.035, 0.165], [0, 0.35, 0], "coal"),
    ...mirror(...[0.42, 0.49].map((y) => block([0.03, 0.03, 0.02], [-0.045, y, 0.08], "brass"))),
    ...mirror(
      box([0.07, 0.24, 0.09], [-0.17, 0.33, 0], "wine", { bevel: 0.02, turn: [0, 0, -0.1] }),
      box([0.1, 0.04, 0.11], [-0.16, 0.545, 0], "brass", { bevel: 0.012 }),
    ),
    box([0.18, 0.17, 0.15], [0, 0.57, 0], "#efc9a0", { bevel: 0.025 }),
    block([0.12, 0.07, 0.02], [0, 0.58, 0.075], "white"),
    box([0.15, 0.09, 0.05], [0, 0.54, 0.07], "white", { bevel: 0.02 }),
    ...mirror(block([0.025, 0.035, 0.01], [-0.045, 0.67, 0.077], "coal")),
    block([0.03, 0.05, 0.04], [0, 0.635, 0.085], "rose"),
    rod(0.105, 0.2, [0, 0.73, 0], "coal", { sides: 9, upper: 0.115 }),
    rod(0.112, 0.03, [0, 0.74, 0], "brass", { sides: 9 }),
    block([0.04, 0.12, 0.02], [0, 0.79, 0.112], "butter"),
    ...points("0.2 0.12, 0.26 0.02, -0.22 0.14").map(([x, z]) =>
      bead(0.05, [x, 0.045, z], "wood", { squash: 0.9 }),
    ),
  ],
};
