// Two narrow shelves of spices with a scalloped crown.
import { block, box, mirror, type Part, repeat, rod, slab } from "../parts.ts";
import { pick } from "../random.ts";
import type { Piece } from "./furniture.ts";
import { bowed } from "./joinery.ts";

const SPICES = ["carrot", "tomato", "straw", "olive", "plum", "terracotta"] as const;

const pot = (i: number): Part[] => {
  const x = -0.36 + (i % 4) * 0.24;
  const y = i < 4 ? 0.07 : 0.51;
  return [
    rod(0.075, 0.2, [x, y, 0.14], pick(SPICES, 4, i), { sides: 6 }),
    box([0.11, 0.06, 0.11], [x, y + 0.2, 0.14], i % 3 ? "cream" : "bark", { bevel: 0.015 }),
  ];
};

export const spiceRack: Piece = {
  id: "spice-rack",
  name: "Spice rack",
  set: "kitchen",
  stands: "wall",
  hangsAt: 1.9,
  tint: ["wood", "oak", undefined, "wood"],
  parts: [
    slab(bowed(1.0, 0.9, 0.2), 0.05, [0, 0.02, 0.025], "oak", { bevel: 0.015 }),
    ...mirror(box([0.05, 0.92, 0.24], [-0.5, 0, 0.12], "wood", { bevel: 0.015 })),
    ...[0.01, 0.45].flatMap((y) => [
      box([0.98, 0.05, 0.24], [0, y, 0.12], "wood", { bevel: 0.012 }),
      block([0.98, 0.03, 0.02], [0, y + 0.14, 0.235], "walnut"),
    ]),
    ...repeat(8, pot),
  ],
};
