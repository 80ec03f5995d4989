// An easel with a landscape nearly done and the palette hooked on its peg.
import { block, box, mirror, moved, type Part, points, rod, slab, turned } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ellipse } from "./joinery.ts";

const LEAN = -0.17;
/** Painted upright about its own foot, then leant with the easel. */
const canvas: Part[] = moved(
  turned(
    [
      box([0.98, 0.76, 0.05], [0, 0, 0], "white", { bevel: 0.01 }),
      block([0.9, 0.42, 0.01], [0, 0.3, 0.026], "sky", { top: "#eaf6ee" }),
      slab(
        points("-0.45 0, 0.45 0, 0.45 0.3, 0.1 0.38, -0.2 0.28, -0.45 0.4"),
        0.012,
        [0, 0.04, 0.028],
        "leafLight",
        { bevel: 0 },
      ),
      slab(points("-0.45 0, 0.28 0, -0.06 0.2, -0.45 0.22"), 0.014, [0, 0.04, 0.036], "straw", {
        bevel: 0,
      }),
      slab(ellipse(0.09, 0.09, 10), 0.012, [0.24, 0.59, 0.034], "butter", { bevel: 0 }),
      block([0.12, 0.11, 0.014], [-0.2, 0.32, 0.036], "brick"),
      block([0.15, 0.04, 0.016], [-0.2, 0.42, 0.036], "slate"),
    ],
    [LEAN, 0, 0],
  ),
  [0, 0.74, 0.29],
);

export const easel: Piece = {
  id: "easel",
  name: "Easel",
  set: "workshop",
  stands: "floor",
  parts: [
    ...mirror(
      box([0.07, 1.86, 0.07], [-0.25, 0, 0.2], "oak", { bevel: 0.02, turn: [LEAN, 0, -0.15] }),
    ),
    box([0.07, 1.7, 0.07], [0, -0.01, -0.32], "wood", { bevel: 0.02, turn: [0.3, 0, 0] }),
    box([1.02, 0.06, 0.16], [0, 0.68, 0.24], "walnut", { bevel: 0.02 }),
    box([0.44, 0.07, 0.06], [0, 1.5, 0.16], "walnut", { bevel: 0.015 }),
    ...canvas,
    slab(ellipse(0.19, 0.14, 10), 0.03, [0.42, 0.64, 0.36], "pine", {
      bevel: 0,
      turn: [-0.2, 0, 0.4],
    }),
    ...(["brick", "butter", "teal"] as const).map((colour, i) =>
      rod(0.035, 0.02, [0.42 + (i - 1) * 0.1, 0.65 + [0.05, 0.08, 0.03][i]!, 0.36], colour, {
        sides: 6,
        turn: [Math.PI / 2 - 0.2, 0, 0],
      }),
    ),
    rod(0.014, 0.34, [-0.3, 0.735, 0.33], "bark", { sides: 4, turn: [0, 0, -1.2] }),
  ],
};
