// Carrots: a plant in its row, and the root pulled out.
import { cylinder, lathe, type Part, points, repeat } from "../parts.ts";
import { between } from "../random.ts";
import { leaf } from "./leaf.ts";

function greens(seed: number, y: number, size: number, count = 7): Part[] {
  return repeat(count, (i) =>
    leaf({
      length: size * between(0.8, 1.15, seed, i),
      width: size * 0.26,
      colour: i % 3 ? "leaf" : "leafLight",
      lift: between(0.85, 1.35, seed, i + 20),
      curl: between(0.3, 0.8, seed, i + 40),
      heading: i * 2.4 + seed,
      at: [0, y, 0],
      thickness: 0.025,
    }),
  );
}

export function carrotPlant(seed: number): Part[] {
  return [
    cylinder(0.08, 0.13, [0, -0.05, 0], "carrot", { sides: 10 }),
    ...greens(seed, 0.07, 0.42),
  ];
}

/** Points down from y 0.7 to 0, the greens on top. */
export function carrotRoot(seed: number): Part[] {
  return [
    lathe(
      points("0 0, 0.04 0.05, 0.1 0.34, 0.15 0.6, 0.13 0.68, 0.05 0.7, 0 0.69"),
      [0, 0, 0],
      "carrot",
      { sides: 16, top: "carrotLight" },
    ),
    ...repeat(4, (i) =>
      cylinder(0.092 + i * 0.017, 0.014, [0, 0.26 + i * 0.1, 0], "#d97425", {
        sides: 16,
        bevel: 0.004,
      }),
    ),
    ...greens(seed, 0.66, 0.44, 8),
  ];
}
