// A ring of leaves about a middle, as most young plants have.
import { type Colour, type Part, repeat, type Vec } from "../parts.ts";
import { between } from "../random.ts";
import { leaf } from "./leaf.ts";

export const green = ["#5f9a4a", "#8cc152"] as const;

export const rosette = (
  seed: number,
  count: number,
  length: number,
  width: number,
  lift: number,
  tones: readonly [Colour, Colour],
  at: Vec = [0, 0.02, 0],
): Part[] =>
  repeat(count, (i) =>
    leaf({
      length: length * between(0.85, 1.15, seed, i),
      width,
      colour: tones[i % 2]!,
      lift: lift + between(-0.15, 0.15, seed, i + 20),
      curl: 0.7,
      heading: (i * 2 * Math.PI) / count + seed,
      at,
    }),
  );
