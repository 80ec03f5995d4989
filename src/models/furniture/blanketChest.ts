// A painted chest at the foot of the bed, with a quilt let out over its edge.
import { ALONG_Z, block, box, corners, mirror, type Part, repeat, rod, slab } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { ellipse } from "./joinery.ts";

const CLOTHS = ["rose", "cream", "butter", "denimPale"] as const;
const TOP = 0.68;

const quilt: Part[] = [
  box([0.62, 0.03, 0.5], [0.28, TOP - 0.005, 0.06], "cream", { bevel: 0.01 }),
  ...repeat(6, (i) =>
    block(
      [0.19, 0.19, 0.03],
      [0.09 + (i % 3) * 0.19, 0.27 + Math.floor(i / 3) * 0.2, 0.36],
      CLOTHS[(i + Math.floor(i / 3)) % 4]!,
    ),
  ),
  block([0.62, 0.42, 0.025], [0.28, 0.25, 0.345], "white"),
];

const flower: Part[] = [
  slab(ellipse(0.13, 0.13, 10), 0.03, [-0.42, 0.32, 0.32], "cream", { bevel: 0 }),
  ...repeat(5, (i) => {
    const a = i * 1.257 + 0.3;
    return slab(
      ellipse(0.05, 0.05, 5),
      0.04,
      [-0.42 + Math.cos(a) * 0.08, 0.32 + Math.sin(a) * 0.08, 0.325],
      "brick",
      { bevel: 0 },
    );
  }),
  slab(ellipse(0.035, 0.035, 6), 0.05, [-0.42, 0.32, 0.325], "butter", { bevel: 0 }),
];

export const blanketChest: Piece = {
  id: "blanket-chest",
  name: "Blanket chest",
  set: "bedroom",
  words: "trunk box storage",
  stands: "floor",
  surfaces: [top(0.68, 1.2, 0.6, -0.1, 0)],
  tint: ["enamel", "enamel", "enamelLight", "enamelDark"],
  parts: [
    ...corners(box([0.14, 0.1, 0.14], [-0.62, 0, -0.22], "walnut", { bevel: 0.03 })),
    box([1.48, 0.5, 0.62], [0, 0.06, 0], "enamelLight", { bevel: 0.035 }),
    box([1.56, 0.12, 0.7], [0, TOP - 0.12, 0], "enamel", { bevel: 0.04 }),
    box([1.52, 0.07, 0.66], [0, 0.06, 0], "enamelDark", { bevel: 0.02 }),
    ...mirror(box([0.08, 0.62, 0.74], [-0.66, 0.07, 0], "ironDark", { bevel: 0.015 })),
    ...flower,
    ...quilt,
    rod(0.02, 0.16, [-0.8, 0.36, -0.08], "brass", { sides: 6, turn: ALONG_Z }),
  ],
};
