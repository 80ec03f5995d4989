// A wooden post with a lantern.
import { box, cylinder, lathe, type Part, points } from "../parts.ts";

/** The lantern hangs at [0.26, 1.08, 0]. */
export function lampPost(lit: boolean): Part[] {
  return [
    box([0.11, 1.5, 0.11], [0, 0, 0], "walnut", { bevel: 0.03 }),
    box([0.44, 0.07, 0.07], [0.17, 1.38, 0], "walnut", { bevel: 0.02 }),
    box([0.06, 0.34, 0.05], [0.12, 1.16, 0], "walnut", { bevel: 0.015, turn: [0, 0, -0.75] }),
    cylinder(0.012, 0.14, [0.3, 1.25, 0], "ink", { sides: 5 }),
    lathe(points("0 0, 0.12 0, 0.1 0.04, 0.03 0.1, 0 0.1"), [0.3, 1.18, 0], "ink", {
      sides: 8,
      flat: true,
    }),
    cylinder(0.075, 0.17, [0.3, 1.01, 0], lit ? "lamp" : "#f8e3ae", { sides: 8, glow: lit }),
    cylinder(0.1, 0.03, [0.3, 0.99, 0], "ink", { sides: 8 }),
  ];
}
