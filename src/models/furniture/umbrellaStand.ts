// A glazed stand with two umbrellas and a stick in it, and a small puddle beside.
import { box, type Colour, lathe, type Part, placed, points, rod, turned } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const umbrella = (colour: Colour): Part[] => [
  rod(0.02, 1.06, [0, 0, 0], "bark", { sides: 5 }),
  lathe(points("0 0, 0.05 0.05, 0.12 0.6, 0.07 0.68, 0 0.7"), [0, 0.1, 0], colour, {
    sides: 7,
    flat: true,
  }),
  box([0.13, 0.05, 0.05], [0.04, 1.04, 0], "walnut", { bevel: 0.015 }),
  box([0.045, 0.11, 0.045], [0.1, 0.97, 0], "walnut", { bevel: 0.015 }),
];

export const umbrellaStand: Piece = {
  id: "umbrella-stand",
  name: "Umbrella stand",
  set: "parlour",
  stands: "floor",
  tint: ["glaze", "denim", "denimPale"],
  parts: [
    lathe(
      points("0 0, 0.2 0, 0.26 0.08, 0.24 0.4, 0.28 0.62, 0.24 0.62, 0.2 0.5, 0 0.5"),
      [0, 0, 0],
      "denim",
      { sides: 12, top: "denimPale" },
    ),
    rod(0.252, 0.06, [0, 0.28, 0], "cream", { sides: 12 }),
    ...placed(turned(umbrella("brick"), [0.12, 0.6, 0.14]), [-0.06, 0.28, -0.04]),
    ...placed(turned(umbrella("sage"), [-0.1, 2.2, -0.16]), [0.06, 0.2, 0.04]),
    rod(0.024, 1.0, [0, 0.1, 0.06], "pine", { sides: 5, turn: [0.14, 0, -0.04] }),
  ],
};
