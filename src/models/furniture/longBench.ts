// A plank bench on trestle feet with two flat cushions, sage and mustard.
import { palette } from "../palette.ts";
import { box } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { interior } from "./interior.ts";

export const longBench: Piece = {
  id: "long-bench",
  name: "Long bench",
  set: "kitchen",
  words: "seat",
  stands: "floor",
  footprint: [2.3, 0.54],
  height: 0.6,
  surfaces: [top(0.6, 2.1, 0.5)],
  tint: ["wood", palette.oak, undefined, palette.walnut],
  parts: [
    ...[-0.84, 0.84].flatMap((x) => [
      box([0.1, 0.42, 0.34], [x, 0.03, 0], palette.walnut, { bevel: 0.03 }),
      box([0.14, 0.07, 0.5], [x, 0, 0], palette.walnut, { bevel: 0.025 }),
    ]),
    box([1.7, 0.09, 0.07], [0, 0.2, 0], palette.walnut, { bevel: 0.02 }),
    box([2.3, 0.09, 0.54], [0, 0.42, 0], palette.oak, { bevel: 0.035 }),
    box([0.74, 0.09, 0.5], [-0.6, 0.51, 0], palette.sage, { bevel: 0.04, turn: [0, 0.05, 0] }),
    box([0.74, 0.09, 0.5], [0.62, 0.51, 0], interior.cushion, { bevel: 0.04 }),
  ],
};
