// A pumpkin with a friendly face cut in it and a candle behind.
import { spots } from "../lights.ts";
import { box, points, repeat, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { gourd } from "./gourds.ts";

const lit = { bevel: 0, glow: true, top: "flameHeart" } as const;

export const pumpkinLantern: Piece = {
  id: "pumpkin-lantern",
  name: "Pumpkin lantern",
  set: "harvest",
  words: "lamp light halloween",
  stands: "surface",
  lights: spots("candle", [0, 0.24, 0.5]),
  parts: [
    ...gourd(0.34, [0, 0, 0], "orange"),
    ...[-1, 1].map((s) =>
      slab(points("-0.06 0, 0.06 0, 0 0.11"), 0.05, [s * 0.11, 0.25, 0.325], "flame", {
        ...lit,
        turn: [-0.2, s * 0.34, 0],
      }),
    ),
    ...repeat(5, (i) => {
      const a = (i - 2) * 0.24;
      return box(
        [0.095, i % 2 ? 0.045 : 0.075, 0.05],
        [Math.sin(a) * 0.335, 0.115 + Math.abs(i - 2) * 0.02, Math.cos(a) * 0.335],
        "lampDeep",
        { ...lit, turn: [0, a, (i - 2) * 0.18] },
      );
    }),
  ],
};
