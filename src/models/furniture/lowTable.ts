// A low round table on four turned legs, with a tray shelf of papers beneath.
import { block, cylinder, lathe, points, rod } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";

export const lowTable: Piece = {
  id: "low-tea-table",
  name: "Low tea table",
  set: "parlour",
  words: "coffee",
  stands: "floor",
  footprint: [1.36, 1.36],
  height: 0.56,
  surfaces: [top(0.547, 1.36, 1.36)],
  tint: ["wood", "oak", "pine", "walnut"],
  parts: [
    ...[0.785, 2.356, 3.927, 5.498].map((a) =>
      lathe(
        points("0 0, 0.05 0, 0.09 0.18, 0.05 0.24, 0.09 0.48"),
        [Math.cos(a) * 0.44, 0, Math.sin(a) * 0.44],
        "walnut",
        { sides: 7 },
      ),
    ),
    rod(0.46, 0.04, [0, 0.18, 0], "wood", { sides: 14 }),
    cylinder(0.68, 0.08, [0, 0.46, 0], "oak", { sides: 20, bevel: 0.025 }),
    rod(0.54, 0.012, [0, 0.535, 0], "pine", { sides: 18 }),
    block([0.34, 0.02, 0.26], [0.1, 0.22, 0.1], "cream", { turn: [0, 0.3, 0] }),
    block([0.32, 0.02, 0.24], [0.08, 0.24, 0.12], "sky", { turn: [0, 0.7, 0] }),
  ],
};
