// A board of tools, each in its own place and one of them lent to a neighbour.
import { ALONG_Z, block, box, lathe, type Part, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const Z = 0.09;

const saw: Part[] = [
  block([0.62, 0.15, 0.02], [-0.36, 0.93, Z], "#c6d0d2", { turn: [0, 0, -0.06] }),
  block([0.56, 0.05, 0.02], [-0.38, 0.9, Z], "#aab6ba", { turn: [0, 0, -0.06] }),
  box([0.17, 0.2, 0.05], [-0.72, 0.93, Z], "wood", { bevel: 0.025 }),
  block([0.06, 0.09, 0.06], [-0.72, 0.985, Z], "straw"),
];

const hammer: Part[] = [
  box([0.045, 0.5, 0.045], [0.2, 0.62, Z], "oak", { bevel: 0.015 }),
  box([0.28, 0.1, 0.1], [0.2, 1.08, Z], "iron", { bevel: 0.02 }),
];

const chisel = (x: number, i: number): Part[] => [
  block([0.04 + i * 0.015, 0.24, 0.02], [x, 0.28, Z], "#c6d0d2"),
  rod(0.035, 0.16, [x, 0.5, Z], i % 2 ? "brick" : "honey", { sides: 5, upper: 0.045 }),
];

const square: Part[] = [
  block([0.07, 0.34, 0.03], [0.52, 0.82, Z], "walnut"),
  block([0.3, 0.07, 0.02], [0.64, 1.09, Z], "brass"),
];

/** A painted outline where the spanner should hang. */
const lent: Part[] = [
  block([0.06, 0.3, 0.006], [0.66, 0.3, 0.056], "cream"),
  lathe(points("0.05 0, 0.1 0, 0.1 0.008"), [0.66, 0.66, 0.054], "cream", {
    sides: 10,
    turn: ALONG_Z,
  }),
];

export const toolRack: Piece = {
  id: "tool-board",
  name: "Tool board",
  set: "workshop",
  stands: "wall",
  hangsAt: 1.5,
  tint: ["wood", "sage", undefined, "moss"],
  parts: [
    ...repeat(4, (i) =>
      box([1.78, 0.31, 0.05], [0, 0.03 + i * 0.315, 0.025], i % 2 ? "sage" : "moss", {
        bevel: 0.012,
      }),
    ),
    box([1.86, 0.07, 0.18], [0, 1.28, 0.09], "walnut", { bevel: 0.025 }),
    box([0.9, 0.06, 0.14], [-0.3, 0.44, 0.09], "oak", { bevel: 0.015 }),
    ...[-0.64, -0.46, -0.28, -0.1].flatMap(chisel),
    ...saw,
    ...hammer,
    ...square,
    ...lent,
    rod(0.09, 0.14, [0.7, 1.34, 0.09], "terracotta", { sides: 8 }),
    box([0.3, 0.09, 0.13], [-0.5, 1.35, 0.09], "straw", { bevel: 0.02 }),
  ],
};
