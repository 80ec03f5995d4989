// What grows on a head, whose middle is the origin.
import { ball, bead, type Colour, mirror, type Part, type Vec } from "../parts.ts";
import { HEAD } from "./bust.ts";

/** Lies close and leaves the brow free. */
export const combed = (colour: Colour, wide = 1): Part =>
  ball(HEAD * 1.075, [0, 0.062, -0.06], colour, { stretch: [wide * 1.01, 1, 1] });

/** Parted in the middle of the brow. */
export const parted = (colour: Colour, wide = 1): Part[] => [
  combed(colour, wide),
  ...mirror(
    bead(0.13, [-0.12 * wide, 0.18, 0.105], colour, {
      stretch: [1.15, 0.58, 0.9],
      turn: [0, 0, 0.6],
    }),
  ),
];

/** Stands out on all sides, with locks over the brow. */
export const tousled = (colour: Colour, at: readonly Vec[], wide = 1): Part[] => [
  ball(HEAD * 1.12, [0, 0.1, -0.075], colour, {
    stretch: [wide * 1.04, 0.98, 1],
    rough: 0.13,
    flat: true,
  }),
  ...at.map((place) => bead(0.085, place, colour, { stretch: [1.1, 0.8, 0.8] })),
];

/** What is left above the ears. */
export const tufts = (colour: Colour, wide = 1): Part[] =>
  mirror(
    bead(0.1, [-0.25 * wide, 0.045, -0.03], colour),
    bead(0.085, [-0.25 * wide, 0.15, -0.05], colour),
  );

/** Plaited in so many turns, from where it begins to its ribbon. */
export function plait(colour: Colour, ribbon: Colour, from: Vec, to: Vec, turns: number): Part[] {
  const at = (share: number): Vec => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  return [
    ...Array.from({ length: turns }, (_, i) => bead(0.062 - i * 0.004, at(i / turns), colour)),
    bead(0.036, at((turns - 0.25) / turns), ribbon),
    bead(0.045, at(1.04), colour, { stretch: [0.8, 1.2, 0.8] }),
  ];
}
