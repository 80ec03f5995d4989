// Bricks behind a stove, under a plastered breast, with a mantel and a stone slab to stand on.
import { block, box, mirror, type Part, repeat } from "../parts.ts";
import { pick } from "../random.ts";

/** From side to side. */
export const WIDTH = 2.3;
export const COURSES = 8;
export const BRICKS = ["brickWarm", "brickPale", "brickDeep", "brickWarm"] as const;
const FLAGS = ["stone", "#bdb2a4", "#d2c9bc"] as const;

const course = (row: number): Part[] => {
  const shift = row % 2 ? 0.19 : 0;
  return repeat(7, (i) => {
    const left = Math.max(-WIDTH / 2, -WIDTH / 2 + i * 0.38 - shift);
    const right = Math.min(WIDTH / 2, -WIDTH / 2 + (i + 1) * 0.38 - shift);
    if (right - left < 0.06) return [];
    const colour = pick(BRICKS, 7, row * 9 + i);
    return block(
      [right - left - 0.025, 0.235, 0.36],
      [(left + right) / 2, 0.1 + row * 0.26, 0.19],
      colour,
    );
  });
};

/** What a stove stands on, and a fire spits on. */
export const flags = repeat(8, (i) => {
  const [w, d] = [0.62, 0.78];
  const x = -0.97 + (i % 4) * 0.647;
  const z = 0.42 + Math.floor(i / 4) * (d + 0.02);
  return box([w, 0.09, d], [x, 0, z], pick(FLAGS, 17, i), { bevel: 0.03 });
});

export const brickBack: readonly Part[] = [
  ...flags,
  block([WIDTH - 0.02, 2.1, 0.33], [0, 0.08, 0.185], "mortar"),
  ...repeat(COURSES, course),
  box([WIDTH + 0.3, 0.15, 0.66], [0, 2.18, 0.33], "walnut", { bevel: 0.045 }),
  ...mirror(box([0.14, 0.22, 0.24], [-0.86, 1.98, 0.44], "bark", { bevel: 0.04 })),
  box([WIDTH - 0.3, 1.88, 0.34], [0, 2.32, 0.17], "plaster", { bevel: 0.02 }),
];
