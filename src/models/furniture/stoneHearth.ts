// A hearth of field stones with a log fire in it, a mantel to dress and a breast up to the ceiling.
import { spots } from "../lights.ts";
import { block, box, mirror, type Part, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import { type Piece, top } from "./furniture.ts";
import { logFire } from "./logFire.ts";

const STONES = ["stone", "#d6cdc0", "#bcb2a5", "#cbbfae"] as const;
const MANTEL = 1.78;
/** In front of the flames, so that the pillars catch the light. */
const FIRE = [0, 0.75, 0.95] as const;

const pillar = (side: number): Part[] =>
  repeat(6, (i) => {
    const wide = i % 2 ? 0.5 : 0.56;
    return box(
      [wide, 0.25, 0.74 + (i % 2 ? 0 : 0.05)],
      [side * (0.93 + between(-0.01, 0.01, 31 + side, i)), 0.06 + i * 0.26, 0.38],
      pick(STONES, 41 + side, i),
      { bevel: 0.05 },
    );
  });

const keystones = repeat(5, (i) => {
  const x = (i - 2) * 0.3;
  const high = i === 2 ? 0.4 : 0.34;
  return box([0.285, high, 0.7], [x, 1.26, 0.36], pick(STONES, 53, i), { bevel: 0.04 });
});

export const stoneHearth: Piece = {
  id: "stone-hearth",
  name: "Stone hearth",
  set: "parlour",
  words: "fireplace chimney mantel fire logs",
  stands: "wall",
  hangsAt: 0,
  surfaces: [top(MANTEL, 2.5, 0.5, 0, 0.67)],
  lights: spots("fire", FIRE),
  parts: [
    box([2.56, 0.08, 1.46], [0, 0, 0.75], "stoneDark", { bevel: 0.03 }),
    ...repeat(4, (i) =>
      box([0.6, 0.05, 0.6], [-0.94 + i * 0.627, 0.06, 1.14], pick(STONES, 61, i), { bevel: 0.02 }),
    ),
    block([1.4, 1.3, 0.04], [0, 0.06, 0.06], "coal"),
    ...pillar(-1),
    ...pillar(1),
    ...keystones,
    box([2.6, 0.14, 0.92], [0, MANTEL - 0.14, 0.46], "walnut", { bevel: 0.045 }),
    ...mirror(box([0.16, 0.12, 0.3], [-0.98, MANTEL - 0.26, 0.72], "bark", { bevel: 0.03 })),
    box([2.04, 4.2 - MANTEL, 0.42], [0, MANTEL, 0.21], "plaster", { bevel: 0.03 }),
    ...logFire,
  ],
};
