// Three herbs in a wooden box: basil, chives in flower, rosemary.
import { bead, block, box, type Part, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { clump } from "./sprays.ts";

const chives: Part[] = repeat(4, (i) => {
  const a = i * 1.3;
  const [x, z] = [Math.sin(a) * 0.07, Math.cos(a) * 0.07];
  return [
    rod(0.014, 0.26, [x * 0.5, 0.24, z * 0.5], "leafDeep", { sides: 4, turn: [z * 2, 0, -x * 2] }),
    ...(i % 2 ? [] : [bead(0.045, [x, 0.52, z], "plum")]),
  ];
});

const rosemary: Part[] = repeat(4, (i) =>
  block(
    [0.06, 0.3, 0.06],
    [0.3 + (i % 2) * 0.08 - 0.04, 0.22, (i > 1 ? 1 : -1) * 0.04],
    i % 2 ? "#6f8f78" : "#86a38c",
    { turn: [(i > 1 ? 1 : -1) * 0.25, i, i % 2 ? -0.2 : 0.25] },
  ),
);

export const herbPots: Piece = {
  id: "kitchen-herbs",
  name: "Kitchen herbs",
  set: "garden",
  words: "plant pots basil",
  stands: "surface",
  parts: [
    box([0.94, 0.2, 0.28], [0, 0.02, 0], "oak", { bevel: 0.02 }),
    box([0.98, 0.05, 0.32], [0, 0, 0], "walnut", { bevel: 0.015 }),
    ...[-0.3, 0, 0.3].flatMap((x, i) => [
      rod(0.12, 0.06, [x, 0.2, 0], (["terracotta", "denimPale", "cream"] as const)[i]!, {
        sides: 8,
      }),
      block([0.12, 0.1, 0.02], [x, 0.08, 0.145], "cream"),
    ]),
    clump(0.13, [-0.32, 0.34, 0.03], 1, "leafLight"),
    clump(0.11, [-0.24, 0.42, -0.04], 2, "leaf"),
    clump(0.09, [-0.36, 0.44, -0.02], 3, "leafPale"),
    ...chives,
    ...rosemary,
  ],
};
