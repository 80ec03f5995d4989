// A tall glass in a swinging frame; a scarf hangs over one post.
import { bead, block, box, moved, type Part, slab, turned } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ellipse } from "./joinery.ts";
import { mirrorGlass } from "./mirrorGlass.ts";

const TILT = [-0.14, 0, 0] as const;

const post = (x: number): Part[] => [
  box([0.08, 1.3, 0.08], [x, 0.1, 0], "walnut", { bevel: 0.02 }),
  box([0.1, 0.1, 0.7], [x, 0, 0], "walnut", { bevel: 0.04 }),
  bead(0.065, [x, 1.44, 0], "brass"),
];

export const chevalMirror: Piece = {
  id: "standing-mirror",
  name: "Standing mirror",
  set: "bedroom",
  words: "cheval glass",
  stands: "floor",
  tint: ["wood", "oak", undefined, "walnut"],
  parts: [
    ...post(-0.56),
    ...post(0.56),
    box([1.1, 0.07, 0.07], [0, 0.14, 0], "walnut", { bevel: 0.02 }),
    slab(ellipse(0.48, 0.9, 20), 0.08, [0, 1.22, 0], "oak", { bevel: 0.03, turn: TILT }),
    ...moved(turned(mirrorGlass(0.4, 0.81), TILT), [0, 1.225, 0.045]),
    box([0.14, 0.07, 0.16], [0.56, 1.4, 0], "rose", { bevel: 0.03 }),
    box([0.13, 0.62, 0.05], [0.56, 0.82, 0.08], "rose", { bevel: 0.02, turn: [0.04, 0, 0] }),
    box([0.12, 0.42, 0.05], [0.56, 1.0, -0.08], "rose", { bevel: 0.02 }),
    block([0.135, 0.08, 0.055], [0.56, 0.88, 0.083], "cream"),
  ],
};
