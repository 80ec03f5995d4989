// A storm lantern for the doorstep.
import { spots } from "../lights.ts";
import { block, cylinder, lathe, points, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const lantern: Piece = {
  id: "storm-lantern",
  name: "Storm lantern",
  set: "workshop",
  words: "lamp light",
  stands: "floor",
  places: ["floor", "surface"],
  lights: spots("lantern", [0, 0.22, 0]),
  parts: [
    cylinder(0.15, 0.08, [0, 0, 0], "ironDark", { sides: 12 }),
    cylinder(0.1, 0.26, [0, 0.08, 0], "flame", { sides: 10, glow: true, top: "flameHeart" }),
    ...repeat(4, (i) => {
      const a = (i + 0.5) * (Math.PI / 2);
      return block([0.02, 0.28, 0.02], [Math.cos(a) * 0.12, 0.07, Math.sin(a) * 0.12], "ironDark");
    }),
    lathe(points("0 0, 0.15 0, 0.13 0.04, 0.05 0.12, 0 0.13"), [0, 0.34, 0], "brick", {
      sides: 12,
    }),
    ...repeat(5, (i) => {
      const t = (Math.PI * (i + 0.5)) / 5;
      return block(
        [0.02, 0.085, 0.02],
        [-Math.cos(t) * 0.11, 0.46 + Math.sin(t) * 0.13, 0],
        "ironDark",
        { turn: [0, 0, -t] },
      );
    }),
  ],
};
