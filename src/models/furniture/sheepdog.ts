// A sheepdog lying with her chin on her paws and one eye open.
import { ball, bead, box, type Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const COAT = "#66544b";
const EAR = "#453834";

const ear = (s: number): Part =>
  bead(0.09, [0.34 + s * 0.05, 0.42, 0.16 + s * 0.13], EAR, {
    stretch: [0.7, 1, 0.5],
    turn: [s * 0.5, 0, 0],
  });

/** Lies along x with her head to +x. */
export const sheepdog: Piece = {
  id: "sheepdog",
  name: "Sheepdog",
  set: "parlour",
  words: "pet animal puppy",
  stands: "floor",
  breathes: true,
  parts: [
    ball(0.32, [-0.16, 0.21, 0], COAT, { detail: 1, stretch: [1.4, 0.68, 0.86] }),
    bead(0.2, [-0.42, 0.17, 0.14], COAT, { stretch: [1.1, 0.86, 0.9] }),
    bead(0.18, [0.16, 0.22, 0.08], "white", { stretch: [1, 0.95, 1.05] }),
    ball(0.18, [0.36, 0.28, 0.16], COAT, { detail: 1, stretch: [1, 0.86, 0.92] }),
    box([0.06, 0.2, 0.1], [0.47, 0.24, 0.16], "white", { bevel: 0.02, turn: [0, 0, 0.3] }),
    bead(0.09, [0.53, 0.21, 0.16], "white", { stretch: [1.2, 0.8, 0.9] }),
    box([0.05, 0.045, 0.07], [0.62, 0.215, 0.16], "coal", { bevel: 0.015 }),
    bead(0.045, [0.485, 0.33, 0.245], "white"),
    bead(0.032, [0.51, 0.335, 0.265], "coal"),
    ear(-1),
    ear(1),
    ...[0.06, 0.28].map((z) =>
      box([0.44, 0.12, 0.13], [0.38, 0, z], "white", {
        bevel: 0.04,
        turn: [0, (z - 0.16) * 0.6, 0],
      }),
    ),
    box([0.3, 0.1, 0.12], [-0.34, 0, 0.34], COAT, { bevel: 0.04, turn: [0, -0.3, 0] }),
    bead(0.1, [-0.62, 0.12, 0.1], COAT, { stretch: [1.3, 0.8, 0.9], turn: [0, 0.5, 0] }),
    bead(0.085, [-0.6, 0.1, 0.28], "white", { stretch: [0.9, 0.8, 1.3] }),
  ],
};
