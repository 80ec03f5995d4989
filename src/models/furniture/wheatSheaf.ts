// The last sheaf of the harvest, bound with red and stood in the place of honour.
import { block, box, lathe, mirror, points, repeat, rod } from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";

export const wheatSheaf: Piece = {
  id: "wheat-sheaf",
  name: "Wheat sheaf",
  set: "harvest",
  stands: "floor",
  tint: ["cloth", "brick", "tomato"],
  parts: [
    lathe(points("0 0, 0.36 0, 0.14 0.56, 0.34 1.04, 0 0.96"), [0, 0, 0], "strawDark", {
      sides: 11,
      flat: true,
      top: "straw",
    }),
    rod(0.165, 0.1, [0, 0.5, 0], "brick", { sides: 11 }),
    ...mirror(
      box([0.18, 0.09, 0.05], [-0.1, 0.52, 0.19], "brick", { bevel: 0.02, turn: [0, 0, -0.4] }),
    ),
    ...mirror(block([0.07, 0.24, 0.03], [-0.06, 0.3, 0.21], "tomato", { turn: [-0.3, 0, -0.25] })),
    ...repeat(13, (i) => {
      const a = i * 2.4;
      const r = 0.1 * Math.sqrt(i);
      const lean = r * 1.1;
      return lathe(
        points("0 0, 0.06 0.12, 0 0.34"),
        [Math.cos(a) * r, between(0.94, 1.06, 3, i), Math.sin(a) * r],
        i % 2 ? "straw" : "butter",
        { sides: 5, flat: true, turn: [Math.sin(a) * lean, 0, -Math.cos(a) * lean] },
      );
    }),
  ],
};
