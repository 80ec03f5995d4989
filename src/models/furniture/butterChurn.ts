// A staved butter churn with its plunger up and a pat of butter on the lid.
import { ALONG_X, box, cylinder, lathe, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const butterChurn: Piece = {
  id: "butter-churn",
  name: "Butter churn",
  set: "kitchen",
  stands: "floor",
  parts: [
    lathe(points("0 0, 0.32 0, 0.22 0.86, 0 0.86"), [0, 0, 0], "wood", { sides: 12, top: "oak" }),
    ...points("0.12 0.318, 0.62 0.258").map(([y, r]) =>
      rod(r, 0.08, [0, y, 0], "ironLight", { sides: 12, upper: r - 0.008 }),
    ),
    cylinder(0.26, 0.07, [0, 0.86, 0], "walnut", { sides: 12, bevel: 0.015 }),
    rod(0.035, 0.62, [0, 0.9, 0], "pine", { sides: 6 }),
    rod(0.03, 0.3, [-0.15, 1.46, 0], "walnut", { sides: 6, turn: ALONG_X }),
    box([0.15, 0.09, 0.11], [0.13, 0.93, 0.08], "butter", { bevel: 0.02, turn: [0, 0.4, 0] }),
  ],
};
