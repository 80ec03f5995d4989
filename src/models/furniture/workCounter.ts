// A length of counter with three drawers and a shelf of pots, its top clear for work.
import { bead, block, box, rod } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { drawerFront } from "./joinery.ts";

export const workCounter: Piece = {
  id: "kitchen-counter",
  name: "Kitchen counter",
  set: "kitchen",
  words: "worktop cabinet",
  stands: "floor",
  footprint: [1.5, 0.9],
  height: 1.06,
  surfaces: [top(1.05, 1.44, 0.78)],
  tint: ["wood", "sage", "wainscot", "mossLight"],
  parts: [
    block([1.36, 0.12, 0.6], [0, 0, -0.02], "bark"),
    box([0.74, 0.88, 0.72], [-0.35, 0.1, 0], "sage", { bevel: 0.025 }),
    box([0.06, 0.88, 0.72], [0.69, 0.1, 0], "sage", { bevel: 0.02 }),
    block([0.7, 0.88, 0.06], [0.35, 0.1, -0.33], "mossLight"),
    ...[0.12, 0.52].map((y) => box([0.68, 0.05, 0.66], [0.35, y, -0.02], "pine", { bevel: 0.015 })),
    ...[0.16, 0.44, 0.72].flatMap((y) =>
      drawerFront(0.62, 0.24, [-0.35, y, 0.35], "wainscot", "wainscotLight"),
    ),
    box([1.5, 0.08, 0.84], [0, 0.97, 0.01], "pine", { bevel: 0.03 }),
    rod(0.17, 0.2, [0.25, 0.17, 0.06], "copper", { sides: 10 }),
    block([0.2, 0.04, 0.06], [0.46, 0.3, 0.06], "ironDark"),
    rod(0.16, 0.16, [0.28, 0.57, 0.04], "terracotta", { sides: 10, upper: 0.2 }),
    rod(0.09, 0.22, [0.56, 0.57, 0.02], "cream", { sides: 8 }),
    bead(0.06, [0.56, 0.81, 0.02], "brick"),
  ],
};
