// A washstand with a basin sunk in marble, a flowered jug and a towel on the rail.
import {
  ALONG_Z,
  bead,
  block,
  box,
  corners,
  lathe,
  mirror,
  type Part,
  points,
  rod,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { knob, panelled } from "./joinery.ts";

const TOP = 1.02;

const jug: Part[] = [
  lathe(points("0 0, 0.1 0, 0.17 0.14, 0.08 0.32, 0.12 0.42, 0 0.4"), [0.36, TOP, -0.06], "white", {
    sides: 10,
  }),
  box([0.03, 0.22, 0.04], [0.54, TOP + 0.12, -0.06], "white", { bevel: 0.01 }),
  bead(0.05, [0.33, TOP + 0.16, 0.1], "rose", { stretch: [1, 1, 0.5] }),
  bead(0.035, [0.41, TOP + 0.11, 0.095], "leaf", { stretch: [1, 1, 0.5] }),
];

export const washstand: Piece = {
  id: "washstand",
  name: "Washstand",
  set: "bedroom",
  words: "basin jug bathroom",
  stands: "floor",
  footprint: [1.32, 0.76],
  height: 1.44,
  tint: ["wood", "oak", "pine", "walnut"],
  parts: [
    ...corners(box([0.09, 0.4, 0.09], [-0.46, 0, -0.22], "walnut", { bevel: 0.02 })),
    box([1.06, 0.6, 0.58], [0, 0.36, 0], "oak", { bevel: 0.03 }),
    ...mirror(
      ...panelled(0.46, 0.46, [-0.25, 0.42, 0.28], "wood", "pine"),
      knob([-0.075, 0.66, 0.34]),
    ),
    box([1.16, 0.07, 0.66], [0, TOP - 0.07, 0], "white", { bevel: 0.025 }),
    box([1.16, 0.34, 0.06], [0, TOP, -0.3], "white", { bevel: 0.025 }),
    lathe(
      points("0 0, 0.16 0, 0.29 0.13, 0.31 0.14, 0.26 0.14, 0.2 0.06, 0 0.06"),
      [-0.2, TOP, 0.02],
      "white",
      { sides: 12 },
    ),
    rod(0.215, 0.01, [-0.2, TOP + 0.08, 0.02], "water", { sides: 12 }),
    ...jug,
    rod(0.022, 0.62, [-0.62, 0.78, -0.31], "brass", { sides: 6, turn: ALONG_Z }),
    box([0.06, 0.44, 0.4], [-0.62, 0.38, 0], "cream", { bevel: 0.02 }),
    ...[0.44, 0.52].map((y) => block([0.064, 0.035, 0.402], [-0.62, y, 0], "russetLight")),
  ],
};
