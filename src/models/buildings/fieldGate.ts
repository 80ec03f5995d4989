// A field gate of five bars between two posts, latched; it closes a lane that comes along z.
import { box, type Part, type Vec } from "../parts.ts";

const BARS = [0.1, 0.29, 0.48, 0.69, 0.92] as const;
const HALF = 0.94;

/** Stands on y 0 about the origin; hung at -x. */
export function fieldGate(): Part[] {
  const post = (x: number): Part[] => [
    box([0.18, 1.28, 0.18], [x, -0.06, 0], "walnut", { bevel: 0.04, top: "wood" }),
    box([0.24, 0.06, 0.24], [x, 1.2, 0], "wood", { bevel: 0.025, top: "pine" }),
  ];
  const hinge = (y: number): Part =>
    box([0.3, 0.045, 0.035], [-HALF + 0.08, y, 0.075], "ironDark", { bevel: 0.01 });
  const upright = (x: number, height: number): Part =>
    box([0.1, height, 0.07], [x, 0.06, 0], "oak", { bevel: 0.02, top: "pine" });
  const brace: Vec = [0, 0, 0.43];
  return [
    ...post(-HALF - 0.14),
    ...post(HALF + 0.14),
    ...BARS.map((y) =>
      box([HALF * 2, 0.085, 0.05], [0, y, 0], "pine", { bevel: 0.018, top: "#f3d39c" }),
    ),
    upright(-HALF + 0.05, 1.08),
    upright(HALF - 0.05, 0.98),
    box([1.95, 0.08, 0.045], [0, 0.48, -0.045], "oak", { bevel: 0.015, turn: brace }),
    hinge(0.3),
    hinge(0.93),
    box([0.2, 0.05, 0.05], [HALF + 0.02, 0.74, 0.08], "ironDark", { bevel: 0.012 }),
  ];
}
