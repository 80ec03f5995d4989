// A wooden engine with two trucks, one of logs and one of carrots.
import { block, box, type Colour, lathe, type Part, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const ACROSS = [Math.PI / 2, 0, 0] as const;

const wheels = (x: number, gap: number): Part[] =>
  [-gap, gap].map((dx) =>
    rod(0.065, 0.25, [x + dx, 0.065, -0.125], "brick", { sides: 7, turn: ACROSS }),
  );

const truck = (x: number, colour: Colour): Part[] => [
  ...wheels(x, 0.1),
  block([0.32, 0.05, 0.2], [x, 0.08, 0], "oak"),
  box([0.32, 0.1, 0.2], [x, 0.13, 0], colour, { bevel: 0.02 }),
  block([0.12, 0.025, 0.025], [x + 0.2, 0.1, 0], "bark"),
];

export const toyTrain: Piece = {
  id: "wooden-train",
  name: "Wooden train",
  set: "nursery",
  words: "toy",
  stands: "surface",
  parts: [
    ...wheels(0.44, 0.12),
    box([0.46, 0.06, 0.22], [0.42, 0.08, 0], "oak", { bevel: 0.015 }),
    rod(0.09, 0.26, [0.38, 0.22, 0], "enamelLight", { sides: 10, turn: [0, 0, -Math.PI / 2] }),
    box([0.17, 0.24, 0.2], [0.29, 0.14, 0], "brick", { bevel: 0.015 }),
    box([0.22, 0.04, 0.24], [0.29, 0.38, 0], "butter", { bevel: 0.015 }),
    block([0.1, 0.08, 0.206], [0.29, 0.26, 0], "sky"),
    lathe(points("0 0, 0.035 0, 0.06 0.13, 0 0.13"), [0.55, 0.29, 0], "butter", { sides: 7 }),
    ...truck(0, "denim"),
    ...truck(-0.4, "sage"),
    ...repeat(3, (i) =>
      box(
        [0.3, 0.06, 0.06],
        [0, 0.22 + (i === 2 ? 0.05 : 0), i === 2 ? 0 : i * 0.09 - 0.045],
        "wood",
        { bevel: 0.015 },
      ),
    ),
    ...repeat(4, (i) =>
      lathe(
        points("0 0, 0.035 0.06, 0 0.14"),
        [-0.48 + i * 0.055, 0.2, (i % 2) * 0.06 - 0.03],
        "carrot",
        { sides: 5, flat: true, turn: [0.2, 0, (i - 1.5) * 0.3] },
      ),
    ),
  ],
};
