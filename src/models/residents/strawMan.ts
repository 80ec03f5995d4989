// A scarecrow of few parts: a pole, a coat, a straw-stuffed head, and whatever hat it was given.
import {
  ball,
  bead,
  box,
  type Colour,
  cylinder,
  lathe,
  mirror,
  type Part,
  points,
  rod,
} from "../parts.ts";

export type Clothes = {
  readonly coat: Colour;
  readonly scarf?: Colour;
  /** A straw hat's colour, or other headgear that stands on y 0. */
  readonly hat: Colour | readonly Part[];
  /** How far each arm is raised, left and right, in radians. */
  readonly arms?: readonly [number, number];
};

const HEAD = 1.16;

export const strawHat = (colour: Colour): Part[] => [
  lathe(points("0 -0.02, 0.34 -0.05, 0.36 -0.02, 0.2 0.04, 0.17 0.2, 0 0.24"), [0, 0, 0], colour, {
    sides: 9,
    top: "butter",
  }),
  cylinder(0.195, 0.06, [0, 0.04, 0], "brick", { sides: 9, bevel: 0 }),
];

/** Stands 1.5 high, arms out along x. */
export function strawMan({ coat, scarf = "brick", hat, arms = [0.1, 0.1] }: Clothes): Part[] {
  return [
    box([0.1, 1.1, 0.1], [0, 0, 0], "walnut", { bevel: 0.02 }),
    box([0.44, 0.56, 0.28], [0, 0.42, 0], coat, { bevel: 0.05 }),
    ...[-1, 1].flatMap((s, i) => {
      const lift = arms[i]!;
      const [x, y] = [Math.cos(lift), Math.sin(lift)];
      return [
        box([0.42, 0.18, 0.2], [s * (0.16 + 0.2 * x), 0.78 + 0.2 * y, 0], coat, {
          bevel: 0.03,
          turn: [0, 0, s * lift],
        }),
        bead(0.1, [s * (0.16 + 0.46 * x), 0.87 + 0.46 * y, 0], "straw", {
          flat: true,
          stretch: [1.3, 0.8, 0.9],
        }),
      ];
    }),
    cylinder(0.15, 0.1, [0, 0.94, 0], scarf, { sides: 8, bevel: 0 }),
    rod(0.13, 0.12, [0, 0.36, 0], "straw", { sides: 6, upper: 0.2 }),
    ball(0.2, [0, HEAD, 0], "linen", { detail: 1 }),
    ...mirror(bead(0.032, [-0.075, HEAD + 0.03, 0.17], "coal")),
    bead(0.045, [0, HEAD - 0.02, 0.2], "carrot", { stretch: [0.9, 0.9, 1.6] }),
    box([0.12, 0.025, 0.02], [0, HEAD - 0.1, 0.165], "bark", { bevel: 0 }),
    ...(typeof hat === "string" ? strawHat(hat) : hat).map(
      (part): Part => ({ ...part, at: [part.at[0], part.at[1] + HEAD + 0.13, part.at[2]] }),
    ),
  ];
}
