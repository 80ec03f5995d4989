// An iron bracket with a lantern for the wall beside the door.
import { spots } from "../lights.ts";
import { block, box, lathe, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const wallLantern: Piece = {
  id: "wall-lantern",
  name: "Wall lantern",
  set: "parlour",
  words: "lamp light",
  stands: "wall",
  hangsAt: 1.9,
  lights: spots("lantern", [0, 0.34, 0.28]),
  parts: [
    box([0.14, 0.4, 0.04], [0, 0.36, 0.02], "ironDark", { bevel: 0.015 }),
    block([0.04, 0.04, 0.32], [0, 0.68, 0.17], "ironDark"),
    block([0.03, 0.3, 0.03], [0, 0.44, 0.14], "ironDark", { turn: [0.75, 0, 0] }),
    block([0.02, 0.08, 0.02], [0, 0.62, 0.28], "ironDark"),
    lathe(points("0 0, 0.17 0, 0.05 0.14, 0 0.15"), [0, 0.48, 0.28], "copper", {
      sides: 8,
      flat: true,
    }),
    rod(0.1, 0.26, [0, 0.21, 0.28], "flame", {
      sides: 8,
      upper: 0.13,
      glow: true,
      top: "flameHeart",
    }),
    ...[0, 1, 2, 3].map((i) => {
      const a = (i + 0.5) * (Math.PI / 2);
      return block(
        [0.022, 0.28, 0.022],
        [Math.cos(a) * 0.13, 0.21, 0.28 + Math.sin(a) * 0.13],
        "ironDark",
        { turn: [Math.sin(a) * 0.12, 0, -Math.cos(a) * 0.12] },
      );
    }),
    rod(0.13, 0.05, [0, 0.17, 0.28], "ironDark", { sides: 8 }),
  ],
};
