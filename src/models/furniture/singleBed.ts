// A painted single bed with a heart on its head, a striped blanket and one deep pillow.
import { bead, box, mirror, type Part, repeat, rod, slab } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { bowed, heartOutline } from "./joinery.ts";

const STRIPES = ["rose", "cream", "denimPale", "cream"] as const;

const end = (z: number, h: number, rise: number): Part[] => [
  slab(bowed(1.2, h, rise), 0.1, [0, 0.16, z], "wainscot", { bevel: 0.03 }),
  slab(bowed(0.94, h * 0.62, rise * 0.8), 0.13, [0, 0.34, z], "wainscotLight", { bevel: 0 }),
  ...mirror(
    rod(0.07, h + 0.14, [-0.63, 0, z], "wainscot", { sides: 7 }),
    bead(0.09, [-0.63, h + 0.2, z], "white"),
  ),
];

export const singleBed: Piece = {
  id: "single-bed",
  name: "Painted single bed",
  set: "bedroom",
  words: "sleep child",
  stands: "floor",
  surfaces: [top(0.74, 1.2, 1.6, 0, 0.5)],
  tint: ["wood", "wainscot", "wainscotLight"],
  cloth: ["denim", "rose", "cream", "denimPale"],
  parts: [
    ...end(-1.36, 1.02, 0.22),
    ...end(1.36, 0.56, 0.1),
    slab(heartOutline(0.3), 0.03, [0, 1.13, -1.29], "rose", { bevel: 0 }),
    ...mirror(box([0.1, 0.24, 2.7], [-0.56, 0.24, 0], "wainscot")),
    box([1.1, 0.3, 2.6], [0, 0.36, 0], "white", { bevel: 0.045 }),
    box([1.26, 0.4, 1.72], [0, 0.34, 0.46], "denim", { bevel: 0.045 }),
    ...repeat(4, (i) =>
      box([1.265, 0.403, 0.15], [0, 0.341, -0.1 + i * 0.38], STRIPES[i]!, { bevel: 0.04 }),
    ),
    box([1.24, 0.13, 0.34], [0, 0.63, -0.42], "white", { bevel: 0.045 }),
    box([0.86, 0.24, 0.5], [0, 0.66, -0.94], "white", { bevel: 0.075, turn: [-0.4, 0, 0] }),
  ],
};
