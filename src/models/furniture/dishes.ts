// Fourteen dishes for the table, as they come out of the farm's kitchen.
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  mirror,
  type Part,
  places,
  points,
  repeat,
  ring,
  rod,
} from "../parts.ts";
import { board, dish } from "./farmDish.ts";
import type { Piece } from "./furniture.ts";

const bowl = (soup: Colour, clay: Colour, ...inside: Part[]): Part[] => [
  lathe(points("0 0, 0.12 0, 0.24 0.13, 0.25 0.17, 0.22 0.17, 0.2 0.13, 0 0.13"), [0, 0, 0], clay, {
    sides: 16,
  }),
  rod(0.21, 0.02, [0, 0.125, 0], soup, { sides: 14 }),
  ...inside,
];

const spoon: readonly Part[] = [
  box([0.03, 0.02, 0.34], [0.14, 0.16, 0.12], "oak", { bevel: 0.008, turn: [-0.25, 0.5, 0] }),
];

const pie = (dish: Colour, crust: Colour, ...on: Part[]): Part[] => [
  lathe(points("0 0, 0.22 0, 0.3 0.09, 0.27 0.1, 0 0.1"), [0, 0, 0], dish, { sides: 16 }),
  rod(0.27, 0.04, [0, 0.08, 0], crust, { sides: 16 }),
  ...ring(12, box([0.1, 0.05, 0.06], [0, 0.085, 0.27], "oak", { bevel: 0.02 })),
  ...on,
];

const crock = (body: Colour, cloth: Colour): Part[] => [
  lathe(points("0 0, 0.12 0, 0.16 0.06, 0.16 0.2, 0.12 0.25, 0.12 0.28, 0 0.28"), [0, 0, 0], body, {
    sides: 14,
  }),
  lathe(points("0.12 0, 0.155 0.005, 0.14 0.045, 0 0.055"), [0, 0.27, 0], cloth, { sides: 12 }),
  rod(0.135, 0.02, [0, 0.26, 0], "strawDark", { sides: 12 }),
  box([0.11, 0.09, 0.02], [0, 0.08, 0.152], "page", { bevel: 0.006 }),
];

const fromTheStove: Pick<Piece, "steams"> = { steams: places("0 0.17 0") };

export const dishes: readonly Piece[] = [
  dish(
    "pea-soup",
    "Pea soup",
    "bowl",
    [...bowl("sage", "cream", ...ring(4, bead(0.025, [0, 0.148, 0.1], "leaf"))), ...spoon],
    fromTheStove,
  ),
  dish(
    "root-stew",
    "Root stew",
    "bowl",
    [
      ...bowl(
        "russet",
        "denim",
        ...ring(3, box([0.06, 0.05, 0.06], [0, 0.135, 0.1], "carrot", { bevel: 0.015 })),
        ...ring(3, bead(0.04, [0.1, 0.15, 0.02], "#8f2f4c")),
      ),
      ...spoon,
    ],
    fromTheStove,
  ),
  dish("onion-tart", "Onion tart", "", [
    ...pie("teal", "butter"),
    ...ring(5, rod(0.06, 0.015, [0, 0.118, 0.14], "cream", { sides: 8 })),
    rod(0.06, 0.015, [0, 0.118, 0], "honey", { sides: 8 }),
  ]),
  dish("bean-pot", "Bean pot", "casserole", [
    lathe(points("0 0, 0.18 0, 0.23 0.08, 0.21 0.2, 0 0.2"), [0, 0, 0], "terracotta", {
      sides: 16,
    }),
    rod(0.19, 0.02, [0, 0.19, 0], "bark", { sides: 14 }),
    ...ring(6, bead(0.035, [0, 0.21, 0.1], "#b3553a")),
    ...mirror(box([0.08, 0.04, 0.08], [-0.24, 0.12, 0], "brickDark", { bevel: 0.015 })),
  ]),
  dish("leek-pie", "Leek pie", "pastry", [
    ...pie("cream", "honey"),
    ...[-0.14, 0, 0.14].map((x) =>
      block([0.05, 0.015, 0.34], [x, 0.12, 0], "straw", { turn: [0, 0.5, 0] }),
    ),
    ...ring(3, ball(0.05, [0, 0.13, 0.05], "leafPale", { stretch: [0.5, 0.3, 1], detail: 1 })),
  ]),
  dish("relish", "Jar of relish", "tomato", crock("tomato", "linen")),
  dish("jam", "Jar of plum jam", "", crock("plum", "rose")),
  dish("kraut", "Crock of kraut", "cabbage", [
    lathe(points("0 0, 0.2 0, 0.22 0.05, 0.2 0.36, 0.22 0.4, 0 0.4"), [0, 0, 0], "stone", {
      sides: 16,
    }),
    rod(0.222, 0.05, [0, 0.15, 0], "denim", { sides: 16 }),
    rod(0.17, 0.04, [0, 0.39, 0], "oak", { sides: 12 }),
    box([0.1, 0.05, 0.04], [0, 0.42, 0], "bark", { bevel: 0.012 }),
  ]),
  dish("loaf", "Loaf", "bread", [
    board,
    ball(0.18, [0, 0.13, 0], "ginger", { stretch: [1.35, 0.62, 0.85], top: "honey" }),
    ...[-0.12, 0, 0.12].map((x) =>
      block([0.025, 0.02, 0.16], [x, 0.225 - Math.abs(x) * 0.14, 0], "linen", {
        turn: [0, 0.4, 0],
      }),
    ),
  ]),
  dish("cheese", "Cheese", "wheel", [
    board,
    rod(0.18, 0.15, [-0.06, 0.04, -0.01], "butter", { sides: 18, top: "straw" }),
    ...[0.04, 0.1, 0.15].map((y, i) => bead(0.02, [-0.1 + i * 0.05, y, 0.165], "honey")),
    block([0.14, 0.14, 0.1], [0.2, 0.04, 0.08], "straw", { turn: [0, 0.6, 0] }),
  ]),
  dish("cornbread", "Cornbread", "maize", [
    board,
    ...repeat(5, (i) =>
      box(
        [0.14, 0.1, 0.14],
        [(i % 3) * 0.155 - 0.155, 0.04, Math.floor(i / 3) * 0.155 - 0.08],
        "honey",
        { bevel: 0.02, top: "butter" },
      ),
    ),
    box([0.1, 0.05, 0.08], [0.16, 0.04, 0.09], "cream", { bevel: 0.012 }),
  ]),
  dish("cider", "Jug of cider", "drink apple", [
    lathe(points("0 0, 0.12 0, 0.15 0.1, 0.08 0.26, 0.1 0.33, 0 0.3"), [-0.08, 0, 0], "copper", {
      sides: 14,
    }),
    ...repeat(3, (i) =>
      block([0.03, 0.1, 0.03], [-0.26 + i * 0.02 * (i - 2), 0.1 + i * 0.06, 0], "copper", {
        turn: [0, 0, 0.5 - i * 0.5],
      }),
    ),
    cylinder(0.07, 0.15, [0.16, 0, 0.05], "linen", { sides: 12 }),
    rod(0.06, 0.012, [0.16, 0.145, 0.05], "honey", { sides: 10 }),
  ]),
  dish("pumpkin-pie", "Pumpkin pie", "pastry", [
    ...pie("linen", "pumpkin"),
    ball(0.08, [0, 0.13, 0], "white", { squash: 0.6, detail: 1 }),
    ...ring(5, bead(0.025, [0, 0.125, 0.17], "gingerDark")),
  ]),
  dish("cake", "Cake", "cherry honey", [
    cylinder(0.3, 0.03, [0, 0, 0], "white", { sides: 18, bevel: 0.01 }),
    rod(0.22, 0.11, [0, 0.03, 0], "ginger", { sides: 16 }),
    rod(0.225, 0.03, [0, 0.085, 0], "cream", { sides: 16 }),
    cylinder(0.225, 0.07, [0, 0.14, 0], "white", { sides: 16, bevel: 0.025 }),
    ...ring(6, bead(0.035, [0, 0.23, 0.15], "tomato")),
  ]),
];
