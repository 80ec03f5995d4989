// A white trellis with a rose climbing it from a trough.
import { bead, block, box, type Part, points, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { clump } from "./sprays.ts";

const W = 1.3;
const H = 2.1;

const climbs = points(`
  -0.5 0.5, -0.3 0.74, -0.42 1.04, -0.14 1.2, -0.3 1.52, 0.04 1.62, -0.1 1.92, 0.4 0.52,
  0.5 0.84, 0.3 1.06, 0.46 1.36
`);

const rose = (i: number): Part[] => {
  const [x, y] = climbs[(i * 3 + 1) % climbs.length]!;
  const at = [x + 0.07, y + 0.03, 0.17] as const;
  return [
    bead(0.085, at, i % 3 ? "rose" : "white", { squash: 0.8 }),
    bead(0.04, [at[0] + 0.02, at[1] + 0.02, at[2] + 0.06], "wine"),
  ];
};

export const roseTrellis: Piece = {
  id: "rose-trellis",
  name: "Rose trellis",
  set: "garden",
  words: "flowers climbing plant",
  stands: "floor",
  tint: ["wood", "wood", "oak"],
  parts: [
    box([1.46, 0.36, 0.42], [0, 0, 0], "wood", { bevel: 0.03 }),
    block([1.34, 0.02, 0.32], [0, 0.35, 0], "soilWet"),
    box([1.5, 0.07, 0.46], [0, 0.3, 0], "oak", { bevel: 0.02 }),
    ...repeat(4, (i) =>
      block([0.05, H, 0.04], [-W / 2 + 0.05 + (i * (W - 0.1)) / 3, 0.3, -0.05], "white"),
    ),
    ...repeat(5, (i) => block([W, 0.05, 0.04], [0, 0.56 + i * 0.4, -0.03], "white")),
    ...climbs.map(([x, y], i) => clump(0.15, [x, y, 0.06], i)),
    ...repeat(4, rose),
  ],
};
