// What wheat and sunflowers look like before they are themselves.
import { ball, lathe, type Part, repeat, rod } from "../parts.ts";
import { between } from "../random.ts";
import { green, rosette } from "./rosette.ts";

export function youngWheat(seed: number): Part[] {
  return repeat(7, (i) => {
    const a = i * 2.4 + seed;
    const h = between(0.34, 0.46, seed, i);
    return lathe(
      [
        [0, 0],
        [0.03, 0.02],
        [0.024, h * 0.6],
        [0, h],
      ],
      [Math.cos(a) * 0.1, 0, Math.sin(a) * 0.1],
      "#7fae48",
      { sides: 4, flat: true, top: "#b6d672", turn: [Math.sin(a) * 0.25, 0, -Math.cos(a) * 0.25] },
    );
  });
}

export function buddingSunflower(seed: number): Part[] {
  const h = between(0.72, 0.86, seed);
  return [
    rod(0.035, h, [0, 0, 0], "#5f9a4a", { sides: 6 }),
    ...rosette(seed, 3, 0.3, 0.17, 0.5, green, [0, h * 0.3, 0]),
    ...rosette(seed + 1, 3, 0.24, 0.14, 0.6, green, [0, h * 0.66, 0]),
    ball(0.09, [0, h + 0.04, 0.02], "#6fa848", { top: "#d9c24a", squash: 0.9 }),
  ];
}
