// A gramophone with a brass flower for a horn and a record half played.
import { bead, block, box, lathe, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const gramophone: Piece = {
  id: "gramophone",
  name: "Gramophone",
  set: "parlour",
  words: "record player music",
  stands: "surface",
  tint: ["wood", "walnut", "wood", "bark"],
  parts: [
    box([0.66, 0.24, 0.58], [0, 0.03, 0.02], "walnut", { bevel: 0.03 }),
    box([0.74, 0.05, 0.66], [0, 0, 0.02], "bark", { bevel: 0.02 }),
    box([0.72, 0.04, 0.64], [0, 0.26, 0.02], "wood", { bevel: 0.015 }),
    rod(0.25, 0.03, [0.02, 0.3, 0.06], "coal", { sides: 16 }),
    rod(0.08, 0.035, [0.02, 0.3, 0.06], "brick", { sides: 10 }),
    rod(0.035, 0.36, [-0.24, 0.28, -0.22], "brass", { sides: 6, turn: [0.2, 0, 0] }),
    lathe(
      points("0.03 0, 0.06 0.2, 0.14 0.4, 0.34 0.56, 0.4 0.56, 0.3 0.5, 0.1 0.3, 0 0.2"),
      [-0.22, 0.56, -0.2],
      "brass",
      { sides: 9, flat: true, top: "#f7dc94", turn: [0.66, 0, -0.5] },
    ),
    block([0.04, 0.04, 0.3], [-0.16, 0.36, -0.02], "brass", { turn: [0, 0.3, 0] }),
    rod(0.02, 0.16, [0.34, 0.16, 0.06], "brass", { sides: 5, turn: [0, 0, -1.57] }),
    bead(0.035, [0.49, 0.16, 0.06], "bark"),
  ],
};
