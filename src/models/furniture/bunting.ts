// A string of cloth flags that hangs in two swags.
import { bead, block, type Part, points, repeat, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const LENGTH = 3.4;
const FLAGS = 9;
const SAG = 0.26;
const CLOTHS = ["brick", "butter", "sage", "cream", "russetLight"] as const;

const sagAt = (t: number): number => {
  const within = (t * 2) % 1;
  return 0.58 - SAG * 4 * within * (1 - within);
};

const flag = (i: number): Part[] => {
  const t = (i + 0.5) / FLAGS;
  const slope = (sagAt(t + 0.01) - sagAt(t - 0.01)) / (0.02 * LENGTH);
  const turn = [0.12, 0, Math.atan(slope)] as const;
  const x = (t - 0.5) * LENGTH;
  return [
    slab(points("-0.13 0, 0 -0.3, 0.13 0"), 0.02, [x, sagAt(t), 0.06], CLOTHS[i % CLOTHS.length]!, {
      bevel: 0,
      turn,
    }),
    block([0.27, 0.035, 0.03], [x, sagAt(t) - 0.018, 0.06], "linen", { turn }),
  ];
};

export const bunting: Piece = {
  id: "bunting",
  name: "Bunting",
  set: "harvest",
  words: "flags party",
  stands: "wall",
  hangsAt: 3.2,
  overOpenings: true,
  parts: [
    ...repeat(FLAGS, flag),
    ...repeat(FLAGS, (i) => {
      const [a, b] = [i / FLAGS, (i + 0.999) / FLAGS];
      const [x0, x1] = [(a - 0.5) * LENGTH, (b - 0.5) * LENGTH];
      const rise = sagAt(b) - sagAt(a);
      return block(
        [Math.hypot(x1 - x0, rise) + 0.02, 0.016, 0.016],
        [(x0 + x1) / 2, (sagAt(a) + sagAt(b)) / 2, 0.05],
        "linen",
        { turn: [0, 0, Math.atan2(rise, x1 - x0)] },
      );
    }),
    ...[-0.5, 0, 0.5].map((t) => bead(0.04, [t * LENGTH, 0.59, 0.04], "walnut")),
  ],
};
