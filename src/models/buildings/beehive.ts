// A straw beehive on its bench.
import { ALONG_Z, box, corners, cylinder, lathe, type Part } from "../parts.ts";

export function beehive(): Part[] {
  return [
    ...corners(box([0.06, 0.2, 0.06], [-0.18, 0, -0.16], "walnut", { bevel: 0.015 })),
    box([0.52, 0.06, 0.46], [0, 0.18, 0], "walnut", { bevel: 0.02 }),
    ...[0.24, 0.2, 0.14].map((r, i) =>
      lathe(
        [
          [0, 0],
          [r - 0.02, 0],
          [r + 0.02, 0.08],
          [r - 0.03, 0.17],
          [0, 0.18],
        ],
        [0, 0.23 + i * 0.16, 0],
        i % 2 ? "strawDark" : "straw",
        { sides: 18 },
      ),
    ),
    cylinder(0.05, 0.05, [0, 0.28, 0.2], "coal", { sides: 10, turn: ALONG_Z }),
  ];
}
