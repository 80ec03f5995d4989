// Small things in the grass: flowers, tufts, mushrooms.
import { ball, box, type Colour, cylinder, lathe, type Part, points, repeat } from "../parts.ts";
import { between } from "../random.ts";

export function flower(colour: Colour, seed = 0): Part[] {
  const h = between(0.14, 0.24, seed);
  return [
    cylinder(0.012, h, [0, 0, 0], "leaf", { sides: 5 }),
    ...repeat(5, (i) => {
      const a = (i * 2 * Math.PI) / 5;
      return ball(0.045, [Math.cos(a) * 0.05, h, Math.sin(a) * 0.05], colour, { squash: 0.55 });
    }),
    ball(0.032, [0, h + 0.02, 0], "butter"),
  ];
}

export function tuft(
  seed: number,
  height = 0.24,
  colour: Colour = "leafLight",
  blades = 5,
): Part[] {
  return repeat(blades, (i) => {
    const a = i * 2.4 + seed;
    const h = height * between(0.65, 1.1, seed, i);
    return lathe(
      [
        [0, 0],
        [0.028, 0],
        [0.02, h * 0.6],
        [0, h],
      ],
      [Math.cos(a) * 0.045, 0, Math.sin(a) * 0.045],
      "leaf",
      { sides: 5, turn: [Math.sin(a) * 0.4, 0, -Math.cos(a) * 0.4], top: colour },
    );
  });
}

export function mushroom(): Part[] {
  return [
    cylinder(0.035, 0.11, [0, 0, 0], "cream", { sides: 8 }),
    lathe(points("0 0, 0.1 0, 0.085 0.06, 0.04 0.1, 0 0.11"), [0, 0.1, 0], "brick", { sides: 10 }),
    ...repeat(4, (i) =>
      box(
        [0.025, 0.025, 0.025],
        [Math.cos(i * 1.6) * 0.05, 0.165, Math.sin(i * 1.6) * 0.05],
        "white",
        { bevel: 0.01 },
      ),
    ),
  ];
}
