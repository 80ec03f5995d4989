// A sheep and her lamb, a goat, and a goose.
import { ball, bead, block, box, type Colour, type Part, repeat, rod, scaled } from "../parts.ts";
import { between } from "../random.ts";

const FACE = "#4c413d";

const legs = (x: number, z: number, h: number, colour: Colour): Part[] =>
  [-x, x].flatMap((dx) => [-z, z].map((dz) => rod(0.045, h, [dx, 0, dz], colour, { sides: 6 })));

/** Faces +x; `graze` lowers the head to the grass. */
export function sheep(seed: number, graze = false): Part[] {
  const [hx, hy] = graze ? [0.5, 0.22] : [0.46, 0.66];
  return [
    ...legs(0.2, 0.12, 0.3, FACE),
    ball(0.34, [0, 0.48, 0], "cream", { detail: 1, flat: true, stretch: [1.2, 0.86, 0.92] }),
    ...repeat(8, (i) => {
      const a = i * 2.4 + seed;
      return bead(
        between(0.14, 0.18, seed, i),
        [Math.cos(a) * 0.27, 0.56 + Math.sin(i * 1.7) * 0.12, Math.sin(a) * 0.2],
        i % 2 ? "white" : "cream",
        { flat: true },
      );
    }),
    ball(0.14, [hx, hy, 0], FACE, {
      detail: 1,
      stretch: [1.25, 0.86, 0.8],
      turn: [0, 0, graze ? -0.9 : -0.3],
    }),
    bead(0.12, [hx - 0.1, hy + 0.09, 0], "white", { flat: true }),
    ...[-1, 1].flatMap((s) => [
      bead(0.06, [hx - 0.06, hy + 0.04, s * 0.15], FACE, { stretch: [0.7, 0.5, 1.2] }),
      bead(0.022, [hx + 0.07, hy + 0.06, s * 0.09], "white"),
    ]),
    bead(0.08, [-0.42, 0.5, 0], "white", { flat: true }),
  ];
}

export const lamb = (seed: number): Part[] => scaled(sheep(seed), 0.58);

/** Faces +x. */
export function goat(): Part[] {
  return [
    ...legs(0.24, 0.1, 0.38, "#8a7460"),
    ball(0.3, [0, 0.54, 0], "#d9c7ae", { detail: 1, stretch: [1.3, 0.78, 0.72] }),
    rod(0.1, 0.3, [0.28, 0.58, 0], "#d9c7ae", { sides: 7, turn: [0, 0, -0.5] }),
    ball(0.13, [0.45, 0.88, 0], "#e6d8c2", {
      detail: 1,
      stretch: [1.35, 0.85, 0.8],
      turn: [0, 0, -0.3],
    }),
    ...[-1, 1].flatMap((s) => [
      rod(0.035, 0.24, [0.38, 0.96, s * 0.06], "stoneDark", {
        sides: 5,
        upper: 0.012,
        turn: [s * 0.2, 0, 0.6],
      }),
      bead(0.06, [0.36, 0.88, s * 0.14], "#b99f80", { stretch: [0.6, 0.5, 1.3] }),
      bead(0.02, [0.5, 0.92, s * 0.095], "coal"),
    ]),
    box([0.05, 0.16, 0.05], [0.53, 0.66, 0], "white", { bevel: 0.015, turn: [0, 0, 0.1] }),
    box([0.06, 0.14, 0.05], [-0.4, 0.62, 0], "#b99f80", { bevel: 0.015, turn: [0, 0, 0.5] }),
    rod(0.125, 0.04, [0.31, 0.66, 0], "brick", { sides: 7, turn: [0, 0, -0.5] }),
  ];
}

/** Faces +x. */
export function goose(): Part[] {
  return [
    ...[-0.07, 0.07].flatMap((z) => [
      rod(0.025, 0.2, [0, 0, z], "honey", { sides: 5 }),
      block([0.13, 0.02, 0.1], [0.04, 0, z], "honey"),
    ]),
    ball(0.22, [-0.02, 0.34, 0], "white", { detail: 1, stretch: [1.35, 0.86, 0.86] }),
    ...[-1, 1].map((s) =>
      bead(0.17, [-0.06, 0.36, s * 0.13], "linen", { stretch: [1.4, 0.7, 0.4] }),
    ),
    bead(0.1, [-0.3, 0.42, 0], "linen", { stretch: [1.2, 0.6, 0.8], turn: [0, 0, 0.5] }),
    rod(0.075, 0.42, [0.18, 0.38, 0], "white", { sides: 7, upper: 0.055, turn: [0, 0, -0.12] }),
    ball(0.09, [0.26, 0.84, 0], "white", { detail: 1, stretch: [1.2, 0.95, 0.9] }),
    box([0.14, 0.05, 0.07], [0.38, 0.8, 0], "carrot", { bevel: 0.015 }),
    ...[-1, 1].map((s) => bead(0.018, [0.3, 0.87, s * 0.075], "coal")),
  ];
}
