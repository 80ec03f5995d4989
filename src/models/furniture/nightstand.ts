// A bedside table with one drawer, for a candle and a book.
import { ball, box, mirror } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { turnedLeg } from "./legs.ts";

export const nightstand: Piece = {
  id: "bedside-table",
  name: "Bedside table",
  set: "bedroom",
  words: "nightstand",
  stands: "floor",
  surfaces: [top(0.82, 0.4, 0.5, -0.12, 0.06)],
  tint: ["wood", "oak", "wood", "walnut"],
  parts: [
    ...mirror(...[-0.2, 0.2].map((z) => turnedLeg(-0.22, z, 0.54, "walnut", 0.6, 8))),
    box([0.56, 0.26, 0.52], [0, 0.5, 0], "wood", { bevel: 0.03 }),
    box([0.42, 0.15, 0.03], [0, 0.56, 0.26], "oak", { bevel: 0.012 }),
    ball(0.035, [0, 0.635, 0.3], "brass"),
    box([0.66, 0.06, 0.62], [0, 0.76, 0], "oak", { bevel: 0.025 }),
    box([0.3, 0.06, 0.22], [0.12, 0.82, -0.1], "plum", { bevel: 0.012, turn: [0, 0.3, 0] }),
    box([0.26, 0.05, 0.2], [0.13, 0.88, -0.1], "denim", { bevel: 0.012, turn: [0, -0.1, 0] }),
  ],
};
