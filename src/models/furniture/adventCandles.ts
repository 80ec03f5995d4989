// A ring of fir with four candles, of which three are lit.
import { spots } from "../lights.ts";
import { bead, lathe, type Part, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ringOfLeaves } from "./sprays.ts";

const candle = (i: number): Part[] => {
  const a = (i / 4) * 2 * Math.PI + 0.6;
  const [x, z] = [Math.cos(a) * 0.27, Math.sin(a) * 0.27];
  const h = 0.24 + i * 0.05;
  return [
    rod(0.055, h, [x, 0.08, z], "brick", { sides: 7 }),
    ...(i < 3
      ? [
          lathe(points("0 0, 0.03 0.05, 0 0.14"), [x, 0.09 + h, z], "flame", {
            sides: 5,
            glow: true,
            top: "flameHeart",
          }),
        ]
      : []),
  ];
};

export const adventCandles: Piece = {
  id: "advent-ring",
  name: "Advent ring",
  set: "winter",
  words: "candles wreath christmas",
  stands: "surface",
  tint: ["cloth", "brick"],
  lights: spots("candle", [0.22, 0.46, 0.15], [-0.15, 0.5, 0.22], [-0.22, 0.56, -0.15]),
  parts: [
    rod(0.4, 0.03, [0, 0, 0], "walnut", { sides: 12 }),
    ...ringOfLeaves(7, 0.28, 0.12, [0, 0.15, 0], 3),
    ...repeat(4, candle),
    ...repeat(3, (i) => {
      const a = (i / 4) * 2 * Math.PI + 1.3;
      return bead(0.05, [Math.cos(a) * 0.34, 0.18, Math.sin(a) * 0.34], i % 2 ? "tomato" : "brass");
    }),
  ],
};
