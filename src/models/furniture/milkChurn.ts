// A tin milk churn with its lid beside it and sunflowers instead of milk.
import { box, lathe, mirror, type Part, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const TIN = "#b9c4c8";
const TIN_DARK = "#95a3a9";

function bloom(i: number): Part[] {
  const a = i * 2.2 + 0.7;
  const lean = 0.16 + (i % 3) * 0.1;
  const turn = [Math.cos(a) * lean, 0, -Math.sin(a) * lean] as const;
  const long = 0.62 + (i % 3) * 0.14;
  const at = [
    Math.sin(a) * Math.sin(lean) * long,
    0.92 + Math.cos(lean) * long,
    Math.cos(a) * Math.sin(lean) * long,
  ] as const;
  const face = [1.0, 0.2 + Math.sin(a) * 0.4, 0] as const;
  return [
    rod(0.022, long, [0, 0.92, 0], "leaf", { sides: 5, turn }),
    rod(0.17, 0.04, at, "sunPetal", { sides: 9, flat: true, turn: face }),
    rod(0.09, 0.07, at, "bark", { sides: 7, turn: face }),
  ];
}

export const milkChurn: Piece = {
  id: "milk-churn-of-sunflowers",
  name: "Milk churn of sunflowers",
  set: "garden",
  words: "flowers vase",
  stands: "floor",
  parts: [
    lathe(
      points("0 0, 0.3 0, 0.31 0.04, 0.3 0.56, 0.17 0.74, 0.17 0.84, 0.22 0.92, 0 0.9"),
      [0, 0, 0],
      TIN,
      { sides: 12, top: "#d6dfe0" },
    ),
    ...[0.1, 0.46].map((y) => rod(0.315, 0.05, [0, y, 0], TIN_DARK, { sides: 12 })),
    ...mirror(
      box([0.05, 0.2, 0.07], [-0.25, 0.58, 0], TIN_DARK, { bevel: 0.02, turn: [0, 0, -0.5] }),
    ),
    ...repeat(5, bloom),
  ],
};
