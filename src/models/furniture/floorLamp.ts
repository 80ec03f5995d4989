// A standing lamp with a lit pleated shade.
import { spots } from "../lights.ts";
import { cylinder, lathe, points, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { turnedLeg } from "./legs.ts";

const SHADE = 1.62;

export const floorLamp: Piece = {
  id: "floor-lamp",
  name: "Floor lamp",
  set: "parlour",
  words: "light standing",
  stands: "floor",
  lights: spots("lamp", [0, 1.9, 0]),
  parts: [
    cylinder(0.29, 0.06, [0, 0, 0], "bark", { sides: 20 }),
    turnedLeg(0, 0, SHADE + 0.1, "walnut", 0.72, 12),
    lathe(points("0.46 0, 0.4 0.2, 0.26 0.54, 0 0.55"), [0, SHADE, 0], "lampshadeLow", {
      sides: 24,
      glow: true,
      top: "lampshade",
    }),
    ...[
      [0.465, SHADE - 0.02],
      [0.275, SHADE + 0.52],
    ].map(([r, y]) =>
      lathe(
        [
          [r! - 0.02, 0],
          [r!, 0.01],
          [r!, 0.035],
          [r! - 0.02, 0.045],
        ],
        [0, y!, 0],
        "brick",
        { sides: 24 },
      ),
    ),
    ...repeat(16, (i) => {
      const a = (i / 16) * 2 * Math.PI;
      return cylinder(0.018, 0.09, [Math.cos(a) * 0.45, SHADE - 0.1, Math.sin(a) * 0.45], "brick", {
        sides: 5,
        upper: 0.008,
        bevel: 0.004,
      });
    }),
    cylinder(0.022, 0.08, [0, SHADE + 0.54, 0], "brass", { sides: 8 }),
  ],
};
