// A candle in a brass dish.
import { spots } from "../lights.ts";
import { box, cylinder, lathe, points, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const candle: Piece = {
  id: "candle",
  name: "Candle",
  set: "bedroom",
  words: "light candlestick",
  stands: "surface",
  footprint: [0.4, 0.32],
  height: 0.56,
  lights: spots("candle", [0, 0.46, 0]),
  parts: [
    lathe(points("0 0, 0.1 0, 0.15 0.03, 0.14 0.045, 0 0.03"), [0, 0, 0], "brass", { sides: 18 }),
    ...repeat(3, (i) =>
      box([0.05, 0.015, 0.02], [-0.15 - [0.0, 0.025, 0.0][i]!, 0.02 + i * 0.022, 0], "brass", {
        bevel: 0.005,
      }),
    ),
    cylinder(0.06, 0.34, [0, 0.03, 0], "white", { sides: 12, bevel: 0.02 }),
    cylinder(0.066, 0.05, [0, 0.3, 0], "cream", { sides: 9, upper: 0.055, bevel: 0.015 }),
    lathe(points("0 0, 0.032 0.03, 0.036 0.06, 0.016 0.12, 0 0.17"), [0, 0.375, 0], "flame", {
      sides: 8,
      glow: true,
      top: "flameHeart",
    }),
  ],
};
