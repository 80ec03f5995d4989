// A hoop-backed chair: a saddle seat, splayed legs and a fan of spindles.
import { box, cylinder, type Part, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const SPINDLES = 7;
const RIM = 11;

/** The bow as seen from the front, its feet drawn in to meet the seat. */
const hoop = (t: number): readonly [number, number] => {
  const angle = (Math.PI + 1.1) * t - 0.55;
  return [-Math.cos(angle) * 0.35, 0.8 + Math.sin(angle) * 0.54];
};

const legs = (): Part[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      cylinder(0.042, 0.54, [x * 0.3, -0.01, z * 0.29], "leafDeep", {
        sides: 8,
        upper: 0.05,
        turn: [-z * 0.16, 0, x * 0.16],
      }),
    ),
  );

const bow = (): Part[] =>
  repeat(RIM, (i) => {
    const [x0, y0] = hoop(i / RIM);
    const [x1, y1] = hoop((i + 1) / RIM);
    const length = Math.hypot(x1 - x0, y1 - y0) + 0.03;
    const middle = (y0 + y1) / 2;
    return box(
      [0.065, length, 0.065],
      [(x0 + x1) / 2, middle - length / 2, -0.26 - (middle - 0.5) * 0.14],
      "leafDeep",
      { bevel: 0.02, turn: [-0.12, 0, Math.atan2(x0 - x1, y1 - y0)] },
    );
  });

const spindles = (): Part[] =>
  repeat(SPINDLES, (i) => {
    const t = (i + 1) / (SPINDLES + 1);
    const [x, y] = hoop(0.2 + t * 0.6);
    return cylinder(0.02, y - 0.52, [x * 0.7, 0.52, -0.26], "leaf", {
      sides: 6,
      turn: [-0.13, 0, -x * 0.36],
    });
  });

export const spindleChair: Piece = {
  id: "hoop-backed-chair",
  name: "Hoop-backed chair",
  set: "kitchen",
  words: "seat dining windsor",
  stands: "floor",
  footprint: [0.84, 0.86],
  height: 1.38,
  tint: ["wood", "leafDeep", "leaf"],
  parts: [
    ...legs(),
    cylinder(0.4, 0.09, [0, 0.47, 0.02], "leafDeep", { sides: 24, bevel: 0.035 }),
    cylinder(0.31, 0.05, [0, 0.53, 0.03], "butter", { sides: 24, bevel: 0.024 }),
    box([0.5, 0.04, 0.04], [0, 0.22, 0], "leaf", { bevel: 0.012 }),
    ...bow(),
    ...spindles(),
  ],
};
