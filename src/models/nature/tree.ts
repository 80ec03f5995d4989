// Trees of two kinds: a round apple tree and a young birch.
import { ball, type Colour, cylinder, type Part, repeat, type Vec } from "../parts.ts";
import { between, chance } from "../random.ts";

const crown = (r: number, at: Vec, colour: Colour, top: Colour): Part =>
  ball(r, at, colour, { flat: true, rough: 0.09, detail: 1, top });

export function appleTree(seed: number, fruit = true): Part[] {
  const lean = between(-0.08, 0.08, seed, 1);
  const clumps: [number, number, number, number][] = [
    [0, 1.78, 0, 0.82],
    [0.5, 1.5, 0.3, 0.56],
    [-0.48, 1.56, 0.34, 0.52],
    [0.1, 1.42, 0.6, 0.44],
    [0.36, 2.08, -0.3, 0.5],
    [-0.2, 2.34, 0.08, 0.54],
  ];
  const tones = [
    ["leaf", "leafLight"],
    ["leafDeep", "#74b04c"],
    ["#6fa844", "#a3cf5e"],
  ] as const;
  return [
    cylinder(0.2, 1.3, [0, 0, 0], "bark", { upper: 0.12, sides: 8, turn: [0, 0, lean] }),
    cylinder(0.07, 0.6, [0.06, 0.85, 0], "bark", { upper: 0.05, sides: 6, turn: [0, 0, -0.8] }),
    cylinder(0.07, 0.6, [-0.04, 0.8, 0.05], "bark", { upper: 0.05, sides: 6, turn: [0.5, 0, 0.7] }),
    ...clumps.map(([x, y, z, r], i) => {
      const [low, high] = tones[(i + seed) % 3]!;
      return crown(r * between(0.92, 1.1, seed, i + 10), [x, y, z], low, high);
    }),
    ...(fruit
      ? repeat(9, (i) => {
          const a = i * 2.4 + seed;
          const y = 1.25 + (i % 4) * 0.3;
          const r = 0.82 - Math.abs(y - 1.7) * 0.3;
          return ball(0.085, [Math.cos(a) * r + 0.08, y, Math.sin(a) * r + 0.1], "tomato");
        })
      : []),
  ];
}

export function birch(seed: number): Part[] {
  return [
    cylinder(0.09, 1.5, [0, 0, 0], "white", { sides: 8, upper: 0.06, turn: [0.04, 0, 0.05] }),
    ...repeat(3, (i) => cylinder(0.092, 0.04, [0, 0.3 + i * 0.34, 0], "ink", { sides: 8 })),
    ...repeat(4, (i) => {
      const a = i * 1.9 + seed;
      const at: Vec = [Math.cos(a) * 0.24, 1.4 + i * 0.27, Math.sin(a) * 0.24];
      const r = 0.42 - i * 0.03 + chance(seed, i) * 0.06;
      return crown(r, at, i % 2 ? "honey" : "#d8b04a", i % 2 ? "#f4c95f" : "#ecd06a");
    }),
  ];
}
