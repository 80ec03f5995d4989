// A chest of drawers; one drawer never shuts, because of the sock.
import { block, box, mirror, type Part } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { drawerFront } from "./joinery.ts";

const FRONT = 0.35;
const TOP = 1.24;

const open: Part[] = [
  block([0.56, 0.2, 0.18], [0.34, 0.91, FRONT + 0.02], "bark"),
  ...drawerFront(0.62, 0.26, [0.34, 0.88, FRONT + 0.12], "oak", "pine"),
  box([0.14, 0.3, 0.05], [0.2, 0.92, FRONT + 0.18], "wine", { bevel: 0.02, turn: [0, 0, 0.06] }),
  box([0.145, 0.05, 0.055], [0.2, 1.08, FRONT + 0.178], "cream", { bevel: 0.015 }),
  box([0.15, 0.08, 0.06], [0.17, 0.87, FRONT + 0.18], "cream", { bevel: 0.025 }),
];

export const chestOfDrawers: Piece = {
  id: "chest-of-drawers",
  name: "Chest of drawers",
  set: "bedroom",
  words: "dresser commode bureau",
  stands: "floor",
  surfaces: [top(1.252, 1.4, 0.66)],
  tint: ["wood", "oak", "pine", "walnut"],
  parts: [
    ...mirror(
      ...[-0.2, 0.24].map((z) => box([0.13, 0.16, 0.13], [-0.58, 0, z], "walnut", { bevel: 0.03 })),
    ),
    box([1.4, 1.04, 0.66], [0, 0.14, 0], "wood", { bevel: 0.035 }),
    box([1.46, 0.1, 0.72], [0, 0.14, 0], "walnut", { bevel: 0.025 }),
    box([1.54, 0.08, 0.78], [0, TOP - 0.08, 0.01], "walnut", { bevel: 0.03 }),
    ...drawerFront(1.28, 0.28, [0, 0.26, FRONT - 0.02], "oak", "pine"),
    ...drawerFront(1.28, 0.28, [0, 0.57, FRONT - 0.02], "oak", "pine"),
    ...drawerFront(0.62, 0.26, [-0.34, 0.88, FRONT - 0.02], "oak", "pine"),
    ...open,
    block([0.9, 0.012, 0.4], [0, TOP, -0.04], "white"),
    ...[-0.44, 0.44].map((x) =>
      block([0.28, 0.012, 0.28], [x, TOP, -0.04], "white", { turn: [0, Math.PI / 4, 0] }),
    ),
  ],
};
