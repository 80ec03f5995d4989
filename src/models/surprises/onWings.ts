// What flies over the beds or sits in a row: each about the origin, and looks to +z.
import { ball, bead, block, mirror, type Part, placed, points, slab } from "../parts.ts";
import { wingspread } from "../residents/smallBirds.ts";

/** White below, its wings out, its face this way. */
export const owlInFlight: readonly Part[] = placed(
  [
    ball(0.17, [0, 0, -0.06], "#f5dfb3", { detail: 1, stretch: [0.9, 0.8, 1.5] }),
    ball(0.15, [0, 0.07, 0.2], "#fffaf0", { detail: 1, stretch: [1.15, 1, 0.7] }),
    ...wingspread("#d9a35a", 0.2),
    ...mirror(bead(0.026, [-0.055, 0.1, 0.31], "coal")),
    bead(0.022, [0, 0.04, 0.315], "honey", { stretch: [0.8, 1.4, 1] }),
    slab(points("-0.1 0, 0.1 0, 0.06 0.22, -0.06 0.22"), 0.04, [0, -0.04, -0.26], "#d9a35a", {
      bevel: 0,
      turn: [-Math.PI / 2, 0, 0],
    }),
  ],
  [0, 0, 0],
  0,
  1.35,
);

const WING = points("0 -0.04, 0.16 0.06, 0.34 0.1, 0.28 -0.02, 0.2 -0.06, 0.14 -0.02, 0.08 -0.08");
const OTHER = WING.map(([x, y]) => [-x, y] as const).toReversed();

/** Too quick to be more than a shape: two wings and two ears. */
export const bat: readonly Part[] = [
  slab(WING, 0.03, [0, 0, 0], "#5a4660", { bevel: 0, turn: [-0.4, 0, 0.25] }),
  slab(OTHER, 0.03, [0, 0, 0], "#5a4660", { bevel: 0, turn: [-0.4, 0, -0.25] }),
  bead(0.075, [0, 0, 0.01], "#453549", { stretch: [0.85, 1.3, 0.85] }),
  ...mirror(bead(0.03, [-0.035, 0.095, 0.02], "#453549", { stretch: [0.7, 1.5, 0.7] })),
];

/** Red in the face, with gold on its wings; its feet are the origin. */
export const goldfinch: readonly Part[] = [
  bead(0.08, [0, 0.09, 0], "#c49a6c"),
  bead(0.07, [0, 0.09, 0.05], "#f3e3c4"),
  bead(0.075, [0, 0.22, 0.03], "#3b2a24"),
  bead(0.055, [0, 0.215, 0.068], "#d8333a"),
  ...mirror(bead(0.08, [-0.075, 0.09, -0.03], "sunPetal", { stretch: [0.4, 0.7, 1] })),
  block([0.06, 0.02, 0.13], [0, 0.04, -0.13], "coal", { turn: [-0.3, 0, 0] }),
];

/** One of a row; its feet are the origin. */
export const gatheredSwallow: readonly Part[] = [
  bead(0.08, [0, 0.12, 0], "#2f4a78", { stretch: [1, 1, 0.9] }),
  bead(0.07, [0, 0.11, 0.04], "#fff1dc"),
  bead(0.072, [0, 0.25, 0.02], "#2f4a78"),
  block([0.1, 0.24, 0.025], [0, -0.12, -0.06], "#24395f", { turn: [0.25, 0, 0] }),
];
