// A hearth of bricks with a log fire in it, under a plastered breast, with a mantel and a stone slab before it.
import { spots } from "../lights.ts";
import { block, box, mirror, type Part, placed, repeat } from "../parts.ts";
import { pick } from "../random.ts";
import { BRICKS, COURSES, flags, WIDTH } from "./brickBack.ts";
import { type Piece, top } from "./furniture.ts";
import { logFire } from "./logFire.ts";

/** Where the fire burns: so wide to either side, and so many courses high. */
const MOUTH = { half: 0.56, courses: 4 } as const;
const ROW = 0.26;
const lintel = 0.1 + MOUTH.courses * ROW;

const course = (row: number): Part[] => {
  const shift = row % 2 ? 0.19 : 0;
  // Bricks that stand upright bridge the mouth.
  const isOpen = row <= MOUTH.courses;
  return repeat(7, (i) => {
    const left = Math.max(-WIDTH / 2, -WIDTH / 2 + i * 0.38 - shift);
    const right = Math.min(WIDTH / 2, -WIDTH / 2 + (i + 1) * 0.38 - shift);
    const sides = isOpen
      ? [
          [left, Math.min(right, -MOUTH.half)],
          [Math.max(left, MOUTH.half), right],
        ]
      : [[left, right]];
    return sides.flatMap(([from, to]) => {
      if (to! - from! < 0.06) return [];
      const colour = pick(BRICKS, 7, row * 9 + i);
      return block(
        [to! - from! - 0.025, 0.235, 0.36],
        [(from! + to!) / 2, 0.1 + row * ROW, 0.19],
        colour,
      );
    });
  });
};

const bridge = repeat(5, (i) => {
  const wide = (2 * MOUTH.half) / 5;
  return block([wide - 0.02, 0.235, 0.38], [(i - 2) * wide, lintel, 0.2], pick(BRICKS, 11, i));
});

const inside = WIDTH / 2 - 0.01;

export const brickHearth: Piece = {
  id: "brick-hearth",
  name: "Brick hearth",
  set: "parlour",
  words: "fireplace chimney mantel fire",
  stands: "wall",
  hangsAt: 0,
  surfaces: [top(2.33, 2.5, 0.5, 0, 0.36)],
  lights: spots("fire", [0, 0.7, 0.85]),
  parts: [
    ...flags,
    ...mirror(
      block(
        [inside - MOUTH.half, lintel - 0.08, 0.33],
        [(inside + MOUTH.half) / 2, 0.08, 0.185],
        "mortar",
      ),
    ),
    block([2 * inside, 2.18 - lintel, 0.33], [0, lintel, 0.185], "mortar"),
    block([2 * MOUTH.half, lintel - 0.08, 0.04], [0, 0.08, 0.03], "coal"),
    ...repeat(COURSES, course),
    ...bridge,
    ...placed(logFire, [0, 0, -0.16]),
    box([WIDTH + 0.3, 0.15, 0.66], [0, 2.18, 0.33], "walnut", { bevel: 0.045 }),
    ...mirror(block([0.14, 0.22, 0.24], [0.86, 1.98, 0.44], "bark")),
    // No deeper than the wall behind the mantel: what is put there stands before it.
    box([WIDTH - 0.3, 1.88, 0.1], [0, 2.32, 0.05], "plaster", { bevel: 0.02 }),
  ],
};
