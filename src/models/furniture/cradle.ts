// A rocking cradle with a hood, a heart cut into its end and a quilt tucked in.
import { block, box, mirror, type Part, repeat, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { bowed, heartOutline } from "./joinery.ts";

/** Shallow arcs across the length, one at each end. */
const rocker = (z: number): Part[] =>
  repeat(4, (i) => {
    const t = (i - 1.5) / 1.5;
    return block([0.33, 0.07, 0.09], [t * 0.46, t * t * 0.07, z], "walnut", {
      turn: [0, 0, t * 0.3],
    });
  });

export const cradle: Piece = {
  id: "cradle",
  name: "Cradle",
  set: "nursery",
  words: "baby bed cot",
  stands: "floor",
  tint: ["wood", "oak", "pine", "walnut"],
  cloth: ["rose", "cream"],
  parts: [
    ...rocker(-0.46),
    ...rocker(0.46),
    box([0.72, 0.07, 1.2], [0, 0.12, 0], "oak", { bevel: 0.02 }),
    ...mirror(box([0.07, 0.42, 1.2], [-0.4, 0.16, 0], "pine", { bevel: 0.02, turn: [0, 0, 0.16] })),
    slab(bowed(0.86, 0.4, 0.14), 0.07, [0, 0.16, 0.6], "oak", { bevel: 0.02 }),
    slab(bowed(0.86, 0.74, 0.16), 0.07, [0, 0.16, -0.6], "oak", { bevel: 0.02 }),
    slab(heartOutline(0.22), 0.02, [0, 0.42, 0.635], "brick", { bevel: 0 }),
    ...mirror(
      box([0.36, 0.06, 0.5], [-0.27, 0.9, -0.4], "wainscot", { bevel: 0.02, turn: [0, 0, 0.5] }),
    ),
    box([0.28, 0.06, 0.5], [0, 0.97, -0.4], "wainscotLight", { bevel: 0.02 }),
    ...mirror(box([0.06, 0.36, 0.06], [-0.42, 0.52, -0.18], "oak", { bevel: 0.015 })),
    box([0.68, 0.22, 1.06], [0, 0.24, 0], "white", { bevel: 0.04 }),
    box([0.71, 0.16, 0.66], [0, 0.38, 0.22], "rose", { bevel: 0.045 }),
    box([0.72, 0.05, 0.16], [0, 0.52, -0.12], "white", { bevel: 0.02 }),
    ...[-0.2, 0.04, 0.28].map((z, i) =>
      block([0.14, 0.012, 0.14], [i === 1 ? 0.14 : -0.12, 0.54, z + 0.18], "cream", {
        turn: [0, 0.78, 0],
      }),
    ),
    box([0.44, 0.12, 0.24], [0, 0.46, -0.4], "cream", { bevel: 0.04 }),
  ],
};
