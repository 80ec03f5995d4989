// Paper lanterns on a cord, for dancing under.
import { spots } from "../lights.ts";
import { bead, block, lathe, mirror, type Part, points, repeat, rod, type Vec } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const LENGTH = 3.2;
const COUNT = 4;
const SAG = 0.34;
const TONES = [
  ["#f6a96a", "#ffe0a6"],
  ["#f3c95f", "#fff0c0"],
  ["#e98f86", "#ffd9c4"],
  ["#b9d48a", "#eff3c4"],
] as const;

const cordAt = (t: number) => 0.78 - SAG * 4 * t * (1 - t);

/** Where the lamps hang, for their glow. */
export const paperLanternPlaces: readonly Vec[] = Array.from({ length: COUNT }, (_, i) => {
  const t = (i + 0.5) / COUNT;
  return [(t - 0.5) * LENGTH, cordAt(t) - 0.24, 0.22];
});

const paper = ([x, y, z]: Vec, i: number): Part[] => [
  lathe(
    points("0 0, 0.1 0, 0.17 0.12, 0.17 0.2, 0.1 0.32, 0 0.32"),
    [x, y - 0.16, z],
    TONES[i]![0],
    { sides: 10, glow: true, top: TONES[i]![1] },
  ),
  ...[-0.19, 0.15].map((dy) => rod(0.09, 0.04, [x, y + dy, z], "walnut", { sides: 7 })),
];

export const lanternString: Piece = {
  id: "paper-lanterns",
  name: "Paper lanterns",
  set: "harvest",
  words: "lamp lights string",
  stands: "wall",
  hangsAt: 3.1,
  overOpenings: true,
  lights: spots("lantern", ...paperLanternPlaces),
  parts: [
    ...paperLanternPlaces.flatMap(paper),
    ...repeat(8, (i) => {
      const [a, b] = [i / 8, (i + 1) / 8];
      const [x0, x1] = [(a - 0.5) * LENGTH, (b - 0.5) * LENGTH];
      const rise = cordAt(b) - cordAt(a);
      return block(
        [Math.hypot(x1 - x0, rise) + 0.02, 0.02, 0.02],
        [(x0 + x1) / 2, (cordAt(a) + cordAt(b)) / 2, 0.22],
        "bark",
        { turn: [0, 0, Math.atan2(rise, x1 - x0)] },
      );
    }),
    ...mirror(
      block([0.04, 0.04, 0.26], [-LENGTH / 2, 0.77, 0.13], "walnut"),
      bead(0.05, [-LENGTH / 2, 0.79, 0.24], "walnut"),
    ),
  ],
};
