// A wooden bed with two pillows under a patchwork quilt; the head is at the back.
import {
  ball,
  block,
  box,
  cylinder,
  mirror,
  type Part,
  type Point2,
  repeat,
  slab,
} from "../parts.ts";
import { pick } from "../random.ts";
import { type Piece, top } from "./furniture.ts";

const CLOTHS = ["sage", "cream", "rose", "butter", "leafPale", "teal", "linen"] as const;
const PATCH = 0.39;
const STEP = 0.4;

/** A board with a bowed top edge. */
function board(w: number, low: number, high: number): Point2[] {
  const half = w / 2;
  const bow = [0.6, 0.2, -0.2, -0.6].map(
    (t): Point2 => [half * t, low + (high - low) * (1 - t * t)],
  );
  return [[-half, 0], [half, 0], [half, low], ...bow, [-half, low]];
}

function end(z: number, w: number, low: number, high: number): Part[] {
  const posts = [-1, 1].flatMap((side): Part[] => [
    cylinder(0.085, low + 0.1, [side * (w / 2), 0, z], "wood", { sides: 10, upper: 0.075 }),
    ball(0.095, [side * (w / 2), low + 0.16, z], "oak"),
  ]);
  const inset = board(w * 0.78, (low - 0.3) * 0.8, (high - 0.3) * 0.86);
  return [
    slab(board(w - 0.06, low - 0.14, high - 0.14), 0.11, [0, 0.14, z], "walnut", { bevel: 0.04 }),
    slab(inset, 0.15, [0, 0.26, z], "oak", { bevel: 0 }),
    ...posts,
  ];
}

/** Patches with a hand's breadth of seam between them, over the top and down the sides. */
function patches(): Part[] {
  const top = repeat(25, (i) => {
    const x = ((i % 5) - 2) * STEP;
    const z = 0.48 + (Math.floor(i / 5) - 2) * STEP;
    return block([PATCH - 0.03, 0.03, PATCH - 0.03], [x, 0.825, z], pick(CLOTHS, 3, i));
  });
  const sides = repeat(10, (i) => {
    const side = i < 5 ? 1 : -1;
    const z = 0.48 + ((i % 5) - 2) * STEP;
    return block([0.03, 0.3, PATCH - 0.03], [side * 1.03, 0.46, z], pick(CLOTHS, 5, i));
  });
  return [...top, ...sides];
}

export const bed: Piece = {
  id: "patchwork-bed",
  name: "Patchwork bed",
  set: "bedroom",
  words: "double quilt sleep",
  stands: "floor",
  surfaces: [top(0.84, 1.9, 1.9, 0, 0.5)],
  tint: ["wood", "oak", "wood", "walnut"],
  cloth: ["linen", "sage", "cream", "rose", "butter", "leafPale", "teal", "russetLight"],
  parts: [
    ...end(-1.52, 2.1, 1.3, 1.62),
    ...end(1.54, 2.1, 0.62, 0.82),
    ...mirror(block([0.1, 0.26, 2.96], [-0.98, 0.22, 0], "walnut")),
    box([1.88, 0.34, 2.9], [0, 0.36, 0], "white", { bevel: 0.07 }),
    box([2.06, 0.46, 2.08], [0, 0.38, 0.46], "linen", { bevel: 0.075 }),
    ...patches(),
    box([2.08, 0.16, 0.42], [0, 0.72, -0.66], "white", { bevel: 0.07 }),
    box([0.86, 0.27, 0.56], [-0.48, 0.7, -1.12], "white", { bevel: 0.12, turn: [-0.42, 0.06, 0] }),
    box([0.86, 0.27, 0.56], [0.48, 0.7, -1.14], "cream", { bevel: 0.12, turn: [-0.42, -0.08, 0] }),
    box([0.52, 0.18, 0.44], [0.12, 0.86, -0.86], "russetLight", {
      bevel: 0.075,
      turn: [-0.62, 0.22, 0.04],
    }),
  ],
};
