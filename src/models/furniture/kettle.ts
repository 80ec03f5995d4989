// A copper kettle with a curved spout; it is on.
import { ball, box, lathe, places, points, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const HANDLE = 7;

export const kettle: Piece = {
  id: "copper-kettle",
  name: "Copper kettle",
  set: "kitchen",
  words: "tea pot",
  stands: "surface",
  // The end of its spout.
  steams: places("0.44 0.33 0"),
  parts: [
    lathe(
      points("0 0, 0.24 0, 0.29 0.05, 0.3 0.14, 0.25 0.26, 0.15 0.34, 0.14 0.37, 0 0.37"),
      [0, 0, 0],
      "copper",
      { sides: 22 },
    ),
    lathe(points("0 0, 0.15 0, 0.13 0.04, 0 0.06"), [0, 0.36, 0], "terracotta", { sides: 18 }),
    ball(0.04, [0, 0.44, 0], "bark"),
    lathe(points("0 0, 0.075 0, 0.05 0.16, 0.035 0.3, 0 0.3"), [0.22, 0.12, 0], "copper", {
      sides: 10,
      turn: [0, 0, -0.82],
    }),
    ...repeat(HANDLE, (i) => {
      const t = (Math.PI * (i + 0.5)) / HANDLE;
      const at = [-Math.cos(t) * 0.22, 0.34 + Math.sin(t) * 0.22, 0] as const;
      const middle = i > 1 && i < HANDLE - 2;
      return box(
        [0.13, middle ? 0.06 : 0.035, middle ? 0.06 : 0.035],
        at,
        middle ? "bark" : "ironDark",
        { bevel: 0.014, turn: [0, 0, Math.PI / 2 - t] },
      );
    }),
  ],
};
