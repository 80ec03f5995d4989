// A tin watering can with a rose like a sunflower and three drops on the floor.
import { bead, block, lathe, type Part, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

/** What the water runs through. */
export const canAndSpout: readonly Part[] = [
  rod(0.26, 0.44, [-0.08, 0, 0], "teal", { sides: 12, upper: 0.22, top: "#95cbc4" }),
  rod(0.272, 0.05, [-0.08, 0.06, 0], "#5e9a94", { sides: 12 }),
  rod(0.2, 0.012, [-0.08, 0.44, 0], "waterDeep", { sides: 12 }),
  rod(0.06, 0.56, [0.08, 0.12, 0], "teal", { sides: 7, upper: 0.04, turn: [0, 0, -0.86] }),
  lathe(points("0 0, 0.035 0, 0.12 0.1, 0 0.11"), [0.46, 0.44, 0], "brass", {
    sides: 9,
    turn: [0, 0, -0.86],
  }),
];

export const wateringCan: Piece = {
  id: "watering-can",
  name: "Watering can",
  set: "garden",
  stands: "floor",
  tint: ["enamel", "teal", "#95cbc4", "#5e9a94"],
  parts: [
    ...canAndSpout,
    ...repeat(6, (i) => {
      const a = 0.5 + i * 0.44;
      return block(
        [0.045, 0.17, 0.05],
        [-0.06 - Math.cos(a) * 0.26, 0.35 + Math.sin(a) * 0.28, 0],
        "#5e9a94",
        { turn: [0, 0, -a] },
      );
    }),
    ...points("0.62 0.1, 0.55 -0.14, 0.7 -0.04").map(([x, z]) =>
      bead(0.05, [x, 0.012, z], "water", { squash: 0.2 }),
    ),
  ],
};
