// Three open pots of paint, a brush across one and a ring where a fourth stood.
import { block, type Colour, lathe, type Part, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const pot = (x: number, z: number, h: number, colour: Colour): Part[] => [
  rod(0.13, h, [x, 0, z], "#c6d0d2", { sides: 8 }),
  rod(0.134, h * 0.46, [x, h * 0.24, z], colour, { sides: 8 }),
  rod(0.11, 0.012, [x, h, z], colour, { sides: 8 }),
  block([0.05, h * 0.5, 0.02], [x + 0.05, h * 0.5, z + 0.118], colour),
];

export const paintPots: Piece = {
  id: "paint-pots",
  name: "Paint pots",
  set: "workshop",
  stands: "surface",
  parts: [
    block([0.74, 0.012, 0.56], [0, 0, 0], "linen", { turn: [0, 0.08, 0] }),
    ...pot(-0.18, -0.1, 0.26, "teal"),
    ...pot(0.16, -0.08, 0.22, "rose"),
    ...pot(-0.04, 0.15, 0.2, "butter"),
    block([0.05, 0.03, 0.22], [-0.24, 0.272, -0.02], "walnut", { turn: [0, -0.5, 0] }),
    block([0.09, 0.04, 0.06], [-0.17, 0.27, -0.14], "brass", { turn: [0, -0.5, 0] }),
    block([0.09, 0.04, 0.09], [-0.13, 0.27, -0.21], "teal", { turn: [0, -0.5, 0] }),
    lathe(points("0.09 0, 0.13 0.002, 0.11 0.016, 0.09 0.012"), [0.24, 0.01, 0.15], "sage", {
      sides: 10,
    }),
  ],
};
