// What somebody has left who is gone: a fox's prints in the snow, webs, two small lights in the grass.
import { ALONG_Z, bead, block, lathe, type Part, repeat, rod, turned } from "../parts.ts";

/** One foot in the snow; a step goes along z. */
export const foxPrint: readonly Part[] = [
  rod(0.052, 0.008, [0, 0, 0], "#8298b6", { sides: 5 }),
  block([0.09, 0.008, 0.035], [0, 0, 0.07], "#8298b6"),
];

/** A thread laid round in six, to be looked at from above. */
const round = (r: number): Part =>
  lathe(
    [
      [r + 0.008, 0],
      [r - 0.008, 0.002],
    ],
    [0, 0, 0],
    "white",
    { sides: 6, turn: ALONG_Z },
  );

/** Upright and to be looked at from +z, hung with mist. */
export const spiderWeb: readonly Part[] = [
  ...repeat(3, (i) =>
    turned([block([0.52, 0.012, 0.006], [0, -0.006, 0], "white")], [0, 0, (i * Math.PI) / 3]),
  ),
  round(0.12),
  round(0.22),
];

const GREEN = "#c6ff7a";

/** The first, and a little farther on another. */
export const glowWorms = (lit: boolean): Part[] => [
  { ...bead(0.05, [0, 0.07, 0], GREEN), glow: lit },
  { ...bead(0.042, [0.34, 0.06, 0.16], GREEN), glow: lit },
  ...repeat(6, (i) =>
    block(
      [0.025, 0.16 - (i % 3) * 0.03, 0.015],
      [-0.06 + i * 0.09, 0, (i % 2) * 0.16 - 0.08],
      "leaf",
      { turn: [0.2, i, (i % 3) * 0.2 - 0.2] },
    ),
  ),
];

export const GLOW_WORM = GREEN;
