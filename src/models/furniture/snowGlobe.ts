// A snow globe: a red house, two firs and the snow that never settles.
import { spots } from "../lights.ts";
import { block, cylinder, lathe, type Part, points, repeat, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const fir = (x: number, z: number, h: number): Part =>
  lathe(
    [
      [0, 0],
      [h * 0.36, 0],
      [0, h],
    ],
    [x, 0.21, z],
    "#447b4d",
    { sides: 6, flat: true, top: "#dcebe4" },
  );

/** Glass is drawn as its brass ribs; a solid ball would hide what is in it. */
const rib = (turn: number): Part[] =>
  repeat(5, (i) => {
    const a = -1.25 + (i + 0.5) * 0.564;
    return block(
      [0.018, 0.15, 0.018],
      [
        Math.sin(turn) * Math.cos(a) * 0.26,
        0.39 + Math.sin(a) * 0.26,
        Math.cos(turn) * Math.cos(a) * 0.26,
      ],
      "#e8f4f4",
      { turn: [-a * Math.cos(turn), 0, a * Math.sin(turn)] },
    );
  });

export const snowGlobe: Piece = {
  id: "snow-globe",
  name: "Snow globe",
  set: "winter",
  stands: "surface",
  lights: spots("fairy", [0.01, 0.27, 0.12]),
  parts: [
    cylinder(0.24, 0.14, [0, 0, 0], "walnut", { sides: 10, bevel: 0.02, upper: 0.2 }),
    rod(0.21, 0.03, [0, 0.13, 0], "brass", { sides: 10 }),
    rod(0.18, 0.06, [0, 0.16, 0], "white", { sides: 10 }),
    block([0.13, 0.11, 0.11], [0.01, 0.21, 0.02], "brick"),
    slab(points("-0.1 0, 0.1 0, 0 0.1"), 0.13, [0.01, 0.32, 0.02], "white", { bevel: 0 }),
    block([0.03, 0.04, 0.01], [0.01, 0.25, 0.08], "lamp", { glow: true }),
    fir(-0.11, 0.02, 0.22),
    fir(0.11, -0.07, 0.18),
    ...rib(Math.PI * 0.75),
    ...rib(Math.PI * 1.75),
    ...repeat(5, (i) =>
      block(
        [0.016, 0.016, 0.016],
        [Math.sin(i * 2.4) * 0.14, 0.36 + i * 0.05, Math.cos(i * 2.4) * 0.12],
        "#ffffff",
        { turn: [i, i, 0] },
      ),
    ),
  ],
};
