// Small neighbours of a field: a rabbit, a hedgehog, a robin.
import { ball, bead, block, box, type Colour, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";

/** Faces +x. */
export function rabbit(colour: Colour = "#b59a7c"): Part[] {
  return [
    ball(0.15, [0, 0.14, 0], colour, { detail: 1, stretch: [1.15, 0.95, 0.9] }),
    ball(0.1, [0.15, 0.27, 0], colour, { detail: 1 }),
    ...[-1, 1].flatMap((s) => [
      box([0.04, 0.2, 0.05], [0.1, 0.33, s * 0.045], colour, {
        bevel: 0.015,
        turn: [s * 0.12, 0, 0.3],
      }),
      block([0.02, 0.14, 0.03], [0.115, 0.35, s * 0.047], "rose", { turn: [s * 0.12, 0, 0.3] }),
      bead(0.016, [0.22, 0.3, s * 0.06], "coal"),
      box([0.15, 0.05, 0.06], [0.1, 0, s * 0.08], colour, { bevel: 0.02 }),
    ]),
    bead(0.06, [-0.17, 0.13, 0], "white", { flat: true }),
    bead(0.018, [0.25, 0.265, 0], "rose"),
  ];
}

/** Faces +x. */
export function hedgehog(seed: number): Part[] {
  return [
    ball(0.17, [0, 0.12, 0], "#7a5b44", {
      detail: 1,
      flat: true,
      rough: 0.1,
      stretch: [1.2, 0.9, 1],
    }),
    ...repeat(14, (i) => {
      const a = i * 2.4;
      const up = between(0.3, 1.3, seed, i);
      const r = Math.cos(up) * 0.17;
      return block(
        [0.02, 0.08, 0.02],
        [Math.cos(a) * r * 1.15 - 0.03, 0.1 + Math.sin(up) * 0.12, Math.sin(a) * r],
        i % 2 ? "#5c4331" : "#a98662",
        { turn: [Math.sin(a) * (1.5 - up), 0, -Math.cos(a) * (1.5 - up) + 0.3] },
      );
    }),
    bead(0.085, [0.18, 0.09, 0], "#d9b48c", { stretch: [1.4, 0.9, 0.9] }),
    bead(0.024, [0.3, 0.1, 0], "coal"),
    ...[-1, 1].map((s) => bead(0.014, [0.22, 0.13, s * 0.055], "coal")),
  ];
}

/** Faces +x and sits on y 0. */
export function robin(): Part[] {
  return [
    ball(0.1, [0, 0.1, 0], "#8a6a4c", { detail: 1, stretch: [1.1, 1, 0.9] }),
    bead(0.075, [0.055, 0.1, 0], "carrot"),
    bead(0.065, [0.06, 0.21, 0], "#8a6a4c"),
    block([0.06, 0.02, 0.025], [0.13, 0.2, 0], "ink"),
    block([0.13, 0.025, 0.06], [-0.12, 0.12, 0], "#6f5238", { turn: [0, 0, -0.4] }),
    ...[-1, 1].map((s) => bead(0.012, [0.1, 0.225, s * 0.045], "coal")),
  ];
}
