// An anvil on an elm block, with a horseshoe still warm and the hammer at rest.
import { spots } from "../lights.ts";
import { block, box, cylinder, lathe, points, repeat, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const anvil: Piece = {
  id: "anvil",
  name: "Anvil",
  set: "workshop",
  stands: "floor",
  lights: spots("ember", [-0.12, 0.98, 0]),
  parts: [
    cylinder(0.4, 0.42, [0, 0, 0], "bark", { sides: 11, bevel: 0.02, upper: 0.36 }),
    rod(0.33, 0.01, [0, 0.42, 0], "pine", { sides: 11 }),
    rod(0.39, 0.06, [0, 0.14, 0], "ironDark", { sides: 11 }),
    slab(
      points(`
      -0.3 0, 0.3 0, 0.15 0.12, 0.15 0.2, 0.36 0.3, 0.36 0.42, -0.36 0.42, -0.36 0.32,
      -0.15 0.2, -0.15 0.12
    `),
      0.26,
      [0, 0.42, 0],
      "iron",
      { bevel: 0.03 },
    ),
    box([0.72, 0.04, 0.27], [0, 0.82, 0], "ironLight", { bevel: 0.012 }),
    lathe(points("0 0, 0.13 0, 0.09 0.16, 0.03 0.32, 0 0.33"), [0.34, 0.76, 0], "iron", {
      sides: 8,
      turn: [0, 0, -Math.PI / 2 + 0.1],
    }),
    ...repeat(7, (i) => {
      const a = -0.6 + (i / 6) * (Math.PI + 1.2);
      return block(
        [0.05, 0.025, 0.075],
        [-0.12 + Math.cos(a) * 0.1, 0.86, Math.sin(a) * 0.1],
        i > 1 && i < 5 ? "ember" : "brickDark",
        { turn: [0, -a, 0], glow: i > 1 && i < 5 },
      );
    }),
    box([0.05, 0.05, 0.5], [0.28, 0.43, 0.16], "oak", { bevel: 0.015, turn: [-0.16, 0.3, 0] }),
    box([0.22, 0.12, 0.12], [0.36, 0.44, 0.4], "ironDark", { bevel: 0.02, turn: [0, 0.3, 0] }),
  ],
};
