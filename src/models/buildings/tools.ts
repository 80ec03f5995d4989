// Tools for the field: spade, fork, hoe, rake and scythe, each upright on its head or leaning in a row.
import { ball, block, box, type Colour, type Part, placed, repeat, rod, turned } from "../parts.ts";

const STEEL = "#aab6ba";
const STEEL_DARK = "#83959b";

const shaft = (from: number, long: number, colour: Colour = "pine"): Part =>
  rod(0.03, long, [0, from, 0], colour, { sides: 6 });

const grip = (y: number): Part[] => [
  box([0.2, 0.045, 0.045], [0, y, 0], "walnut", { bevel: 0.015 }),
  ...[-0.08, 0.08].map((x) => block([0.03, 0.12, 0.035], [x, y - 0.1, 0], "walnut")),
];

/** Blade down on y 0, face to +z, like all of these. */
export const spade = (): Part[] => [
  box([0.26, 0.34, 0.03], [0, 0, 0], STEEL, { bevel: 0.012 }),
  block([0.06, 0.12, 0.05], [0, 0.32, 0], STEEL_DARK),
  shaft(0.36, 0.62),
  ...grip(1.02),
];

export const gardenFork = (): Part[] => [
  ...repeat(4, (i) => block([0.025, 0.36, 0.03], [-0.105 + i * 0.07, 0, 0], STEEL)),
  block([0.26, 0.05, 0.04], [0, 0.34, 0], STEEL_DARK),
  shaft(0.36, 0.62),
  ...grip(1.02),
];

export const hoe = (): Part[] => [
  shaft(0.06, 1.3),
  block([0.22, 0.03, 0.16], [0, 0, 0.08], STEEL, { turn: [0.3, 0, 0] }),
  block([0.05, 0.1, 0.05], [0, 0.03, 0.01], STEEL_DARK),
];

export const rake = (): Part[] => [
  shaft(0.06, 1.34),
  box([0.44, 0.05, 0.05], [0, 0.05, 0.02], "brick", { bevel: 0.015 }),
  ...repeat(6, (i) => block([0.025, 0.03, 0.13], [-0.19 + i * 0.076, 0.01, 0.08], STEEL)),
];

export const scythe = (): Part[] => [
  rod(0.03, 1.46, [0, 0.02, 0], "oak", { sides: 6, turn: [0, 0, 0.06] }),
  ...[0.7, 1.06].map((y) => block([0.03, 0.03, 0.18], [-y * 0.06, y, 0.09], "walnut")),
  ...repeat(5, (i) => {
    const a = i * 0.16;
    return block(
      [0.2, 0.07 - i * 0.009, 0.015],
      [0.1 + i * 0.165, 0.03 + i * i * 0.018, 0],
      STEEL,
      { turn: [0, 0, a] },
    );
  }),
];

/** All five against a rail, with a hat on the post. */
export function toolLean(): Part[] {
  const lean = (parts: readonly Part[], x: number, angle: number): Part[] =>
    placed(turned(parts, [-0.2, 0, angle]), [x, 0, 0.28]);
  return [
    ...[-0.86, 0.86].map((x) => box([0.11, 1.14, 0.11], [x, 0, 0], "walnut", { bevel: 0.025 })),
    box([1.84, 0.09, 0.09], [0, 0.9, 0], "oak", { bevel: 0.02 }),
    ...lean(spade(), -0.62, 0.05),
    ...lean(gardenFork(), -0.28, -0.04),
    ...lean(hoe(), 0.04, 0.06),
    ...lean(rake(), 0.34, -0.03),
    ...lean(scythe(), 0.5, 0.02),
    rod(0.26, 0.03, [-0.86, 1.13, 0], "straw", { sides: 12 }),
    ball(0.14, [-0.86, 1.18, 0], "straw", { detail: 1, squash: 0.8 }),
    rod(0.145, 0.05, [-0.86, 1.16, 0], "brick", { sides: 10 }),
  ];
}
