// What every gabled house is made of: walls under a pointed roof, courses on the roof, a chimney.
import {
  box,
  type Colour,
  cylinder,
  moved,
  type Part,
  type Point2,
  repeat,
  slab,
  spun,
} from "../parts.ts";
import { pick } from "../random.ts";
import { along, slope } from "./slope.ts";

export type House = {
  /** Half the width along x, and the whole depth along z. */
  readonly half: number;
  readonly depth: number;
  readonly eaves: number;
  readonly ridge: number;
};

export function houseWalls(
  { half, depth, eaves, ridge }: House,
  colour: Colour,
  top: Colour,
): Part {
  const gable: Point2[] = [
    [-half, 0],
    [half, 0],
    [half, eaves],
    [0, ridge],
    [-half, eaves],
  ];
  return slab(gable, depth, [0, 0, 0], colour, { top, bevel: 0.02 });
}

export type Courses = {
  readonly count: number;
  readonly thick: number;
  /** How far the roof stands out at the eaves and at the gables. */
  readonly out: number;
  readonly colours: readonly [Colour, ...Colour[]];
  /** Pieces each course is made of, side by side. */
  readonly pieces: number;
  readonly bevel: number;
  readonly cap: Colour;
};

export const roof = (house: House, courses: Courses, seed: number): Part[] => [
  ...roofSlopes(house, courses, seed),
  box(
    [0.22, 0.12, house.depth + 2 * courses.out + 0.04],
    [0, house.ridge + courses.thick * 0.55, 0],
    courses.cap,
    { bevel: 0.05 },
  ),
];

/** Both sides of it, without the cap over the ridge. */
export function roofSlopes(house: House, courses: Omit<Courses, "cap">, seed: number): Part[] {
  const { half, depth, eaves, ridge } = house;
  const { count, thick, out, colours, pieces, bevel } = courses;
  const steep = (ridge - eaves) / half;
  const low: Point2 = [half + out, eaves - out * steep + 0.03];
  const high: Point2 = [0, ridge + 0.03];
  const long = depth + 2 * out;
  const strip = long / pieces;
  const side = repeat(count, (i) => {
    const a = along(low, high, i / count);
    const b = along(low, high, Math.min(1, (i + 1.2) / count));
    const lift = (count - i) * 0.006;
    return repeat(pieces, (k) =>
      slope(
        a,
        b,
        thick,
        strip - 0.01,
        [lift, lift, (k + 0.5) * strip - long / 2],
        pick(colours as [Colour, ...Colour[]], seed + i * 7, k),
        bevel,
      ),
    );
  });
  return [...side, ...spun(side, Math.PI)];
}

export function chimney(
  at: readonly [number, number, number],
  colour: Colour,
  seed: number,
): Part[] {
  return moved(
    [
      box([0.34, 0.9, 0.34], [0, 0, 0], colour, { bevel: 0.03 }),
      box([0.42, 0.09, 0.42], [0, 0.88, 0], "#c9c0b2", { bevel: 0.03 }),
      cylinder(0.1, 0.17, [0, 0.95, 0], pick(["#d8734a", "#c9653f"], seed), {
        sides: 9,
        upper: 0.085,
      }),
    ],
    at,
  );
}
