// A tall painted wardrobe with a drawer below, sprigs on its doors and a hat box on top.
import { block, box, mirror, type Part, rod } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { drawerFront, knob, panelled } from "./joinery.ts";

const FRONT = 0.38;

const sprig = (x: number): Part[] => [
  block([0.02, 0.42, 0.02], [x, 1.4, FRONT + 0.06], "leaf"),
  ...(
    [
      [-0.07, 1.56, "leafLight"],
      [0.07, 1.44, "leafLight"],
      [0, 1.82, "rose"],
      [-0.08, 1.7, "butter"],
      [0.08, 1.66, "rose"],
    ] as const
  ).map(([dx, y, colour]) =>
    box([0.09, 0.09, 0.03], [x + dx, y, FRONT + 0.055], colour, {
      bevel: 0.012,
      turn: [0, 0, Math.PI / 4],
    }),
  ),
];

const hatBox: Part[] = [
  rod(0.3, 0.24, [-0.34, 2.86, 0], "rose", { sides: 12 }),
  rod(0.32, 0.09, [-0.34, 3.08, 0], "cream", { sides: 12 }),
  block([0.08, 0.02, 0.62], [-0.34, 3.17, 0], "wine"),
  box([0.16, 0.06, 0.08], [-0.42, 3.18, 0], "wine", { bevel: 0.02, turn: [0, 0, -0.3] }),
  box([0.16, 0.06, 0.08], [-0.26, 3.18, 0], "wine", { bevel: 0.02, turn: [0, 0, 0.3] }),
];

export const wardrobe: Piece = {
  id: "wardrobe",
  name: "Painted wardrobe",
  set: "bedroom",
  words: "cupboard closet clothes",
  stands: "floor",
  surfaces: [top(2.86, 0.9, 0.84, 0.44, 0)],
  tint: ["wood", "denim", "denimPale"],
  parts: [
    ...mirror(box([0.16, 0.14, 0.6], [-0.72, 0, 0], "walnut", { bevel: 0.03 })),
    box([1.66, 2.6, 0.72], [0, 0.12, 0], "denim", { bevel: 0.04 }),
    box([1.74, 0.1, 0.8], [0, 0.12, 0], "white", { bevel: 0.03 }),
    box([1.8, 0.14, 0.84], [0, 2.68, 0], "white", { bevel: 0.045 }),
    box([1.9, 0.06, 0.92], [0, 2.8, 0], "denim", { bevel: 0.025 }),
    ...drawerFront(1.44, 0.34, [0, 0.3, FRONT], "denimPale", "cream"),
    ...[-0.37, 0.37].flatMap((x) => [
      ...panelled(0.7, 1.86, [x, 0.72, FRONT], "denimPale", "cream"),
      ...sprig(x),
    ]),
    ...mirror(knob([-0.07, 1.56, FRONT + 0.07])),
    ...hatBox,
  ],
};
