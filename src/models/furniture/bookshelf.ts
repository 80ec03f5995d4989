// A tall bookcase with a crown, three rows of books and a few things that are not books.
import { ball, block, box, cylinder, lathe, mirror, type Part, points } from "../parts.ts";
import { bookRow } from "./books.ts";
import type { Piece } from "./furniture.ts";

const BOARDS = [0.12, 0.9, 1.68, 2.46] as const;

const oddments: Part[] = [
  lathe(points("0 0, 0.1 0, 0.17 0.14, 0.09 0.32, 0.12 0.4, 0 0.38"), [0.5, 0.98, 0.06], "teal"),
  cylinder(0.11, 0.16, [0.48, 1.76, 0.06], "terracotta", { upper: 0.15, sides: 12 }),
  ball(0.2, [0.48, 2.06, 0.06], "leaf", { flat: true, rough: 0.14 }),
  ball(0.12, [0.36, 1.98, 0.16], "leafLight", { flat: true, rough: 0.14 }),
  box([0.46, 0.09, 0.34], [-0.32, 2.58, 0.02], "wine", { bevel: 0.015, turn: [0, 0.2, 0] }),
  box([0.4, 0.08, 0.3], [-0.3, 2.67, 0.02], "denim", { bevel: 0.015, turn: [0, -0.15, 0] }),
  lathe(
    points("0 0, 0.14 0, 0.2 0.12, 0.13 0.24, 0.15 0.28, 0 0.26"),
    [0.36, 2.57, 0.02],
    "copper",
  ),
];

export const bookshelf: Piece = {
  id: "bookshelf",
  name: "Bookshelf",
  set: "parlour",
  words: "bookcase library books",
  stands: "floor",
  tint: ["wood", "oak", "wood", "walnut"],
  parts: [
    block([1.66, 2.5, 0.06], [0, 0, -0.26], "walnut"),
    ...mirror(box([0.09, 2.48, 0.56], [-0.83, 0, 0], "oak", { bevel: 0.025 })),
    ...BOARDS.map((y) => box([1.64, 0.08, 0.52], [0, y - 0.02, 0], "oak", { bevel: 0.02 })),
    box([1.86, 0.1, 0.64], [0, 2.47, 0], "wood", { bevel: 0.035 }),
    box([1.8, 0.14, 0.6], [0, 0, 0], "wood", { bevel: 0.03 }),
    ...bookRow(-0.76, 0.74, 0.18, 11),
    ...bookRow(-0.76, 0.28, 0.96, 23),
    ...bookRow(-0.76, 0.2, 1.74, 37),
    ...oddments,
  ],
};
