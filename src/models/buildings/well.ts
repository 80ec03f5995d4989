// A stone well under a little roof, with its bucket.
import { box, cylinder, lathe, type Part, points, repeat, spun } from "../parts.ts";
import { slope } from "./slope.ts";

export function well(): Part[] {
  const side = slope([0.6, 1.16], [0, 1.6], 0.08, 1.0, [0, 0, 0], "terracotta");
  return [
    ...repeat(3, (row) =>
      repeat(10, (i) => {
        const a = ((i + (row % 2) * 0.5) * Math.PI) / 5;
        return box(
          [0.25, 0.15, 0.14],
          [Math.sin(a) * 0.4, row * 0.15, Math.cos(a) * 0.4],
          (i + row) % 3 ? "stone" : "#b3a693",
          { bevel: 0.04, turn: [0, a, 0] },
        );
      }),
    ),
    cylinder(0.36, 0.36, [0, 0, 0], "#3f6f86", { sides: 16, bevel: 0.01 }),
    ...[-1, 1].map((k) => box([0.1, 1.24, 0.1], [k * 0.46, 0, 0], "walnut", { bevel: 0.03 })),
    cylinder(0.05, 0.92, [0.46, 0.95, 0], "oak", { turn: [0, 0, Math.PI / 2], sides: 8 }),
    side,
    ...spun([side], Math.PI),
    box([0.16, 0.09, 1.04], [0, 1.62, 0], "#b9582f", { bevel: 0.04 }),
    cylinder(0.01, 0.3, [0.1, 0.66, 0], "strawDark", { sides: 5 }),
    lathe(points("0 0, 0.09 0, 0.12 0.2, 0.1 0.2, 0 0.14"), [0.1, 0.46, 0], "oak", { sides: 12 }),
  ];
}
