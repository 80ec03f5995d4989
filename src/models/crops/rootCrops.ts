// Roots that show above the soil: beets and onions.
import { ball, type Colour, type Part } from "../parts.ts";
import { rosette } from "./rosette.ts";

export function root(
  seed: number,
  colour: Colour,
  top: Colour,
  tones: readonly [Colour, Colour],
): Part[] {
  return [
    ball(0.13, [0, 0.07, 0], colour, { top, squash: 0.9 }),
    ...rosette(seed, 5, 0.36, 0.13, 1, tones, [0, 0.14, 0]),
  ];
}

export function onion(seed: number): Part[] {
  return [
    ball(0.13, [0, 0.1, 0], "#cf8a3f", { top: "#eec07a", squash: 0.95 }),
    ...rosette(seed, 4, 0.42, 0.05, 1.25, ["#7fa85c", "#9cc06c"], [0, 0.2, 0]),
  ];
}
