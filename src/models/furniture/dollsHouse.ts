// A dolls' house open at the front: two floors, four rooms and a red roof.
import { block, box, type Colour, mirror, type Part, points, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const room = (x: number, y: number, wall: Colour): Part[] => [
  block([0.56, 0.46, 0.02], [x, y, -0.22], wall),
];

const things: Part[] = [
  box([0.34, 0.1, 0.2], [-0.3, 0.16, -0.04], "moss", { bevel: 0.02 }),
  box([0.34, 0.12, 0.06], [-0.3, 0.24, -0.13], "moss", { bevel: 0.02 }),
  block([0.24, 0.03, 0.2], [0.26, 0.3, -0.02], "oak"),
  block([0.05, 0.16, 0.05], [0.26, 0.15, -0.02], "walnut"),
  box([0.08, 0.05, 0.08], [0.26, 0.33, -0.02], "teal", { bevel: 0.015 }),
  box([0.22, 0.1, 0.36], [-0.3, 0.66, 0], "rose", { bevel: 0.02 }),
  box([0.2, 0.05, 0.1], [-0.3, 0.74, -0.12], "white", { bevel: 0.015 }),
  box([0.26, 0.34, 0.12], [0.3, 0.66, -0.14], "walnut", { bevel: 0.015 }),
  block([0.22, 0.1, 0.02], [0.3, 0.72, -0.07], "butter"),
  block([0.22, 0.1, 0.02], [0.3, 0.86, -0.07], "teal"),
];

export const dollsHouse: Piece = {
  id: "dolls-house",
  name: "Dolls' house",
  set: "nursery",
  words: "toy",
  stands: "floor",
  tint: ["enamel", "brick", undefined, "brickDark"],
  parts: [
    box([1.34, 0.1, 0.66], [0, 0, 0.02], "sage", { bevel: 0.025 }),
    block([1.24, 1.06, 0.04], [0, 0.1, -0.25], "cream"),
    ...[-0.61, 0, 0.61].map((x) => block([0.05, 1.06, 0.5], [x, 0.1, 0], "white")),
    ...[0.1, 0.6, 1.12].map((y) => block([1.24, 0.05, 0.5], [0, y, 0], "pine")),
    ...room(-0.31, 0.14, "wainscotLight"),
    ...room(0.3, 0.14, "butter"),
    ...room(-0.31, 0.64, "rose"),
    ...room(0.3, 0.64, "denimPale"),
    ...things,
    slab(points("-0.62 0, 0.62 0, 0 0.5"), 0.46, [0, 1.16, -0.02], "white", { bevel: 0 }),
    ...mirror(
      box([0.94, 0.07, 0.66], [-0.36, 1.36, 0], "brick", { bevel: 0.025, turn: [0, 0, 0.68] }),
    ),
    block([0.2, 0.2, 0.02], [0, 1.26, 0.225], "pane"),
    block([0.025, 0.2, 0.03], [0, 1.26, 0.23], "white"),
    box([0.16, 0.34, 0.16], [0.36, 1.46, -0.14], "brickDark", { bevel: 0.02 }),
    box([0.2, 0.05, 0.2], [0.36, 1.79, -0.14], "cream", { bevel: 0.015 }),
  ],
};
