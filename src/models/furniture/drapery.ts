// What curtains are made of: a rail, gathers, folds tied back, a scalloped edge.
import {
  ALONG_X,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  mirror,
  type Part,
  type Point2,
  repeat,
  slab,
} from "../parts.ts";

/** So far before the wall that it also hides what a casement wears. */
export const OUT = 0.26;
const FOLD = 0.15;

export const rail = (half: number, y: number, colour: Colour, knob: Colour = colour): Part[] => [
  cylinder(0.035, 2 * half, [-half, y, OUT], colour, { turn: ALONG_X, sides: 8 }),
  ...mirror(
    bead(0.085, [half + 0.03, y, OUT], knob),
    block([0.05, 0.05, OUT], [half - 0.07, y - 0.03, OUT / 2], colour),
  ),
];

export type Cloth = {
  readonly body: Colour;
  readonly deep: Colour;
  readonly hem?: Colour;
  /** Starched, with sharp folds. */
  readonly isCrisp?: true;
};

/** Gathers from `from` to `to` along the rail, from `low` up to `high`. */
export function gathers(from: number, to: number, low: number, high: number, cloth: Cloth): Part[] {
  const count = Math.max(2, Math.round((to - from) / FOLD));
  const step = (to - from) / count;
  return repeat(count, (i) => {
    const x = from + (i + 0.5) * step;
    const deep = i % 2 ? 0.14 : 0.09;
    const colour = i % 2 ? cloth.deep : cloth.body;
    return [
      box([step + 0.025, high - low, deep], [x, low, OUT], colour, {
        bevel: cloth.isCrisp ? 0 : 0.04,
      }),
      ...(cloth.hem
        ? [block([step + 0.027, 0.07, deep + 0.008], [x, low + 0.07, OUT], cloth.hem)]
        : []),
    ];
  });
}

/** Each fold runs out to the tie and falls straight from it. */
export function tiedBack(cloth: Cloth, low: number, tie: number, high: number): Part[] {
  const [inner, outer] = [0.42, 1.46];
  const count = 6;
  return repeat(count, (i) => {
    const [a, b] = [i / count, (i + 1) / count];
    const along = (t: number, narrow: number) => outer - (outer - inner) * narrow * t;
    const outline: Point2[] = [
      [along(b, 0.36), low],
      [along(a, 0.36), low],
      [along(a, 0.2), tie],
      [along(a, 0.62), tie + (high - tie) * 0.4],
      [along(a, 1), high],
      [along(b, 1) - 0.02, high],
      [along(b, 0.68), tie + (high - tie) * 0.36],
      [along(b, 0.24), tie],
    ];
    return slab(outline, i % 2 ? 0.14 : 0.1, [0, 0, OUT], i % 2 ? cloth.deep : cloth.body, {
      bevel: 0,
    });
  });
}

/** A cloth edge of so many bows, hung from y. */
export function scallops(
  half: number,
  count: number,
  y: number,
  drop: number,
  tones: Cloth,
): Part[] {
  const step = (2 * half) / count;
  const h = step / 2 + 0.01;
  return repeat(count, (i) =>
    slab(
      [
        [-h, 0],
        [-h, -drop * 0.6],
        [-h * 0.55, -drop * 0.94],
        [h * 0.55, -drop * 0.94],
        [h, -drop * 0.6],
        [h, 0],
      ],
      i % 2 ? 0.13 : 0.16,
      [-half + (i + 0.5) * step, y, OUT + 0.03],
      i % 2 ? tones.deep : tones.body,
      { bevel: 0 },
    ),
  );
}
