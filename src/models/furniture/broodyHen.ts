// A hen who has made the crate her own.
import {
  ball,
  bead,
  block,
  box,
  corners,
  mirror,
  type Part,
  points,
  repeat,
  slab,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const crate: Part[] = [
  ...[0.04, 0.2].flatMap((y, row) => [
    ...[-1, 1].map((s) => block([0.78, 0.13, 0.04], [0, y, s * 0.28], row ? "oak" : "pine")),
    ...mirror(block([0.04, 0.13, 0.54], [-0.37, y, 0], row ? "pine" : "oak")),
  ]),
  ...corners(block([0.07, 0.38, 0.07], [-0.36, 0, -0.27], "wood")),
  box([0.7, 0.22, 0.5], [0, 0.03, 0], "strawDark", { bevel: 0.02, top: "straw" }),
];

/** Sits along x, looking to +x. */
const hen: Part[] = [
  ball(0.24, [-0.02, 0.38, 0], "terracotta", { detail: 1, stretch: [1.1, 0.82, 0.92] }),
  bead(0.13, [-0.02, 0.4, 0.17], "#b85a38", { stretch: [1.2, 0.75, 0.5] }),
  bead(0.12, [0.18, 0.5, 0], "terracotta", { stretch: [0.9, 1.3, 0.9] }),
  bead(0.095, [0.21, 0.66, 0], "terracotta"),
  ...[-0.06, 0, 0.06].map((z) =>
    box([0.1, 0.22, 0.05], [-0.27, 0.42, z], "#8f4429", {
      bevel: 0.015,
      turn: [0, 0, 0.7 - Math.abs(z) * 3],
    }),
  ),
  slab(points("0 0, 0.09 0.02, 0 0.06"), 0.05, [0.29, 0.63, 0], "honey", { bevel: 0 }),
  ...[0.25, 0.19, 0.13].map((x, i) =>
    block([0.06, 0.08 - i * 0.012, 0.03], [x, 0.73 - i * 0.01, 0], "tomato"),
  ),
  block([0.03, 0.07, 0.03], [0.29, 0.55, 0], "tomato"),
  ...[-0.075, 0.075].map((z) => block([0.03, 0.03, 0.02], [0.25, 0.67, z], "coal")),
];

export const broodyHen: Piece = {
  id: "broody-hen",
  name: "Broody hen",
  set: "harvest",
  words: "chicken animal",
  stands: "floor",
  parts: [
    ...crate,
    ...hen,
    bead(0.06, [0.27, 0.28, 0.18], "white", { squash: 0.85 }),
    ...repeat(5, (i) =>
      block([0.2, 0.016, 0.016], [-0.26 + i * 0.13, 0.34, (i % 2 ? 0.26 : -0.2) + 0.04], "butter", {
        turn: [0.2, i, 0.2],
      }),
    ),
  ],
};
