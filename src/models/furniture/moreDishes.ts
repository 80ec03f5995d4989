// Seven more dishes for the table, which the farm's kitchen learns later.
import {
  ball,
  bead,
  block,
  box,
  cylinder,
  lathe,
  type Part,
  places,
  points,
  repeat,
  ring,
  rod,
} from "../parts.ts";
import { board, dish } from "./farmDish.ts";
import type { Piece } from "./furniture.ts";

const tin = (dough: "honey" | "ginger"): Part[] => [
  lathe(points("0 0, 0.2 0, 0.27 0.08, 0.25 0.09, 0 0.09"), [0, 0, 0], "linen", { sides: 16 }),
  rod(0.245, 0.035, [0, 0.075, 0], dough, { sides: 16 }),
  ...ring(14, bead(0.03, [0, 0.105, 0.235], dough)),
];

export const moreDishes: readonly Piece[] = [
  dish("pickle", "Jar of pickled beets", "beet", [
    lathe(
      points("0 0, 0.13 0, 0.15 0.04, 0.15 0.2, 0.1 0.26, 0.1 0.29, 0 0.29"),
      [0, 0, 0],
      "#8f2f4c",
      { sides: 14 },
    ),
    rod(0.112, 0.03, [0, 0.28, 0], "strawDark", { sides: 12 }),
    box([0.12, 0.08, 0.02], [0, 0.08, 0.142], "page", { bevel: 0.006 }),
  ]),
  dish("carrot-cake", "Carrot cake", "", [
    cylinder(0.3, 0.03, [0, 0, 0], "linen", { sides: 18, bevel: 0.01 }),
    rod(0.23, 0.13, [0, 0.03, 0], "gingerDark", { sides: 16 }),
    rod(0.235, 0.035, [0, 0.15, 0], "cream", { sides: 16 }),
    ...ring(5, block([0.03, 0.05, 0.03], [0, 0.185, 0.14], "carrot", { turn: [0.4, 0, 0] })),
    ...ring(5, bead(0.014, [0, 0.225, 0.13], "leaf")),
  ]),
  dish("cherry-tart", "Cherry tart", "pastry fruit", [
    ...tin("honey"),
    ...ring(8, bead(0.042, [0, 0.12, 0.16], "tomato")),
    ...ring(4, bead(0.042, [0, 0.12, 0.07], "tomato")),
  ]),
  dish("hazel-bread", "Hazel bread", "nut", [
    board,
    box([0.4, 0.16, 0.2], [-0.04, 0.04, 0], "gingerDark", { bevel: 0.06, top: "ginger" }),
    box([0.05, 0.14, 0.19], [0.2, 0.04, 0.02], "honey", { bevel: 0.03, turn: [0, 0.25, 0] }),
    ...repeat(4, (i) => bead(0.026, [-0.18 + i * 0.09, 0.2, i % 2 ? 0.04 : -0.03], "bark")),
  ]),
  dish("mead", "Jug of mead", "drink honey", [
    lathe(
      points("0 0, 0.1 0, 0.15 0.09, 0.11 0.22, 0.07 0.3, 0.09 0.36, 0 0.33"),
      [-0.08, 0, 0],
      "honey",
      { sides: 14 },
    ),
    ...repeat(3, (i) =>
      block([0.03, 0.1, 0.03], [-0.24 + i * 0.02 * (i - 2), 0.12 + i * 0.06, 0], "honey", {
        turn: [0, 0, 0.5 - i * 0.5],
      }),
    ),
    cylinder(0.06, 0.13, [0.16, 0, 0.05], "oak", { sides: 12 }),
    rod(0.052, 0.012, [0.16, 0.125, 0.05], "butter", { sides: 10 }),
  ]),
  dish(
    "pumpkin-soup",
    "Pumpkin soup",
    "bowl",
    [
      lathe(
        points("0 0, 0.12 0, 0.24 0.13, 0.25 0.17, 0.22 0.17, 0.2 0.13, 0 0.13"),
        [0, 0, 0],
        "teal",
        { sides: 16 },
      ),
      rod(0.21, 0.02, [0, 0.125, 0], "pumpkin", { sides: 14 }),
      rod(0.07, 0.006, [0.02, 0.145, 0.02], "cream", { sides: 10 }),
      ...ring(3, bead(0.018, [0, 0.15, 0.1], "leaf")),
    ],
    { steams: places("0 0.17 0") },
  ),
  dish("field-pie", "Field pie", "pastry leek carrot beet", [
    ...tin("ginger"),
    ball(0.2, [0, 0.1, 0], "honey", { squash: 0.35, detail: 1 }),
    ...ring(3, block([0.03, 0.02, 0.11], [0, 0.165, 0.08], "gingerDark", { turn: [0.2, 0, 0] })),
    ...ring(3, bead(0.022, [0.1, 0.14, 0.1], "carrot")),
    ...ring(3, bead(0.022, [-0.06, 0.15, 0.12], "leafPale")),
  ]),
];
