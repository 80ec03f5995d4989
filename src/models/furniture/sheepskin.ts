// A sheepskin to put bare feet on.
import { bead, box, repeat } from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";

export const sheepskin: Piece = {
  id: "sheepskin",
  name: "Sheepskin",
  set: "winter",
  words: "rug carpet fur",
  stands: "floor",
  places: ["underfoot"],
  parts: [
    box([0.96, 0.06, 1.36], [0, 0, 0], "linen", { bevel: 0.02 }),
    ...repeat(14, (i) => {
      const edge = (i / 14) * 2 * Math.PI;
      return bead(
        between(0.2, 0.26, 5, i),
        [Math.cos(edge) * 0.44, 0.045, Math.sin(edge) * 0.64],
        i % 2 ? "white" : "cream",
        { squash: 0.24 },
      );
    }),
    box([0.8, 0.09, 1.16], [0, 0, 0], "white", { bevel: 0.03 }),
  ],
};
