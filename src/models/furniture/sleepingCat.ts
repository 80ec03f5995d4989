// A ginger cat curled up with its tail round its paws.
import { ball, bead, block, lathe, type Part, points, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const TAIL = 11;

const ear = (side: number): Part[] => [
  lathe(points("0 0, 0.09 0, 0.05 0.1, 0 0.17"), [0.24 + side * 0.12, 0.32, 0.2], "gingerDark", {
    sides: 5,
    flat: true,
    turn: [0.1, 0.3, -side * 0.24],
  }),
  bead(0.04, [0.24 + side * 0.125, 0.38, 0.26], "rose", { stretch: [0.8, 1.2, 0.4] }),
];

/** A shut eye: two short strokes that meet below. */
const eye = (side: number): Part[] =>
  [-1, 1].map((half) =>
    block([0.055, 0.018, 0.014], [0.24 + side * 0.085 + half * 0.022, 0.225, 0.385], "coal", {
      turn: [-0.1, side * 0.3, half * 0.5],
    }),
  );

const stripe = (x: number, y: number, z: number, lean: number): Part =>
  ball(0.2, [x, y, z], "gingerDark", { stretch: [0.16, 0.5, 1.25], turn: [0, lean, 0], detail: 1 });

/** Each joint is drawn out along the bend, so that they run into one another. */
function tailJoint(i: number): Part {
  const a = 3.5 - i * 0.19;
  const along = Math.atan2(Math.sin(a) * 0.46, -Math.cos(a) * 0.4);
  const tip = i > TAIL - 3;
  const colour = tip ? "white" : i % 4 > 1 ? "gingerDark" : "ginger";
  return ball(0.095 - i * 0.002, [Math.cos(a) * 0.46, 0.1, 0.06 + Math.sin(a) * 0.4], colour, {
    stretch: [1, 0.95, 1.5],
    turn: [0, along, 0],
    detail: 1,
  });
}

export const sleepingCat: Piece = {
  id: "sleeping-cat",
  name: "Sleeping cat",
  set: "parlour",
  words: "pet animal kitten",
  stands: "floor",
  places: ["floor", "surface"],
  breathes: true,
  parts: [
    ball(0.4, [-0.06, 0.21, -0.08], "ginger", { stretch: [1.08, 0.54, 0.86] }),
    ball(0.22, [-0.28, 0.18, 0.1], "ginger", { stretch: [0.9, 0.84, 1.1], detail: 1 }),
    stripe(-0.27, 0.3, -0.08, 0.5),
    stripe(-0.1, 0.33, -0.1, 0.15),
    stripe(0.07, 0.325, -0.12, -0.2),
    ball(0.205, [0.24, 0.22, 0.2], "ginger", { stretch: [1.1, 0.86, 0.92] }),
    ...ear(-1),
    ...ear(1),
    ...[-1, 1].map((s) =>
      ball(0.07, [0.24 + s * 0.045, 0.15, 0.37], "white", { stretch: [1, 0.75, 0.7], detail: 1 }),
    ),
    ball(0.026, [0.24, 0.185, 0.42], "rose", { stretch: [1.2, 0.8, 0.7], detail: 1 }),
    ...eye(-1),
    ...eye(1),
    ...[-0.03, 0.03, 0].map((x, i) =>
      bead(0.045, [0.24 + x * 2, 0.36 + (i === 2 ? 0.02 : 0), 0.27], "gingerDark", {
        stretch: [0.4, 0.5, 1],
      }),
    ),
    ...repeat(TAIL, tailJoint),
    ...[0.13, 0.31].map((x) =>
      ball(0.075, [x, 0.06, 0.45], "white", { stretch: [0.9, 0.7, 1.3], detail: 1 }),
    ),
  ],
};
