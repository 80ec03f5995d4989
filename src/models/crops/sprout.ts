// Young green: a two-leaved sprout and a leek with its fan of leaves.
import { cylinder, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";
import { leaf } from "./leaf.ts";

export function sprout(seed: number, size = 1): Part[] {
  const h = 0.13 * size * between(0.8, 1.3, seed);
  return [
    cylinder(0.018 * size, h, [0, 0, 0], "#a9d46f", { sides: 6 }),
    ...repeat(between(0, 1, seed, 5) < 0.4 ? 4 : 2, (i) =>
      leaf({
        length: size * (i < 2 ? 0.2 : 0.13),
        width: size * 0.12,
        colour: i % 2 ? "leafLight" : "#9ccf63",
        lift: i < 2 ? 0.55 : 1.05,
        curl: 0.5,
        heading: i * Math.PI + seed + (i > 1 ? 1.57 : 0),
        at: [0, h, 0],
        thickness: 0.022 * size,
      }),
    ),
  ];
}

export function leek(seed: number): Part[] {
  return [
    cylinder(0.05, 0.26, [0, -0.02, 0], "white", { sides: 9, top: "leafPale" }),
    ...repeat(6, (i) =>
      leaf({
        length: between(0.42, 0.58, seed, i),
        width: 0.1,
        colour: i % 2 ? "#6f9f6a" : "#88b878",
        lift: 1.25 - (i % 3) * 0.2,
        curl: 0.6,
        heading: (i % 2) * Math.PI + between(-0.4, 0.4, seed, i + 9) + seed,
        at: [0, 0.2, 0],
      }),
    ),
  ];
}
