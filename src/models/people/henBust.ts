// The hen, who looks at you.
import { ball, bead, mirror, moved, type Part, points, slab, spun } from "../parts.ts";

const head: readonly Part[] = [
  ball(0.2, [0, 0, 0], "#c07a48"),
  ...mirror(
    bead(0.038, [-0.11, 0.05, 0.15], "coal"),
    bead(0.05, [-0.055, -0.14, 0.165], "tomato", { stretch: [0.8, 1.4, 0.7] }),
  ),
  slab(points("-0.075 0.03, 0 -0.055, 0.075 0.03, 0 0.065"), 0.14, [0, -0.02, 0.22], "honey", {
    bevel: 0.015,
  }),
  ...[0.08, 0, -0.08].map((z, i) =>
    bead(0.08, [0, 0.19 + (i % 2) * 0.03, z], "tomato", { stretch: [0.55, 1.15, 0.8] }),
  ),
];

export const henBust = (): Part[] => [
  ball(0.36, [0, 0.24, -0.04], "#b06a3c", { stretch: [1, 0.8, 0.95] }),
  ball(0.23, [0, 0.42, 0.06], "#bb7443", { stretch: [0.95, 1.25, 0.95] }),
  ...mirror(
    ball(0.25, [-0.27, 0.25, -0.02], "#8f4f2c", { stretch: [0.5, 0.85, 1], turn: [0, 0, -0.25] }),
  ),
  ...moved(spun(head, 0.35), [0, 0.68, 0.09]),
];
