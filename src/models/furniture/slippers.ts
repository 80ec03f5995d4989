// A pair of felt slippers with pompoms, kicked off on a small mat.
import { ball, bead, type Part, placed } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const slipper: Part[] = [
  bead(0.1, [0, 0.035, -0.1], "linen", { stretch: [0.95, 0.34, 1.1] }),
  bead(0.105, [0, 0.04, 0.06], "linen", { stretch: [1, 0.36, 1.3] }),
  ball(0.1, [0, 0.08, 0.08], "denim", { stretch: [1, 0.74, 1.22], detail: 1 }),
  bead(0.04, [0, 0.16, 0.09], "white", { flat: true }),
];

export const slippers: Piece = {
  id: "slippers",
  name: "Slippers",
  set: "bedroom",
  stands: "floor",
  tint: ["cloth", "denim"],
  parts: [...placed(slipper, [-0.15, 0, 0.02], 0.06), ...placed(slipper, [0.17, 0, -0.04], -0.34)],
};
