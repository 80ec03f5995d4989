// A small lamp with a round glazed foot and a warm shade.
import { spots } from "../lights.ts";
import { cylinder, lathe, points, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const bedsideLamp: Piece = {
  id: "bedside-lamp",
  name: "Bedside lamp",
  set: "bedroom",
  words: "light",
  stands: "surface",
  tint: ["glaze", "teal", "#a5d6cd"],
  lights: spots("lamp", [0, 0.55, 0]),
  parts: [
    cylinder(0.12, 0.04, [0, 0, 0], "walnut", { sides: 10, bevel: 0.01 }),
    lathe(points("0 0, 0.08 0, 0.16 0.1, 0.15 0.2, 0.05 0.3, 0 0.3"), [0, 0.03, 0], "teal", {
      sides: 16,
      top: "#a5d6cd",
    }),
    lathe(points("0.158 0, 0.168 0.02, 0.168 0.05, 0.156 0.07"), [0, 0.15, 0], "cream", {
      sides: 16,
    }),
    rod(0.025, 0.1, [0, 0.32, 0], "brass", { sides: 6 }),
    lathe(points("0.26 0, 0.14 0.3, 0 0.31"), [0, 0.38, 0], "lampshadeLow", {
      sides: 20,
      glow: true,
      top: "lampshade",
    }),
    lathe(points("0.25 0, 0.27 0, 0.26 0.035, 0.24 0.035"), [0, 0.37, 0], "rose", { sides: 20 }),
  ],
};
