// What hedges and orchards give, as it lies in the hand: cherry, plum, apple, hazel, acorn.
import {
  ball,
  bead,
  type Colour,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  ring,
  rod,
  slab,
  turned,
} from "../parts.ts";

const BLADE = points(
  "0 0, 0.09 0.1, 0.12 0.22, 0.08 0.34, 0 0.44, -0.08 0.34, -0.12 0.22, -0.09 0.1",
);

/** A leaf that looks to +z, from its stalk at the origin. */
const blade = (
  at: readonly [number, number, number],
  roll: number,
  k = 1,
  colour: Colour = "leaf",
): Part =>
  slab(
    BLADE.map(([x, y]) => [x * k, y * k] as const),
    0.03,
    at,
    colour,
    { bevel: 0, turn: [0, 0, roll], top: "leafLight" },
  );

const shine = (r: number, at: readonly [number, number, number]): Part =>
  bead(r, at, "white", { stretch: [1, 1.3, 0.4] });

export const cherries = (): Part[] => [
  ...mirror(
    ball(0.2, [-0.2, 0.2, 0], "#c2243c", { top: "#e4485a", detail: 2 }),
    rod(0.025, 0.62, [-0.2, 0.36, 0], "leaf", { sides: 5, turn: [0, 0, -0.32] }),
  ),
  shine(0.045, [-0.25, 0.29, 0.16]),
  shine(0.045, [0.15, 0.29, 0.16]),
  rod(0.045, 0.1, [0, 0.92, 0], "bark", { sides: 5 }),
  blade([0.02, 0.94, 0], -1.25, 1.2),
];

export const plums = (): Part[] => [
  ball(0.27, [-0.16, 0.28, 0], "#63407f", { top: "#9a73b8", stretch: [0.9, 1.08, 0.9] }),
  ball(0.25, [0.28, 0.25, 0.12], "#553670", { top: "#8a62a8", stretch: [0.9, 1.06, 0.9] }),
  rod(0.024, 0.2, [-0.16, 0.54, 0], "bark", { sides: 5, turn: [0, 0, -0.2] }),
  blade([-0.13, 0.66, 0], 1.0, 1),
  shine(0.05, [-0.25, 0.4, 0.2]),
];

export const apple = (): Part[] => [
  ball(0.36, [0, 0.33, 0], "#cf3527", { top: "#ee6a4a", squash: 0.9 }),
  rod(0.032, 0.2, [0, 0.6, 0], "bark", { sides: 5, turn: [0, 0, 0.16] }),
  blade([0, 0.66, 0], -1.1, 0.95),
  shine(0.06, [-0.16, 0.47, 0.26]),
];

const FRILL = points("-0.13 0, 0.13 0, 0.17 0.3, 0.05 0.22, -0.03 0.34, -0.12 0.22");

/** In its frill, the point up. */
const hazelnut = (): Part[] => [
  lathe(points("0 0, 0.2 0.06, 0.27 0.24, 0.22 0.42, 0.1 0.54, 0 0.58"), [0, 0.06, 0], "#a8672f", {
    sides: 10,
    top: "#d39a58",
  }),
  lathe(points("0 0, 0.12 0, 0.24 0.1, 0.28 0.24, 0.2 0.2"), [0, 0, 0], "#6f9a3e", { sides: 9 }),
  ...ring(
    6,
    slab(FRILL, 0.03, [0, 0.06, 0.25], "leafLight", {
      bevel: 0,
      turn: [0.16, 0, 0],
      top: "leafPale",
    }),
  ),
];

/** Two in their frills, before a leaf. */
export const hazelnuts = (): Part[] => [
  ...placed(turned(hazelnut(), [0, 0, 0.2]), [-0.3, 0, 0]),
  ...placed(turned(hazelnut(), [0, 0, -0.22]), [0.32, -0.02, 0.12], 0.4, 0.94),
  blade([0.06, 0.24, -0.24], -0.2, 1.3, "leafDeep"),
];

const oneAcorn = (): Part[] => [
  lathe(points("0 0, 0.05 0.02, 0.17 0.16, 0.2 0.34, 0.19 0.46, 0 0.46"), [0, 0, 0], "#b07c34", {
    sides: 10,
    top: "#d9a957",
  }),
  lathe(points("0.2 0, 0.26 0.02, 0.25 0.14, 0.12 0.24, 0 0.25"), [0, 0.4, 0], "#6f4c2e", {
    sides: 9,
    flat: true,
    top: "#94683f",
  }),
  rod(0.035, 0.16, [0, 0.63, 0], "bark", { sides: 5 }),
];

const OAK_LEAF = points(`
  0 0, 0.07 0.04, 0.16 0.02, 0.15 0.14, 0.25 0.18, 0.18 0.28, 0.26 0.38, 0.14 0.44, 0.12 0.56,
  0 0.62, -0.12 0.56, -0.14 0.44, -0.26 0.38, -0.18 0.28, -0.25 0.18, -0.15 0.14, -0.16 0.02,
  -0.07 0.04
`);

/** Two with their cups on, before a leaf of the oak. */
export const acorns = (): Part[] => [
  ...moved(turned(oneAcorn(), [0, 0, 0.4]), [-0.14, 0.02, 0.06]),
  ...moved(turned(oneAcorn(), [0, 0, -0.3]), [0.26, 0, 0.1]),
  slab(OAK_LEAF, 0.03, [0.02, 0.52, -0.06], "leafDeep", {
    bevel: 0,
    turn: [0, 0, 0.15],
    top: "leaf",
  }),
];
