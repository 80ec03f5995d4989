// A mixing bowl of batter, its spoon standing in it, with eggs and one shell in the flour.
import { ball, bead, lathe, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const mixingBowl: Piece = {
  id: "mixing-bowl",
  name: "Mixing bowl",
  set: "kitchen",
  stands: "surface",
  parts: [
    lathe(
      points("0 0, 0.14 0, 0.27 0.16, 0.3 0.28, 0.27 0.28, 0.24 0.2, 0 0.2"),
      [-0.06, 0, 0],
      "#e8b56b",
      { sides: 16, top: "cream" },
    ),
    rod(0.245, 0.02, [-0.06, 0.19, 0], "#fdeebb", { sides: 14 }),
    rod(0.028, 0.5, [-0.1, 0.16, 0.02], "wood", { sides: 6, upper: 0.022, turn: [0.3, 0, -0.6] }),
    bead(0.075, [0.34, 0.065, 0.16], "linen", { stretch: [1, 0.86, 1.2] }),
    ball(0.075, [0.37, 0.065, -0.04], "cream", { stretch: [1.2, 0.86, 1], detail: 1 }),
    lathe(points("0 0, 0.05 0.01, 0.075 0.06, 0.055 0.06, 0 0.02"), [0.2, 0, 0.3], "white", {
      sides: 8,
      turn: [0.3, 0, 0.5],
    }),
    rod(0.16, 0.012, [0.3, 0, 0.1], "white", { sides: 9, upper: 0.12 }),
  ],
};
