// What animals and bees give: eggs, milk, wool, honey.
import {
  ball,
  bead,
  block,
  lathe,
  mirror,
  moved,
  type Part,
  points,
  repeat,
  rod,
  turned,
} from "../parts.ts";

/** Three in straw. */
export const eggs = (): Part[] => [
  lathe(points("0 0, 0.36 0, 0.46 0.16, 0.36 0.2, 0 0.12"), [0, 0, 0], "strawDark", {
    sides: 9,
    flat: true,
    top: "straw",
  }),
  ball(0.18, [-0.16, 0.28, 0.04], "#f5e2c8", { top: "#fffdf6", stretch: [0.9, 1.25, 0.9] }),
  ball(0.18, [0.17, 0.27, 0.1], "#d9a577", { top: "#f0c9a4", stretch: [0.9, 1.25, 0.9] }),
  ball(0.17, [0.04, 0.29, -0.16], "#ecc9a6", { top: "#f9e6d0", stretch: [0.9, 1.25, 0.9] }),
];

const TIN = "#9fb0b7";

/** A churn without its lid: one sees what is in it. */
export const milk = (): Part[] => [
  lathe(
    points("0 0, 0.32 0, 0.32 0.5, 0.18 0.7, 0.18 0.8, 0.25 0.9, 0.2 0.9, 0 0.84"),
    [0, 0, 0],
    TIN,
    { sides: 10, top: "#dbe4e6" },
  ),
  rod(0.335, 0.06, [0, 0.42, 0], "#74868e", { sides: 10 }),
  rod(0.2, 0.03, [0, 0.88, 0], "#ffffff", { sides: 10 }),
  ...[-1, 1].map((s) =>
    block([0.07, 0.22, 0.08], [s * 0.3, 0.56, 0], "#74868e", { turn: [0, 0, s * 0.5] }),
  ),
  rod(0.15, 0.26, [0.46, 0, 0.34], "denimPale", { sides: 9, upper: 0.18, top: "denimPale" }),
  rod(0.15, 0.02, [0.46, 0.25, 0.34], "#ffffff", { sides: 9 }),
];

const thread = (y: number, r: number): Part =>
  rod(r, 0.05, [0, y - 0.025, 0], "#c9ad80", { sides: 14, top: "#e6cfa6" });

/** A clew with the needles in it, its end run out. */
export const wool = (): Part[] => [
  ...moved(
    turned(
      [
        ball(0.36, [0, 0, 0], "#e6d2b0", { top: "#fff4dc" }),
        thread(-0.19, 0.315),
        thread(-0.06, 0.366),
        thread(0.07, 0.364),
        thread(0.2, 0.31),
      ],
      [0.4, 0, 0.7],
    ),
    [0, 0.36, 0],
  ),
  ...mirror(
    rod(0.028, 0.56, [-0.12, 0.6, 0], "walnut", { sides: 5, turn: [-0.1, 0, 0.5] }),
    bead(0.06, [-0.39, 1.1, -0.05], "tomato"),
  ),
  ...points("0.2 0.32, 0.36 0.4, 0.54 0.38").map(([x, z]) =>
    bead(0.06, [x, 0.03, z], "#c9ad80", { stretch: [2, 0.7, 1] }),
  ),
];

/** A jar of it, the dipper in. */
export const honey = (): Part[] => [
  lathe(points("0 0, 0.32 0, 0.36 0.08, 0.36 0.46, 0.28 0.56, 0 0.56"), [0, 0, 0], "#d9861c", {
    sides: 12,
    top: "#fbc531",
  }),
  rod(0.3, 0.08, [0, 0.55, 0], "#fbe6ad", { sides: 12 }),
  rod(0.25, 0.03, [0, 0.62, 0], "honey", { sides: 10 }),
  rod(0.03, 0.56, [0.02, 0.56, 0], "walnut", { sides: 5, turn: [0, 0, -0.4] }),
  ...repeat(3, (i) =>
    rod(0.09, 0.05, [0.2 + i * 0.034, 0.98 + i * 0.08, 0], "wood", {
      sides: 7,
      turn: [0, 0, -0.4],
    }),
  ),
  block([0.36, 0.24, 0.02], [0, 0.18, 0.36], "cream"),
  bead(0.09, [0, 0.3, 0.38], "sunDeep", { stretch: [1.2, 0.8, 0.3] }),
];
