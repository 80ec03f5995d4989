// A plank bench on trestle feet with two flat cushions, sage and mustard.
import { box, mirror } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";

export const longBench: Piece = {
  id: "long-bench",
  name: "Long bench",
  set: "kitchen",
  words: "seat",
  stands: "floor",
  surfaces: [top(0.6, 2.1, 0.5)],
  tint: ["wood", "oak", undefined, "walnut"],
  cloth: ["sage", "cushion"],
  parts: [
    ...mirror(
      box([0.1, 0.42, 0.34], [-0.84, 0.03, 0], "walnut", { bevel: 0.03 }),
      box([0.14, 0.07, 0.5], [-0.84, 0, 0], "walnut", { bevel: 0.025 }),
    ),
    box([1.7, 0.09, 0.07], [0, 0.2, 0], "walnut", { bevel: 0.02 }),
    box([2.3, 0.09, 0.54], [0, 0.42, 0], "oak", { bevel: 0.035 }),
    box([0.74, 0.09, 0.5], [-0.6, 0.51, 0], "sage", { bevel: 0.04, turn: [0, 0.05, 0] }),
    box([0.74, 0.09, 0.5], [0.62, 0.51, 0], "cushion", { bevel: 0.04 }),
  ],
};
