// A fire of three logs behind an iron bar, as it burns in a hearth.
import { block, box, type Colour, cylinder, lathe, mirror, type Part } from "../parts.ts";

const flame = (x: number, z: number, high: number, colour: Colour, top: Colour): Part =>
  lathe(
    [
      [0, 0],
      [0.11 * high + 0.03, 0.12 * high],
      [0.13 * high + 0.02, 0.3 * high],
      [0.05, 0.72 * high],
      [0, high],
    ],
    [x, 0.3, z],
    colour,
    { sides: 7, glow: true, top },
  );

export const logFire: readonly Part[] = [
  ...[-0.16, 0.16].map((z) =>
    cylinder(0.075, 0.84, [-0.42, 0.2, 0.42 + z], "bark", { sides: 8, turn: [0, z, -Math.PI / 2] }),
  ),
  cylinder(0.07, 0.66, [-0.3, 0.32, 0.36], "walnut", { sides: 8, turn: [0, -0.3, -Math.PI / 2] }),
  box([0.9, 0.05, 0.06], [0, 0.12, 0.66], "ironDark", { bevel: 0.015 }),
  ...mirror(box([0.06, 0.3, 0.06], [-0.38, 0.08, 0.66], "ironDark", { bevel: 0.02 })),
  block([0.7, 0.05, 0.3], [0, 0.14, 0.42], "ember", { glow: true }),
  flame(-0.24, 0.44, 0.62, "#ff9a3c", "#ffc765"),
  flame(0.24, 0.42, 0.56, "#ff9a3c", "#ffc765"),
  flame(0, 0.38, 0.9, "#ff9a3c", "#ffd27a"),
  flame(-0.1, 0.52, 0.5, "#ffb54a", "#ffe6a0"),
  flame(0.12, 0.52, 0.44, "#ffb54a", "#ffe6a0"),
];
