// A round footstool with a buttoned rose top and a fringe.
import { bead, block, lathe, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const footstool: Piece = {
  id: "footstool",
  name: "Footstool",
  set: "parlour",
  words: "pouffe ottoman seat",
  stands: "floor",
  tint: ["cloth", "rose", undefined, "wine"],
  parts: [
    ...[0.785, 2.356, 3.927, 5.498].map((a) =>
      rod(0.045, 0.2, [Math.cos(a) * 0.24, 0, Math.sin(a) * 0.24], "walnut", {
        sides: 6,
        upper: 0.075,
      }),
    ),
    rod(0.38, 0.1, [0, 0.18, 0], "wine", { sides: 16 }),
    lathe(points("0.38 0, 0.41 0.05, 0.38 0.13, 0.2 0.17, 0 0.15"), [0, 0.27, 0], "rose", {
      sides: 16,
    }),
    bead(0.04, [0, 0.42, 0], "wine"),
    ...repeat(10, (i) => {
      const a = (i / 10) * 2 * Math.PI;
      return block([0.03, 0.08, 0.03], [Math.cos(a) * 0.385, 0.13, Math.sin(a) * 0.385], "butter", {
        turn: [0, -a, 0],
      });
    }),
  ],
};
