// A rocking chair, painted blue, with a knitted seat.
import { box, cylinder, type Part, type Point2, points, repeat, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const BEND = 5;

/** A runner is a chain of short straight lengths along a shallow arc. */
const runner = (x: number): Part[] =>
  repeat(BEND, (i) => {
    const t = (i + 0.5) / BEND - 0.5;
    return box([0.08, 0.09, 0.27], [x, 0.4 * t * t * 1.4, -0.06 + t * 1.2], "denim", {
      bevel: 0.03,
      turn: [-t * 0.9, 0, 0],
    });
  });

const CREST: readonly Point2[] = points(
  "-0.36 0, 0.36 0, 0.38 0.16, 0.2 0.25, -0.2 0.25, -0.38 0.16",
);

export const rockingChair: Piece = {
  id: "rocking-chair",
  name: "Rocking chair",
  set: "parlour",
  words: "seat",
  stands: "floor",
  tint: ["wood", "denim", "denimPale"],
  cloth: ["cream", "rose"],
  parts: [
    ...runner(-0.34),
    ...runner(0.34),
    ...[-0.34, 0.34].flatMap((x): Part[] => [
      cylinder(0.04, 0.78, [x, 0.07, 0.28], "denim", { sides: 8, upper: 0.045 }),
      cylinder(0.045, 1.36, [x, 0.09, -0.26], "denim", {
        sides: 8,
        upper: 0.035,
        turn: [-0.16, 0, 0],
      }),
      box([0.11, 0.05, 0.74], [x * 1.06, 0.82, 0.02], "denimPale", { bevel: 0.02 }),
    ]),
    box([0.8, 0.07, 0.72], [0, 0.46, 0.02], "denimPale", { bevel: 0.03 }),
    box([0.68, 0.11, 0.6], [0, 0.53, 0.04], "cream", { bevel: 0.05 }),
    ...[-0.18, 0, 0.18].map((z) =>
      box([0.69, 0.112, 0.06], [0, 0.531, 0.04 + z], "rose", { bevel: 0.04 }),
    ),
    ...repeat(5, (i) =>
      cylinder(0.022, 0.78, [-0.24 + i * 0.12, 0.52, -0.31], "denimPale", {
        sides: 6,
        turn: [-0.16, 0, 0],
      }),
    ),
    slab(CREST, 0.07, [0, 1.27, -0.46], "denim", { bevel: 0.025, turn: [-0.16, 0, 0] }),
  ],
};
