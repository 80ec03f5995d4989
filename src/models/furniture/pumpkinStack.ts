// Pumpkins of four kinds heaped about a bale, and leaves blown in with them.
import { block, box, mirror, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import type { Piece } from "./furniture.ts";
import { gourd } from "./gourds.ts";

export const pumpkinStack: Piece = {
  id: "pumpkin-stack",
  name: "Pumpkin stack",
  set: "harvest",
  stands: "floor",
  footprint: [1.78, 1.36],
  height: 1.06,
  parts: [
    box([0.94, 0.46, 0.58], [0, 0, -0.2], "strawDark", { bevel: 0.045, top: "straw" }),
    ...mirror(block([0.04, 0.47, 0.59], [-0.26, -0.003, -0.2], "walnut")),
    ...gourd(0.4, [-0.12, 0.44, -0.22], "orange"),
    ...gourd(0.24, [0.34, 0.45, -0.12], "white"),
    ...gourd(0.32, [-0.42, 0, 0.3], "amber", 0.74),
    ...gourd(0.2, [0.02, 0, 0.42], "green"),
    ...gourd(0.34, [0.46, 0, 0.34], "orange", 0.78),
    ...gourd(0.15, [-0.74, 0, 0.02], "white"),
    ...repeat(6, (i) =>
      block(
        [0.1, 0.012, 0.07],
        [between(-0.7, 0.75, 12, i), 0, between(0.34, 0.62, 13, i)],
        pick(["brick", "honey", "carrot"], 14, i),
        { turn: [0.1, i, 0] },
      ),
    ),
  ],
};
