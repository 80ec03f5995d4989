// A mule, with a pack on either side.
import { ball, bead, block, box, type Part, rod } from "../parts.ts";

const COAT = "#8d8078";
const MUZZLE = "#d9cdbd";
const MANE = "#4c413d";

/** Faces +x. */
export function plainMule(): Part[] {
  return [
    ...[-0.38, 0.38].flatMap((x) =>
      [-0.16, 0.16].map((z) => rod(0.075, 0.56, [x, 0, z], COAT, { sides: 5, upper: 0.1 })),
    ),
    box([1.02, 0.46, 0.46], [0, 0.52, 0], COAT, { bevel: 0.1 }),
    box([0.26, 0.62, 0.24], [0.5, 0.76, 0], COAT, { bevel: 0.06, turn: [0, 0, -0.55] }),
    box([0.44, 0.24, 0.22], [0.82, 1.16, 0], COAT, { bevel: 0.06, turn: [0, 0, -0.5] }),
    box([0.15, 0.18, 0.21], [0.98, 1.06, 0], MUZZLE, { bevel: 0.05, turn: [0, 0, -0.5] }),
    block([0.1, 0.5, 0.08], [0.38, 0.96, 0], MANE, { turn: [0, 0, -0.55] }),
    ...[-1, 1].flatMap((s) => [
      box([0.09, 0.36, 0.06], [0.66, 1.34, s * 0.09], COAT, {
        bevel: 0.03,
        turn: [s * 0.25, 0, 0.2],
      }),
      bead(0.028, [0.84, 1.28, s * 0.11], "coal"),
      block([0.56, 0.34, 0.2], [-0.06, 0.56, s * 0.33], s > 0 ? "brick" : "wood"),
      block([0.58, 0.06, 0.22], [-0.06, 0.9, s * 0.33], "butter"),
    ]),
    rod(0.1, 0.7, [-0.06, 1.06, -0.35], "teal", { sides: 7, turn: [Math.PI / 2, 0, 0] }),
    rod(0.03, 0.42, [-0.52, 0.5, 0], MANE, { sides: 4, turn: [0, 0, 0.15] }),
    ball(0.06, [-0.5, 0.46, 0], MANE, { detail: 0, squash: 1.5 }),
  ];
}
