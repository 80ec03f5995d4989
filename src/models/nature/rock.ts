// Stones: round ones for shores, sharp ones under a floating field, flat ones to step on.
import { ball, type Colour, type Part, prism, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";

const greys: [Colour, ...Colour[]] = ["stone", "#bdb2a3", "#d3cabc", "#b9ab98"];

export function pebble(r: number, seed: number): Part {
  return ball(r, [0, r * 0.35, 0], pick(greys, seed), {
    flat: true,
    detail: 1,
    rough: 0.16,
    stretch: [1, 0.72, between(0.8, 1.15, seed, 2)],
    top: "stone",
    turn: [0, seed, 0],
  });
}

export function boulder(r: number, seed: number): Part {
  return ball(r, [0, 0, 0], pick(["#8f8275", "#9b8e80", "#857768"], seed), {
    flat: true,
    detail: 1,
    rough: 0.2,
    stretch: [1, between(0.9, 1.5, seed, 3), 1],
    turn: [seed, seed * 2, 0],
    top: "#bfb2a0",
  });
}

export function steppingStones(seed: number): Part[] {
  return repeat(2, (i) =>
    prism(
      7,
      between(0.17, 0.25, seed, i),
      0.06,
      [i * 0.36 - 0.18, -0.015, between(-0.12, 0.12, seed, i + 5)],
      pick(greys, seed, i),
      { bevel: 0.02, turn: [0, seed + i, 0] },
    ),
  );
}
