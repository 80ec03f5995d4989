// A dapple rocking horse with a wool mane, a red saddle and brass to steer by.
import { bead, block, box, mirror, type Part, places, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const COAT = "#f0e6d6";
const DAPPLE = "#cfc4b6";

const runner = (x: number): Part[] =>
  repeat(7, (i) => {
    const t = (i - 3) / 3;
    return block([0.08, 0.09, 0.3], [x, t * t * 0.13, t * 0.76], "enamel", {
      turn: [-t * 0.34, 0, 0],
    });
  });

const leg = (x: number, z: number): Part =>
  box([0.1, 0.56, 0.12], [x, 0.12, z], COAT, { bevel: 0.03, turn: [-z * 0.7, 0, x * 0.5] });

/** Faces +z. */
export const rockingHorse: Piece = {
  id: "rocking-horse",
  name: "Rocking horse",
  set: "nursery",
  stands: "floor",
  tint: ["enamel", "enamel", "enamelLight"],
  parts: [
    ...runner(-0.24),
    ...runner(0.24),
    ...[-0.4, 0.4].map((z) => box([0.56, 0.06, 0.1], [0, 0.1, z], "enamelLight", { bevel: 0.02 })),
    ...mirror(leg(-0.19, -0.34), leg(-0.19, 0.34)),
    box([0.36, 0.34, 0.86], [0, 0.58, 0], COAT, { bevel: 0.04 }),
    box([0.22, 0.52, 0.26], [0, 0.76, 0.44], COAT, { bevel: 0.04, turn: [0.42, 0, 0] }),
    box([0.22, 0.24, 0.44], [0, 1.16, 0.66], COAT, { bevel: 0.04, turn: [0.42, 0, 0] }),
    box([0.19, 0.15, 0.12], [0, 1.1, 0.86], DAPPLE, { bevel: 0.03, turn: [0.42, 0, 0] }),
    ...mirror(box([0.06, 0.13, 0.05], [-0.08, 1.4, 0.54], COAT, { bevel: 0.015 })),
    ...mirror(block([0.02, 0.05, 0.05], [-0.115, 1.28, 0.66], "coal")),
    ...repeat(5, (i) =>
      box([0.09, 0.16, 0.13], [0, 1.34 - i * 0.13, 0.5 - i * 0.075], "linen", {
        bevel: 0.03,
        turn: [0.5, 0, 0],
      }),
    ),
    ...repeat(3, (i) =>
      block([0.1, 0.24, 0.1], [0, 0.72 - i * 0.15, -0.47 - i * 0.05], "linen", {
        turn: [0.3 + i * 0.1, 0, 0],
      }),
    ),
    box([0.4, 0.06, 0.4], [0, 0.9, -0.04], "brick", { bevel: 0.02 }),
    box([0.34, 0.12, 0.09], [0, 0.93, -0.2], "wine", { bevel: 0.03 }),
    ...mirror(block([0.03, 0.32, 0.06], [-0.2, 0.56, 0], "wine")),
    block([0.5, 0.05, 0.05], [0, 1.22, 0.6], "brass"),
    block([0.235, 0.04, 0.3], [0, 1.24, 0.72], "brick", { turn: [0.42, 0, 0] }),
    ...places("0.18 0.7 0.24, 0.18 0.62 -0.22, 0.18 0.76 -0.34").map(([x, y, z]) =>
      bead(0.055, [x, y, z], DAPPLE, { stretch: [0.2, 1, 1] }),
    ),
  ],
};
