// Maize on its stalk, with cobs when it is ripe.
import { ball, lathe, type Part, points, repeat, rod } from "../parts.ts";
import { between } from "../random.ts";
import { leaf } from "./leaf.ts";
import { green } from "./rosette.ts";

export function maize(seed: number, cobs: boolean): Part[] {
  const h = between(1, 1.2, seed);
  return [
    rod(0.035, h, [0, 0, 0], "#6fa848", { sides: 6, upper: 0.025 }),
    ...repeat(6, (i) =>
      leaf({
        length: 0.5 - i * 0.03,
        width: 0.11,
        colour: green[i % 2]!,
        lift: 0.85,
        curl: 1.1,
        heading: i * 2.5 + seed,
        at: [0, h * (0.12 + i * 0.13), 0],
      }),
    ),
    ...repeat(cobs ? 2 : 0, (i) => {
      const a = 0.6 + i * 1.5 + seed;
      return ball(
        0.065,
        [Math.cos(a) * 0.09, h * (0.48 + i * 0.14), Math.sin(a) * 0.09],
        "#eda41c",
        { top: "#ffd75e", stretch: [1, 2.2, 1], turn: [Math.sin(a) * 0.3, 0, -Math.cos(a) * 0.3] },
      );
    }),
    ...repeat(3, (i) =>
      lathe(points("0 0, 0.02 0.03, 0 0.22"), [0, h - 0.02, 0], "#c9a552", {
        sides: 4,
        turn: [Math.sin(i * 2.1) * 0.5, 0, Math.cos(i * 2.1) * 0.5],
        top: "#eed58a",
      }),
    ),
  ];
}
