// What residents stand by: a spade in the soil, a post, a stone, a nest, an egg.
import { spade } from "../buildings/tools.ts";
import {
  ball,
  bead,
  box,
  type Colour,
  cylinder,
  lathe,
  type Part,
  placed,
  points,
  rod,
  turned,
  type Vec,
} from "../parts.ts";

/** Stuck into turned soil, a little aslant. */
export const spadeInSoil = (at: Vec): Part[] => [
  ...placed(turned(spade(), [-0.08, 0, 0.14]), [at[0], at[1] - 0.16, at[2]], 0.5, 0.92),
  ball(0.26, [at[0] + 0.02, at[1] + 0.01, at[2] + 0.06], "soil", {
    detail: 1,
    flat: true,
    rough: 0.12,
    stretch: [1.2, 0.42, 1],
    top: "soilRidge",
  }),
];

/** A weathered post, `tall` high, with a slanted head. */
export const woodenPost = (tall: number, at: Vec = [0, 0, 0]): Part[] => [
  box([0.16, tall, 0.16], at, "wood", { bevel: 0.03, top: "oak" }),
  box([0.2, 0.06, 0.2], [at[0], at[1] + tall - 0.06, at[2]], "oak", { bevel: 0.02 }),
];

export const stone = (r: number, at: Vec, colour: Colour = "stoneDark"): Part =>
  ball(r, at, colour, { detail: 1, flat: true, rough: 0.14, stretch: [1.2, 0.7, 1], top: "stone" });

/** A bowl of twigs. */
export const nest = (at: Vec, r = 0.18): Part[] => [
  lathe(
    points("0 0, 0.7 0, 1 0.5, 0.86 0.56, 0.6 0.26, 0 0.24").map(([a, b]) => [a * r, b * r]),
    at,
    "wood",
    { sides: 7, flat: true, top: "strawDark" },
  ),
];

export const egg = (at: Vec, colour: Colour = "white"): Part =>
  bead(0.05, at, colour, { stretch: [1, 1.25, 1] });

/** A round of shallow water, ice when it is cold. */
export const puddle = (r: number, at: Vec, isIce: boolean): Part =>
  cylinder(r, 0.03, at, isIce ? "#d8eaf2" : "waterDeep", {
    sides: 14,
    bevel: 0.01,
    top: isIce ? "#f4fafd" : "water",
  });

/** A small tree without leaves, with a bough to each side at the top. */
export const bareTree = (tall: number): Part[] => [
  rod(0.1, tall, [0, 0, 0], "bark", { sides: 7, upper: 0.06 }),
  rod(0.05, 0.5, [0, tall * 0.62, 0], "bark", { sides: 5, upper: 0.03, turn: [0, 0, 1] }),
  rod(0.05, 0.5, [0, tall * 0.72, 0], "bark", { sides: 5, upper: 0.03, turn: [0.2, 0, -1] }),
];
