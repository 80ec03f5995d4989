// A cider press: apples in the slatted drum, a screw to turn, juice into the pail.
import { bead, block, box, mirror, type Part, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const drum: Part[] = [
  rod(0.34, 0.5, [0, 0.62, 0], "bark", { sides: 10 }),
  ...repeat(12, (i) => {
    const a = (i / 12) * 2 * Math.PI;
    return block(
      [0.05, 0.56, 0.13],
      [Math.cos(a) * 0.36, 0.6, Math.sin(a) * 0.36],
      i % 2 ? "oak" : "pine",
      { turn: [0, -a, 0] },
    );
  }),
  ...[0.66, 1.02].map((y) => rod(0.395, 0.05, [0, y, 0], "ironDark", { sides: 12 })),
  ...repeat(6, (i) =>
    bead(
      0.1,
      [Math.cos(i * 1.05) * 0.2, 1.14, Math.sin(i * 1.05) * 0.2],
      i % 3 ? "tomato" : "#b9cf52",
    ),
  ),
];

export const ciderPress: Piece = {
  id: "cider-press",
  name: "Cider press",
  set: "harvest",
  stands: "floor",
  parts: [
    ...mirror(
      box([0.14, 1.86, 0.14], [-0.56, 0, 0], "walnut", { bevel: 0.025 }),
      box([0.16, 0.1, 0.8], [-0.56, 0, 0], "walnut", { bevel: 0.03 }),
    ),
    box([1.4, 0.18, 0.2], [0, 1.78, 0], "walnut", { bevel: 0.03 }),
    box([1.26, 0.1, 0.92], [0, 0.46, 0], "oak", { bevel: 0.025 }),
    box([0.16, 0.05, 0.3], [0, 0.46, 0.5], "oak", { bevel: 0.012, turn: [0.2, 0, 0] }),
    ...drum,
    rod(0.26, 0.09, [0, 1.24, 0], "wood", { sides: 10 }),
    rod(0.06, 0.9, [0, 1.3, 0], "ironLight", { sides: 7 }),
    block([0.8, 0.05, 0.06], [0, 2.08, 0], "ironDark", { turn: [0, 0.5, 0] }),
    block([0.03, 0.3, 0.02], [0, 0.16, 0.63], "honey"),
    rod(0.16, 0.26, [0, 0, 0.64], "#b9c4c8", { sides: 9, upper: 0.2 }),
    rod(0.18, 0.01, [0, 0.25, 0.64], "honey", { sides: 9 }),
  ],
};
