// Four more places for two: a buttoned settee, a camel-backed one, a chaise longue and a high-backed settle.
import {
  ALONG_X,
  ALONG_Z,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  mirror,
  type Part,
  repeat,
  slab,
} from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { bowed } from "./joinery.ts";
import { turnedLeg } from "./legs.ts";
import { buttoned, pillow, seatCushion } from "./upholstery.ts";

const stubs = (w: number, d: number, colour: Colour): Part[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => turnedLeg((x * w) / 2, (z * d) / 2, 0.18, colour, 0.9)),
  );

/** Its piping is of linen, whatever it is covered in. */
const cushion = (x: number, colour: Colour, lean: number): Part[] =>
  pillow([0.46, 0.42, 0.17], [x, 0.62, -0.02], [colour, "linen"], {
    bevel: 0.075,
    turn: [-0.36, lean, 0.06],
  });

const chesterfield: readonly Part[] = [
  ...stubs(2.1, 0.76, "bark"),
  box([2.3, 0.26, 0.98], [0, 0.14, 0], "wine", { bevel: 0.06 }),
  ...[-0.52, 0.52].flatMap((x) =>
    seatCushion([1.02, 0.2, 0.8], [x, 0.36, 0.1], ["#bd5b62", "#7d2f39"], 0.075),
  ),
  box([2.3, 0.56, 0.24], [0, 0.4, -0.36], "wine", { bevel: 0.07, turn: [-0.12, 0, 0] }),
  cylinder(0.15, 2.56, [-1.28, 0.96, -0.42], "#bd5b62", { turn: ALONG_X, sides: 12, bevel: 0.05 }),
  ...buttoned(5, [0.4, 0.2], [0, 0.58, -0.215], "#7d2f39"),
  ...mirror(
    box([0.24, 0.72, 0.94], [1.12, 0.14, 0.02], "wine", { bevel: 0.06 }),
    cylinder(0.16, 0.98, [1.14, 0.9, -0.44], "#bd5b62", { turn: ALONG_Z, sides: 12, bevel: 0.05 }),
    cylinder(0.07, 0.02, [1.14, 0.9, 0.535], "#7d2f39", { turn: ALONG_Z, sides: 10, bevel: 0 }),
  ),
  ...cushion(-0.7, "cushion", 0.3),
  ...cushion(0.74, "cream", -0.34),
];

const camelBacked: readonly Part[] = [
  ...stubs(1.82, 0.66, "walnut"),
  box([1.98, 0.2, 0.84], [0, 0.17, 0.02], "denim", { bevel: 0.05 }),
  ...[-0.46, 0.46].flatMap((x) =>
    seatCushion([0.92, 0.18, 0.76], [x, 0.35, 0.05], ["denimPale", "#4f6b8a"], 0.075),
  ),
  slab(bowed(1.9, 0.58, 0.26), 0.2, [0, 0.34, -0.3], "denim", { bevel: 0.06, turn: [-0.14, 0, 0] }),
  slab(bowed(1.66, 0.44, 0.22), 0.24, [0, 0.42, -0.3], "denimPale", {
    bevel: 0.05,
    turn: [-0.14, 0, 0],
  }),
  ...mirror(
    box([0.16, 0.4, 0.72], [0.93, 0.32, 0.02], "denim", { bevel: 0.05 }),
    cylinder(0.115, 0.78, [0.98, 0.72, -0.36], "denim", { turn: ALONG_Z, sides: 12, bevel: 0.04 }),
    bead(0.05, [0.98, 0.72, 0.43], "#4f6b8a", { stretch: [1, 1, 0.4] }),
  ),
  ...cushion(-0.56, "russetLight", 0.26),
  ...cushion(0.5, "butter", -0.3),
  ...[-0.1, 0, 0.1].map((y) =>
    box([0.464, 0.045, 0.176], [0.5, 0.8 + y, -0.02 - y * 0.36], "white", {
      bevel: 0.015,
      turn: [-0.36, -0.3, 0.06],
    }),
  ),
];

/** Its head is at -x: one arm, and a back that runs out along it. */
const chaise: readonly Part[] = [
  ...stubs(2.1, 0.62, "bark"),
  box([2.34, 0.18, 0.88], [0, 0.17, 0], "mossDark", { bevel: 0.05 }),
  ...seatCushion([2.26, 0.2, 0.82], [0.03, 0.34, 0.01], ["moss", "mossDark"], 0.08),
  box([0.24, 0.56, 0.86], [-1.05, 0.36, 0], "moss", { bevel: 0.08, turn: [0, 0, 0.3] }),
  cylinder(0.16, 0.92, [-1.16, 0.92, -0.46], "mossLight", {
    turn: ALONG_Z,
    sides: 14,
    bevel: 0.05,
  }),
  bead(0.06, [-1.16, 0.92, 0.46], "brass", { stretch: [1, 1, 0.4] }),
  slab(
    [
      [-1.1, 0],
      [0.66, 0],
      [0.6, 0.16],
      [0.2, 0.3],
      [-0.3, 0.4],
      [-0.7, 0.58],
      [-1.1, 0.62],
    ],
    0.18,
    [0, 0.38, -0.34],
    "mossLight",
    { bevel: 0.06 },
  ),
  cylinder(0.13, 0.66, [-0.74, 0.62, -0.32], "honey", { turn: ALONG_Z, sides: 12, bevel: 0.05 }),
  ...[-0.24, 0.24].map((z) =>
    cylinder(0.134, 0.05, [-0.74, 0.62, z - 0.025], "wine", { turn: ALONG_Z, sides: 12, bevel: 0 }),
  ),
  block([0.52, 0.04, 0.84], [0.72, 0.535, 0.01], "cream"),
  block([0.52, 0.3, 0.03], [0.72, 0.25, 0.43], "cream"),
  ...[0.56, 0.72, 0.88].flatMap((x): Part[] => [
    block([0.05, 0.045, 0.845], [x, 0.536, 0.01], "brick"),
    block([0.05, 0.31, 0.035], [x, 0.245, 0.431], "brick"),
  ]),
];

const settle: readonly Part[] = [
  box([2, 0.1, 0.74], [0, 0.46, 0.02], "oak", { bevel: 0.025 }),
  box([1.9, 0.46, 0.6], [0, 0.02, 0], "oak", { bevel: 0.02 }),
  ...[-0.62, 0, 0.62].map((x) => block([0.5, 0.3, 0.03], [x, 0.1, 0.3], "pine")),
  box([1.94, 1.5, 0.08], [0, 0.1, -0.34], "oak", { bevel: 0.02 }),
  ...repeat(5, (i) => block([0.3, 0.78, 0.03], [(i - 2) * 0.36, 0.66, -0.295], "pine")),
  box([2.08, 0.1, 0.2], [0, 1.54, -0.32], "wood", { bevel: 0.03 }),
  ...mirror(
    slab(
      [
        [-0.4, 0],
        [0.4, 0],
        [0.4, 0.82],
        [0.3, 0.9],
        [-0.06, 0.98],
        [-0.22, 1.3],
        [-0.28, 1.58],
        [-0.4, 1.58],
      ],
      0.09,
      [0.98, 0, 0],
      "wood",
      { bevel: 0.02, turn: [0, -Math.PI / 2, 0] },
    ),
  ),
  box([1.82, 0.13, 0.62], [0, 0.55, 0.05], "brick", { bevel: 0.05 }),
  ...[-0.6, 0, 0.6].map((x) =>
    box([0.06, 0.134, 0.624], [x, 0.549, 0.05], "cream", { bevel: 0.04 }),
  ),
  ...pillow([0.46, 0.44, 0.16], [-0.62, 0.7, -0.12], ["sage", "linen"], {
    bevel: 0.07,
    turn: [-0.3, 0.2, 0.04],
  }),
  ...pillow([0.42, 0.4, 0.16], [0.66, 0.7, -0.1], ["butter", "linen"], {
    bevel: 0.07,
    turn: [-0.3, -0.26, -0.05],
  }),
];

export const settees: readonly Piece[] = [
  {
    id: "buttoned-settee",
    name: "Buttoned settee",
    set: "parlour",
    words: "sofa couch chesterfield seat",
    stands: "floor",
    surfaces: [top(0.56, 1.6, 0.8, 0, 0.1)],
    tint: ["cloth", "wine", "#bd5b62", "#7d2f39"],
    parts: chesterfield,
  },
  {
    id: "camel-back-sofa",
    name: "Camel-backed sofa",
    set: "parlour",
    words: "couch settee loveseat seat",
    stands: "floor",
    surfaces: [top(0.53, 1.5, 0.76, 0, 0.05)],
    tint: ["cloth", "denim", "denimPale", "#4f6b8a"],
    parts: camelBacked,
  },
  {
    id: "chaise-longue",
    name: "Chaise longue",
    set: "bedroom",
    words: "sofa couch day bed seat",
    stands: "floor",
    surfaces: [top(0.54, 1.5, 0.8, 0.3, 0)],
    tint: ["cloth", "moss", "mossLight", "mossDark"],
    parts: chaise,
  },
  {
    id: "high-backed-settle",
    name: "High-backed settle",
    set: "kitchen",
    words: "settee bench seat",
    stands: "floor",
    surfaces: [top(0.68, 1.5, 0.6, 0, 0.05)],
    tint: ["wood", "oak", "pine", "wood"],
    parts: settle,
  },
];
