// A pair of skates hung up by their laces.
import { bead, block, box, type Part, placed } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const skate: Part[] = [
  box([0.14, 0.3, 0.18], [0, 0.16, -0.06], "white", { bevel: 0.035 }),
  box([0.14, 0.15, 0.38], [0, 0.12, 0.04], "white", { bevel: 0.045 }),
  box([0.16, 0.06, 0.2], [0, 0.42, -0.06], "rose", { bevel: 0.02 }),
  block([0.15, 0.04, 0.42], [0, 0.09, 0.03], "bark"),
  block([0.03, 0.06, 0.5], [0, 0, 0.05], "#c6d0d2"),
  ...[-0.08, 0.16].map((z) => block([0.03, 0.05, 0.06], [0, 0.05, z], "#aab6ba")),
  ...[0.26, 0.34].map((y) => block([0.1, 0.02, 0.02], [0, y, 0.04], "brick")),
];

export const iceSkates: Piece = {
  id: "ice-skates",
  name: "Ice skates",
  set: "winter",
  stands: "wall",
  hangsAt: 1.7,
  tint: ["cloth", "rose"],
  parts: [
    box([0.34, 0.2, 0.05], [0, 0.82, 0.025], "walnut", { bevel: 0.02 }),
    block([0.05, 0.05, 0.16], [0, 0.9, 0.1], "brass"),
    bead(0.045, [0, 0.93, 0.18], "brass"),
    ...[-1, 1].map((s) =>
      block([0.02, s < 0 ? 0.5 : 0.34, 0.02], [s * 0.08, s < 0 ? 0.46 : 0.6, 0.15], "brick", {
        turn: [0, 0, s * 0.3],
      }),
    ),
    ...placed(skate, [-0.17, 0, 0.2], 1.1),
    ...placed(skate, [0.16, 0.16, 0.16], 1.35),
  ],
};
