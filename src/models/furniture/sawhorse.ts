// A sawhorse with a half-sawn log, the saw left in the cut.
import { ALONG_X, bead, block, box, type Part, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const cross = (x: number): Part[] =>
  [-1, 1].map((s) =>
    box([0.11, 0.96, 0.11], [x, -0.02, s * 0.02], s > 0 ? "oak" : "wood", {
      bevel: 0.025,
      turn: [s * 0.52, 0, 0],
    }),
  );

export const sawhorse: Piece = {
  id: "sawhorse",
  name: "Sawhorse",
  set: "workshop",
  stands: "floor",
  parts: [
    ...cross(-0.46),
    ...cross(0.46),
    box([0.98, 0.09, 0.09], [0, 0.34, 0], "walnut", { bevel: 0.02 }),
    rod(0.19, 1.6, [-0.8, 0.8, 0], "bark", { sides: 10, turn: ALONG_X }),
    rod(0.165, 1.62, [-0.81, 0.8, 0], "pine", { sides: 10, turn: ALONG_X }),
    rod(0.08, 1.63, [-0.815, 0.8, 0], "oak", { sides: 8, turn: ALONG_X }),
    block([0.025, 0.16, 0.9], [0.16, 0.86, 0.06], "#c6d0d2", { turn: [0.1, 0, 0] }),
    box([0.05, 0.22, 0.16], [0.16, 0.76, 0.56], "brick", { bevel: 0.02, turn: [0.1, 0, 0] }),
    ...points("0.1 0.2, 0.24 0.08, 0.02 0.34").map(([x, z]) =>
      bead(0.07, [x, 0.015, z], "straw", { squash: 0.3 }),
    ),
  ],
};
