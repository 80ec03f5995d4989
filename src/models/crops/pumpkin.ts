// A pumpkin with its ribs and stalk, and the vine it lies on.
import { ball, lathe, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";
import { leaf } from "./leaf.ts";

export function pumpkin(r: number, seed = 0, pale = false): Part[] {
  const [a, b] = pale ? (["linen", "white"] as const) : (["pumpkin", "pumpkinLight"] as const);
  return [
    ...repeat(8, (i) => {
      const angle = (i * Math.PI) / 4 + seed;
      return ball(
        r * 0.62,
        [Math.cos(angle) * r * 0.46, r * 0.66, Math.sin(angle) * r * 0.46],
        i % 2 ? a : b,
        { stretch: [0.95, 1.1, 0.72], turn: [0, -angle, 0], detail: 2, top: i % 2 ? b : "#ffb661" },
      );
    }),
    lathe(
      [
        [0, 0],
        [0.16 * r, 0],
        [0.09 * r, 0.14 * r],
        [0.08 * r, 0.34 * r],
        [0.11 * r, 0.42 * r],
        [0, 0.43 * r],
      ],
      [0, r * 1.22, 0],
      "olive",
      { sides: 7, flat: true, turn: [0.2, 0, -0.25] },
    ),
  ];
}

export function pumpkinPlant(seed: number): Part[] {
  const r = between(0.22, 0.3, seed);
  return [
    ...pumpkin(r, seed),
    ...repeat(5, (i) =>
      leaf({
        length: between(0.24, 0.36, seed, i),
        width: 0.26,
        colour: i % 2 ? "leaf" : "leafLight",
        lift: between(0.25, 0.7, seed, i + 7),
        curl: 0.7,
        heading: i * 1.26 + seed,
        at: [Math.cos(i * 1.26 + seed) * r * 0.8, 0.05, -Math.sin(i * 1.26 + seed) * r * 0.8],
      }),
    ),
  ];
}
