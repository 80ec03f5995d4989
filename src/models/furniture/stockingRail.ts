// A rail of stockings by size, the smallest for the cat.
import { ALONG_X, bead, block, box, type Colour, mirror, type Part, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const RAIL = 0.86;

const stocking = (x: number, size: number, colour: Colour, toe: Colour): Part[] => [
  box([0.24 * size, 0.12 * size, 0.14], [x, RAIL - 0.14 * size, 0.12], "white", { bevel: 0.03 }),
  box([0.2 * size, 0.46 * size, 0.11], [x, RAIL - 0.56 * size, 0.12], colour, { bevel: 0.03 }),
  box([0.36 * size, 0.19 * size, 0.11], [x + 0.08 * size, RAIL - 0.68 * size, 0.12], colour, {
    bevel: 0.04,
  }),
  box([0.13 * size, 0.17 * size, 0.118], [x + 0.2 * size, RAIL - 0.67 * size, 0.12], toe, {
    bevel: 0.03,
  }),
  block([0.205 * size, 0.06 * size, 0.115], [x, RAIL - 0.36 * size, 0.12], toe),
  block([0.02, 0.09, 0.02], [x, RAIL - 0.06, 0.12], "bark"),
];

export const stockingRail: Piece = {
  id: "stocking-rail",
  name: "Stocking rail",
  set: "winter",
  words: "christmas socks",
  stands: "wall",
  hangsAt: 1.5,
  tint: ["cloth", "brick"],
  parts: [
    rod(0.04, 1.9, [-0.95, RAIL + 0.02, 0.12], "walnut", { sides: 6, turn: ALONG_X }),
    ...mirror(block([0.06, 0.1, 0.14], [-0.82, RAIL - 0.03, 0.07], "bark")),
    ...mirror(bead(0.07, [-0.97, RAIL + 0.02, 0.12], "brass")),
    ...stocking(-0.6, 1.15, "brick", "cream"),
    ...stocking(-0.06, 1, "enamelLight", "butter"),
    ...stocking(0.4, 0.82, "denim", "rose"),
    ...stocking(0.72, 0.5, "carrotLight", "white"),
    block([0.05, 0.26, 0.04], [-0.66, RAIL - 0.06, 0.12], "white", { turn: [0, 0, 0.2] }),
    block([0.14, 0.05, 0.04], [-0.64, RAIL + 0.18, 0.12], "tomato", { turn: [0, 0, 0.2] }),
  ],
};
