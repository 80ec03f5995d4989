// Split logs stacked in an iron cradle, with snow still on the top row.
import { block, box, mirror, type Part, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const ROWS = [4, 3, 4] as const;

const logs: Part[] = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, i): Part[] => {
    const x = (i - (count - 1) / 2) * 0.29;
    const y = 0.3 + row * 0.25;
    const turn = [Math.PI / 2, 0, 0] as const;
    const back = -0.36 + ((i + row) % 2) * 0.04;
    return [
      rod(0.14, 0.72, [x, y, back], row % 2 ? "walnut" : "bark", { sides: 7, turn }),
      block([0.17, 0.17, 0.73], [x, y - 0.085, back + 0.363], "pine", { turn: [0, 0, i + row] }),
    ];
  }).flat(),
);

export const logStack: Piece = {
  id: "log-stack",
  name: "Log stack",
  set: "winter",
  stands: "floor",
  parts: [
    ...[-0.26, 0.26].flatMap((z) => [
      block([1.3, 0.06, 0.07], [0, 0.1, z], "ironDark"),
      ...mirror(block([0.06, 1.1, 0.07], [-0.64, 0, z], "ironDark")),
    ]),
    ...mirror(block([0.07, 0.06, 0.6], [-0.64, 1.06, 0], "ironDark")),
    ...logs,
    box([0.62, 0.07, 0.5], [-0.18, 0.91, -0.02], "white", { bevel: 0.03 }),
    box([0.26, 0.05, 0.4], [0.42, 0.91, 0.02], "white", { bevel: 0.02 }),
  ],
};
