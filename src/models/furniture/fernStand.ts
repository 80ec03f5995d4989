// A fern on a tall turned stand, its fronds arching to every side.
import { lathe, type Part, points, repeat, rod, slab, spun, turned } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { clayPot } from "./sprays.ts";

const GREENS = ["leaf", "leafLight", "leafDeep"] as const;

/** Two straight lengths, the second drooping from the end of the first. */
function frond(i: number): Part[] {
  const up = 0.5 + (i % 3) * 0.24;
  const blade = (long: number, wide: number) =>
    slab(
      [
        [-wide * 0.6, 0],
        [wide * 0.6, 0],
        [wide, long * 0.6],
        [0, long],
        [-wide, long * 0.6],
      ],
      0.02,
      [0, 0, 0],
      GREENS[i % 3]!,
      { bevel: 0, flat: true },
    );
  const [reach, rise] = [Math.sin(up) * 0.36, Math.cos(up) * 0.36];
  const first = turned([blade(0.38, 0.07)], [up, 0, 0]);
  const second = turned([blade(0.34, 0.06)], [up + 1.0, 0, 0]).map(
    (part): Part => ({ ...part, at: [0, rise, reach] }),
  );
  return spun(
    [...first, ...second].map(
      (part): Part => ({ ...part, at: [0, part.at[1] + 1.28, part.at[2] + 0.04] }),
    ),
    i * 2.4,
  );
}

export const fernStand: Piece = {
  id: "fern-on-a-stand",
  name: "Fern on a stand",
  set: "garden",
  words: "plant",
  stands: "floor",
  footprint: [1.32, 1.24],
  height: 1.64,
  tint: ["glaze", "rose"],
  parts: [
    ...[0, 2.094, 4.189].map((a) =>
      rod(0.045, 0.26, [Math.cos(a) * 0.2, 0.03, Math.sin(a) * 0.2], "walnut", {
        sides: 5,
        turn: [-Math.sin(a) * 0.7, 0, Math.cos(a) * 0.7],
      }),
    ),
    lathe(
      points("0 0, 0.08 0, 0.05 0.2, 0.09 0.5, 0.06 0.74, 0.26 0.8, 0.26 0.86, 0 0.86"),
      [0, 0.14, 0],
      "walnut",
      { sides: 10 },
    ),
    ...clayPot(0.22, 0.3, [0, 1.0, 0], "rose"),
    ...repeat(10, frond),
  ],
};
