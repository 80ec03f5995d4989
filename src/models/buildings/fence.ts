// A length of picket fence, one unit along x, and a post to end it.
import { box, type Part, type Point2, slab } from "../parts.ts";
import { between } from "../random.ts";

export function fence(length: number, seed = 0): Part[] {
  const count = Math.max(2, Math.round(length / 0.2));
  const step = length / count;
  const pickets = Array.from({ length: count }, (_, i) => {
    const h = between(0.44, 0.5, seed, i);
    const outline: Point2[] = [
      [-0.055, 0],
      [0.055, 0],
      [0.055, h - 0.06],
      [0, h],
      [-0.055, h - 0.06],
    ];
    const x = (i + 0.5) * step - length / 2;
    const turn = [0, 0, between(-0.04, 0.04, seed, i + 50)] as const;
    return slab(outline, 0.045, [x, 0.03, 0.035], "white", { bevel: 0.012, turn });
  });
  return [
    ...pickets,
    ...[0.14, 0.34].map((y) => box([length, 0.06, 0.04], [0, y, -0.01], "cream", { bevel: 0.015 })),
  ];
}

export function fencePost(): Part[] {
  return [
    box([0.12, 0.58, 0.12], [0, 0, 0], "white", { bevel: 0.03 }),
    box([0.16, 0.05, 0.16], [0, 0.57, 0], "cream", { bevel: 0.02 }),
  ];
}
