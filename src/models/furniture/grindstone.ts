// A treadle grindstone in a trough of water, with a sickle waiting its turn.
import { ALONG_X, block, box, cylinder, mirror, type Part, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const sickle: Part[] = [
  ...repeat(6, (i) => {
    const a = 0.2 + i * 0.44;
    return block(
      [0.045, 0.13, 0.015],
      [0.34 + Math.cos(a) * 0.2, 0.66 + Math.sin(a) * 0.22, 0.42],
      "#c6d0d2",
      { turn: [0, 0, a] },
    );
  }),
  box([0.06, 0.26, 0.06], [0.53, 0.46, 0.42], "walnut", { bevel: 0.02 }),
];

export const grindstone: Piece = {
  id: "grindstone",
  name: "Grindstone",
  set: "workshop",
  stands: "floor",
  parts: [
    ...mirror(
      ...[-1, 1].map((z) =>
        box([0.1, 0.72, 0.1], [-0.3, 0, z * 0.4], "wood", { bevel: 0.02, turn: [-z * 0.2, 0, 0] }),
      ),
    ),
    ...mirror(box([0.12, 0.11, 0.9], [-0.3, 0.64, 0], "oak", { bevel: 0.03 })),
    box([0.44, 0.16, 0.7], [0, 0.42, 0], "walnut", { bevel: 0.025 }),
    block([0.36, 0.02, 0.62], [0, 0.575, 0], "water"),
    cylinder(0.44, 0.16, [-0.08, 0.84, 0], "stone", { sides: 16, bevel: 0.03, turn: ALONG_X }),
    rod(0.1, 0.2, [-0.1, 0.84, 0], "walnut", { sides: 8, turn: ALONG_X }),
    rod(0.035, 1.02, [-0.46, 0.84, 0], "ironDark", { sides: 6, turn: ALONG_X }),
    block([0.04, 0.26, 0.05], [0.54, 0.64, 0], "ironDark"),
    rod(0.03, 0.18, [0.54, 0.64, 0], "pine", { sides: 6, turn: ALONG_X }),
    box([0.3, 0.05, 0.34], [0, 0.08, 0.28], "wood", { bevel: 0.015, turn: [0.16, 0, 0] }),
    ...sickle,
  ],
};
