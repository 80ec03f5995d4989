// Leaves and fruit for pots and garlands: clumps, trailing stems and terracotta to grow them in.
import { bead, type Colour, lathe, type Part, repeat, rod, type Vec } from "../parts.ts";
import { between, pick } from "../random.ts";

const GREENS = ["leaf", "leafLight", "leafDeep"] as const;

/** A faceted clump of leaves. */
export const clump = (r: number, at: Vec, seed: number, colour?: Colour): Part =>
  bead(r, at, colour ?? pick(GREENS, seed), { flat: true, rough: 0.12 });

/** Clumps in a ring about `at`, each at its own height. */
export function ringOfLeaves(count: number, out: number, r: number, at: Vec, seed: number): Part[] {
  return repeat(count, (i) => {
    const a = (i / count) * 2 * Math.PI + seed;
    const y = at[1] + between(-0.05, 0.08, seed, i);
    return clump(r, [at[0] + Math.cos(a) * out, y, at[2] + Math.sin(a) * out], seed + i);
  });
}

/** A clay pot with a rim and soil in it; r is its radius at the top. */
export function clayPot(r: number, h: number, [x, y, z]: Vec, colour: Colour, sides = 10): Part[] {
  return [
    lathe(
      [
        [0, 0],
        [r * 0.68, 0],
        [r * 0.9, h * 0.78],
        [r, h * 0.78],
        [r, h],
        [r * 0.82, h],
        [0, h * 0.9],
      ],
      [x, y, z],
      colour,
      { sides },
    ),
    rod(r * 0.8, 0.02, [x, y + h * 0.88, z], "soilWet", { sides }),
  ];
}
