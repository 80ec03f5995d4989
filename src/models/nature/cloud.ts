// A low-poly cloud, heaped and flat below.
import { ball, type Colour, type Part } from "../parts.ts";

const heaps: readonly (readonly [number, number, number, number])[][] = [
  [
    [0, 0, 0, 0.62],
    [0.66, -0.12, 0.1, 0.46],
    [-0.64, -0.14, 0.05, 0.42],
    [0.3, 0.22, -0.25, 0.46],
    [1.08, -0.24, 0, 0.3],
    [-1.05, -0.26, 0, 0.26],
  ],
  [
    [0, 0, 0, 0.52],
    [0.55, 0.08, -0.1, 0.5],
    [-0.56, -0.12, 0.08, 0.4],
    [1.05, -0.14, 0.05, 0.36],
    [-0.95, -0.22, 0, 0.26],
  ],
];

export function cloud(kind: 0 | 1, light: Colour, shade: Colour): Part[] {
  return heaps[kind]!.map(([x, y, z, r]) =>
    ball(r, [x, y, z], shade, {
      flat: true,
      detail: 2,
      rough: 0.05,
      top: light,
      stretch: [1, 0.88, 1],
    }),
  );
}
