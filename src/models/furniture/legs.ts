// Legs for tables, chairs and cases: straight posts, or turned on a lathe.
import { box, type Colour, lathe, type Part, type Point2, points } from "../parts.ts";

/** Four posts just inside a rectangle of w by d. */
export function straightLegs(
  w: number,
  d: number,
  h: number,
  thick: number,
  colour: Colour,
): Part[] {
  const inset = thick / 2;
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      box([thick, h, thick], [x * (w / 2 - inset), 0, z * (d / 2 - inset)], colour, {
        bevel: 0.018,
      }),
    ),
  );
}

const TURNING: readonly Point2[] = points(`
      0 0, 0.05 0, 0.06 0.1, 0.09 0.2, 0.055 0.28, 0.07 0.5, 0.1 0.7, 0.06 0.8, 0.1 1, 0 1
    `);

/** One turned leg of height h with its foot at x, z. */
export function turnedLeg(
  x: number,
  z: number,
  h: number,
  colour: Colour,
  stout = 1,
  sides = 10,
): Part {
  const profile = TURNING.map(([r, y]): Point2 => [r * stout, y * h]);
  return lathe(profile, [x, 0, z], colour, { sides });
}
