// A night light: a new moon that shines, with a rabbit asleep on it.
import { spots } from "../lights.ts";
import { bead, block, cylinder, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const ARC = 14;

export const moonLamp: Piece = {
  id: "moon-lamp",
  name: "Moon lamp",
  set: "nursery",
  words: "light night",
  stands: "surface",
  footprint: [0.56, 0.34],
  height: 0.64,
  lights: spots("lantern", [0.04, 0.36, 0.1]),
  parts: [
    cylinder(0.17, 0.06, [0, 0, 0], "walnut", { sides: 10, bevel: 0.015 }),
    rod(0.04, 0.08, [0, 0.05, 0], "brass", { sides: 6 }),
    ...repeat(ARC, (i) => {
      const t = (i + 0.5) / ARC;
      const a = -2.95 + t * 4.1;
      const wide = 0.03 + 0.17 * Math.sin(t * Math.PI) ** 1.3;
      const [r, long] = [0.27 - wide * 0.5, 0.095];
      return block(
        [wide, long, 0.05 + wide * 0.5],
        [Math.cos(a) * r, 0.37 + Math.sin(a) * r - long / 2, 0],
        "lampshade",
        { glow: true, top: "flameHeart", turn: [0, 0, a] },
      );
    }),
    bead(0.075, [0.0, 0.32, 0.03], "white", { stretch: [1.3, 0.85, 0.9] }),
    bead(0.05, [-0.11, 0.33, 0.04], "white"),
    ...[0, 0.04].map((dz) =>
      block([0.1, 0.03, 0.025], [-0.06, 0.365, dz + 0.02], "rose", { turn: [0, 0, 0.3] }),
    ),
    bead(0.028, [0.1, 0.33, 0.03], "cream"),
  ],
};
