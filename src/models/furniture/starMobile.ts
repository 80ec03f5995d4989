// A mobile on a curved stand: the moon, stars and a sheep that jumps over them.
import { bead, block, type Part, points, repeat, rod, slab, type Vec } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const HANG = 1.94;

const thread = (x: number, z: number, y: number): Part =>
  block([0.012, HANG - y, 0.012], [x, y, z], "linen");

const star = ([x, y, z]: Vec, r: number): Part[] => [
  thread(x, z, y),
  ...[0, Math.PI / 4].map((turn) =>
    block([r, r, 0.04], [x, y - r / 2, z], "butter", { turn: [0, 0.6, turn] }),
  ),
];

const sheep = ([x, y, z]: Vec): Part[] => [
  thread(x, z, y),
  bead(0.12, [x, y, z], "white", { flat: true, stretch: [1.25, 0.85, 0.8] }),
  bead(0.06, [x + 0.15, y + 0.03, z], "ink"),
  ...[-0.07, 0.07].map((dx) => block([0.03, 0.1, 0.03], [x + dx, y - 0.18, z], "ink")),
];

const moon: Part[] = [
  thread(0.08, 0.28, 1.5),
  slab(
    points("0.02 -0.16, 0.12 -0.1, 0.04 0, 0.12 0.1, 0.02 0.16, -0.1 0.12, -0.15 0, -0.1 -0.12"),
    0.05,
    [0.08, 1.4, 0.28],
    "honey",
    { bevel: 0, turn: [0, 0.6, 0.3] },
  ),
];

/** The arm bends over from the post to the middle. */
const arm: Part[] = repeat(4, (i) => {
  const a = (i + 0.5) * (Math.PI / 8);
  return block(
    [0.05, 0.19, 0.05],
    [-0.46 * Math.cos(a), 1.6 + Math.sin(a) * 0.4 - 0.085, 0],
    "wainscot",
    { turn: [0, 0, -a] },
  );
});

export const starMobile: Piece = {
  id: "star-mobile",
  name: "Star mobile",
  set: "nursery",
  stands: "floor",
  footprint: [1.48, 0.9],
  height: 2.06,
  tint: ["wood", "wainscot"],
  parts: [
    rod(0.28, 0.06, [-0.46, 0, 0], "wainscot", { sides: 8 }),
    rod(0.04, 1.6, [-0.46, 0.05, 0], "wainscot", { sides: 6 }),
    ...arm,
    ...[0, Math.PI / 2].map((turn) =>
      block([0.92, 0.035, 0.035], [0, HANG, 0], "oak", { turn: [0, turn + 0.4, 0] }),
    ),
    ...star([0.4, 1.62, -0.16], 0.2),
    ...star([-0.3, 1.44, 0.16], 0.17),
    ...star([0.02, 1.74, 0], 0.13),
    ...sheep([-0.12, 1.24, -0.36]),
    ...sheep([0.3, 1.16, 0.14]),
    ...moon,
  ],
};
