// A garland of leaves, hops, apples and small gourds for over the door.
import { ball, type Part, repeat } from "../parts.ts";
import { pick } from "../random.ts";
import type { Piece } from "./furniture.ts";
import { clump } from "./sprays.ts";

const BEADS = 15;
const W = 2.2;
const LEAVES = ["carrot", "honey", "brick", "olive", "leaf"] as const;

const bead = (i: number): Part[] => {
  const t = i / (BEADS - 1);
  const x = (t - 0.5) * W;
  const y = 0.56 - 0.38 * 4 * t * (1 - t);
  const fruit = i % 3 === 1;
  return [
    clump(0.13, [x, y, 0.12], i, pick(LEAVES, 8, i)),
    ...(fruit
      ? [
          ball(
            0.075,
            [x + 0.02, y - 0.02, 0.23],
            (["tomato", "pumpkinLight", "butter"] as const)[i % 2 ? 0 : 1]!,
            { detail: 0 },
          ),
        ]
      : []),
  ];
};

export const harvestGarland: Piece = {
  id: "harvest-garland",
  name: "Harvest garland",
  set: "harvest",
  stands: "wall",
  hangsAt: 2.5,
  overOpenings: true,
  parts: repeat(BEADS, bead),
};
