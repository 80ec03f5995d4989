// A high chair with its tray down, a bowl of porridge and a spoon for drumming.
import { block, box, mirror, type Part, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const SEAT = 1.02;

const leg = (x: number, z: number): Part =>
  box([0.09, SEAT + 0.02, 0.09], [x, -0.01, z], "pine", {
    bevel: 0.02,
    turn: [-z * 0.3, 0, x * 0.3],
  });

export const highChair: Piece = {
  id: "high-chair",
  name: "High chair",
  set: "nursery",
  stands: "floor",
  tint: ["wood", "oak", "pine"],
  parts: [
    ...mirror(leg(-0.32, -0.3), leg(-0.32, 0.32)),
    box([0.62, 0.06, 0.16], [0, 0.4, 0.32], "oak", { bevel: 0.015 }),
    ...mirror(block([0.05, 0.06, 0.56], [-0.32, 0.56, 0], "oak")),
    box([0.6, 0.08, 0.56], [0, SEAT - 0.04, 0], "pine", { bevel: 0.03 }),
    box([0.5, 0.07, 0.46], [0, SEAT + 0.04, 0], "rose", { bevel: 0.03 }),
    ...mirror(box([0.07, 0.74, 0.07], [-0.26, SEAT, -0.26], "pine", { bevel: 0.02 })),
    ...[0.2, 0.38, 0.58].map((y, i) =>
      box(
        [0.56, i === 2 ? 0.16 : 0.07, 0.05],
        [0, SEAT + y, -0.27],
        i === 2 ? "denimPale" : "oak",
        { bevel: 0.02 },
      ),
    ),
    ...mirror(box([0.07, 0.05, 0.62], [-0.3, SEAT + 0.3, 0.04], "oak", { bevel: 0.015 })),
    box([0.76, 0.05, 0.36], [0, SEAT + 0.35, 0.32], "denimPale", { bevel: 0.02 }),
    block([0.66, 0.012, 0.26], [0, SEAT + 0.4, 0.32], "white"),
    rod(0.085, 0.08, [-0.12, SEAT + 0.41, 0.32], "teal", { sides: 9, upper: 0.13 }),
    rod(0.105, 0.012, [-0.12, SEAT + 0.485, 0.32], "cream", { sides: 9 }),
    block([0.05, 0.02, 0.22], [0.16, SEAT + 0.41, 0.3], "oak", { turn: [0, 0.6, 0] }),
    box([0.1, 0.03, 0.1], [0.23, SEAT + 0.41, 0.4], "oak", { bevel: 0.012, turn: [0, 0.6, 0] }),
  ],
};
