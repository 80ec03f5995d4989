// A kitchen chair with a ladder back and a loose rose cushion.
import { box, cylinder, mirror, type Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const post = (x: number): Part =>
  cylinder(0.05, 1.36, [x, 0, -0.3], "walnut", { sides: 8, upper: 0.038, turn: [-0.06, 0, 0] });
const frontLeg = (x: number): Part =>
  cylinder(0.045, 0.5, [x, 0, 0.28], "walnut", { sides: 8, upper: 0.055 });

export const ladderChair: Piece = {
  id: "ladder-back-chair",
  name: "Ladder-back chair",
  set: "kitchen",
  words: "seat dining",
  stands: "floor",
  tint: ["wood", "oak", "pine", "walnut"],
  cloth: ["rose"],
  parts: [
    ...mirror(post(-0.3), frontLeg(-0.3)),
    box([0.74, 0.08, 0.7], [0, 0.46, 0], "pine", { bevel: 0.03 }),
    ...[0.2, 0.28].map((y, i) =>
      box(i ? [0.04, 0.05, 0.52] : [0.54, 0.05, 0.04], i ? [-0.3, y, 0] : [0, y, 0.28], "walnut", {
        bevel: 0.015,
      }),
    ),
    box([0.04, 0.05, 0.52], [0.3, 0.28, 0], "walnut", { bevel: 0.015 }),
    ...[0.74, 0.94, 1.14].map((y, i) =>
      box([0.62, 0.12 + i * 0.015, 0.05], [0, y, -0.345 - i * 0.012], "oak", {
        bevel: 0.02,
        turn: [-0.06, 0, 0],
      }),
    ),
    box([0.62, 0.1, 0.58], [0, 0.53, 0.02], "rose", { bevel: 0.045 }),
    ...mirror(
      box([0.07, 0.14, 0.05], [-0.29, 0.44, -0.24], "rose", { bevel: 0.02, turn: [0, 0, -0.3] }),
    ),
  ],
};
