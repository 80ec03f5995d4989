// Larger beasts of wood and bank: a badger, a fox cub, an otter and a vole.
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  mirror,
  type Part,
  placed,
  points,
  rod,
  slab,
} from "../parts.ts";
import { plainHen } from "./hens.ts";
import type { ResidentModel } from "./look.ts";
import { stone } from "./props.ts";

const pricked = (s: number, at: readonly [number, number, number], fur: Colour): Part =>
  slab(points("-0.085 0, 0.085 0, 0 0.19"), 0.06, [at[0] + s * 0.11, at[1], at[2]], fur, {
    bevel: 0.01,
    turn: [0, 0, -s * 0.2],
  });

const ripple = (r: number, at: readonly [number, number, number], colour: Colour): Part =>
  cylinder(r, 0.012, at, colour, { sides: 14, bevel: 0 });

export const hunters = {
  badger: () => [
    rod(0.26, 0.02, [0.24, 0, 0.3], "coal", { sides: 10 }),
    ball(0.26, [-0.34, 0, 0.22], "soil", {
      detail: 1,
      flat: true,
      rough: 0.14,
      squash: 0.7,
      top: "soilRidge",
    }),
    ...placed(
      [
        ball(0.24, [0, 0.28, -0.12], "#8a8688", { detail: 1, stretch: [1, 0.88, 1.4] }),
        ...mirror(
          ...[0.1, -0.3].map((z) => rod(0.06, 0.16, [-0.14, 0, z], "#2f2b2e", { sides: 6 })),
        ),
        ball(0.16, [0, 0.34, 0.27], "white", { detail: 1, stretch: [1, 0.85, 1.25] }),
        ...mirror(
          box([0.065, 0.06, 0.34], [-0.085, 0.405, 0.27], "#2f2b2e", {
            bevel: 0.015,
            turn: [0.3, 0.12, 0],
          }),
          bead(0.045, [-0.13, 0.46, 0.16], "#2f2b2e"),
          bead(0.018, [-0.09, 0.43, 0.37], "white"),
        ),
        bead(0.05, [0, 0.31, 0.48], "coal"),
        bead(0.08, [0, 0.32, -0.46], "white", { stretch: [0.8, 0.8, 1.2] }),
      ],
      [0.06, 0, -0.12],
      0.1,
    ),
  ],
  "fox cub": ({ lit }) => [
    ...placed(
      [
        ball(0.19, [0, 0.19, -0.06], "#e8762c", { detail: 1, stretch: [0.95, 0.95, 1.1] }),
        ball(0.14, [0, 0.36, 0.02], "#e8762c", { detail: 1, stretch: [0.9, 1.3, 0.85] }),
        bead(0.11, [0, 0.34, 0.09], "white", { stretch: [0.85, 1.3, 0.7] }),
        ...mirror(rod(0.045, 0.26, [-0.07, 0, 0.13], "#4a3430", { sides: 6 })),
        ball(0.16, [0, 0.62, 0.06], "#e8762c", { detail: 1, stretch: [1.1, 0.9, 0.95] }),
        rod(0.085, 0.2, [0, 0.585, 0.14], "white", { sides: 6, upper: 0.025, turn: [1.5, 0, 0] }),
        bead(0.032, [0, 0.6, 0.34], "coal"),
        ...[-1, 1].flatMap((s) => [
          pricked(s, [0, 0.72, 0.04], "#4a3430"),
          { ...bead(0.028, [s * 0.08, 0.66, 0.185], lit ? "lamp" : "coal"), glow: lit },
        ]),
        ...(
          [
            [0.08, -0.26, 0.09],
            [0.1, -0.38, 0.115],
            [0.16, -0.49, 0.11],
          ] as const
        ).map(([y, z, r]) => bead(r, [0.08, y, z], "#e8762c")),
        bead(0.08, [0.08, 0.24, -0.55], "white"),
      ],
      [-0.26, 0, -0.1],
      0.45,
    ),
    ...placed(plainHen("white"), [0.3, 0, 0.3], -1.6, 0.8),
    ...placed(plainHen("#c98a5a"), [0.02, 0, 0.46], -2.4, 0.75),
  ],
  /** Half on its slide, its head towards the water. */
  otter: () => [
    slab(points("-0.24 -0.42, 0.24 -0.42, 0.2 0.4, -0.2 0.4"), 0.05, [0, 0.03, 0], "soilWet", {
      bevel: 0.01,
      turn: [-Math.PI / 2 + 0.08, 0, 0],
    }),
    ball(0.17, [0, 0.19, -0.02], "#a8714a", { detail: 1, stretch: [0.95, 0.8, 1.9] }),
    bead(0.13, [0, 0.16, 0.16], "#e6cda4", { stretch: [0.95, 0.85, 1.2] }),
    ball(0.15, [0, 0.35, 0.32], "#a8714a", { detail: 1, stretch: [1.1, 0.88, 1] }),
    bead(0.085, [0, 0.31, 0.42], "#e6cda4", { stretch: [1.2, 0.75, 0.8] }),
    bead(0.035, [0, 0.34, 0.48], "coal"),
    rod(0.1, 0.46, [0, 0.16, -0.3], "#8a5836", { sides: 6, upper: 0.015, turn: [-1.35, 0, 0] }),
    ...mirror(
      bead(0.045, [-0.13, 0.45, 0.28], "#8a5836"),
      bead(0.026, [-0.085, 0.39, 0.435], "coal"),
      box([0.1, 0.05, 0.18], [-0.17, 0.06, 0.24], "#8a5836", { bevel: 0.02, turn: [0, -0.6, 0] }),
      box([0.1, 0.05, 0.18], [-0.16, 0.06, -0.24], "#8a5836", { bevel: 0.02, turn: [0, -0.8, 0] }),
    ),
  ],
  "water vole": ({ season }) => [
    ...(season === "hearth"
      ? []
      : [
          ripple(0.5, [0, 0, 0.18], "#8fd3dc"),
          ripple(0.36, [0, 0.008, 0.18], "foam"),
          ripple(0.29, [0, 0.012, 0.18], "waterDeep"),
        ]),
    ...(season === "hearth" ? [stone(0.3, [0, 0, 0.16])] : []),
    ...placed(
      [
        ball(0.2, [0, 0.14, -0.02], "#8f6238", { detail: 1, stretch: [0.95, 0.9, 1.2] }),
        ball(0.145, [0, 0.27, 0.17], "#8f6238", { detail: 1 }),
        bead(0.075, [0, 0.24, 0.27], "#c79a68"),
        bead(0.028, [0, 0.27, 0.335], "coal"),
        ...mirror(
          bead(0.05, [-0.11, 0.36, 0.11], "#74502e"),
          bead(0.026, [-0.085, 0.315, 0.27], "coal"),
          bead(0.045, [-0.07, 0.1, 0.25], "#c79a68"),
        ),
        box([0.04, 0.03, 0.34], [0.04, 0.12, -0.36], "#74502e", { bevel: 0.01, turn: [0, 0.3, 0] }),
        block([0.03, 0.36, 0.03], [0.06, 0.14, 0.29], "leafLight", { turn: [0, 0, -0.9] }),
      ],
      [0, season === "hearth" ? 0.18 : 0, 0.14],
      0,
      1.15,
    ),
  ],
} as const satisfies Record<string, ResidentModel>;
