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
  type Vec,
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

/** In plan a fold is half of a round, so that light turns about it. */
const ROUND: readonly Point2[] = [
  [0.5, 0],
  [0.38, 0.55],
  [0.14, 0.95],
  [-0.14, 0.95],
  [-0.38, 0.55],
  [-0.5, 0],
];
/** A slab is drawn out along z: turned, it hangs down, and its outline is its plan. */
const UPRIGHT: Vec = [Math.PI / 2, 0, 0];

const fold = (wide: number, deep: number, x: number, low: number, high: number, tone: Colour) =>
  slab(
    ROUND.map(([a, b]): Point2 => [a * wide, b * deep]),
    high - low,
    [x, (low + high) / 2, OUT - 0.045],
    tone,
    { bevel: 0, turn: UPRIGHT },
  );

/** No two folds of a hem end at one height. */
const FALL = [0, 0.035, 0.012, 0.05, 0.022] as const;

/** Gathers from `from` to `to` along the rail, from `low` up to `high`. */
export function gathers(from: number, to: number, low: number, high: number, cloth: Cloth): Part[] {
  const count = Math.max(2, Math.round((to - from) / FOLD));
  const step = (to - from) / count;
  return repeat(count, (i) => {
    const x = from + (i + 0.5) * step;
    if (cloth.isCrisp) {
      const deep = i % 2 ? 0.14 : 0.09;
      const tone = i % 2 ? cloth.deep : cloth.body;
      return box([step + 0.025, high - low, deep], [x, low, OUT], tone, { bevel: 0 });
    }
    // Between two folds the cloth lies further back and darker.
    const [wide, deep, tone] = i % 2 ? [0.9, 0.075, cloth.deep] : [1.35, 0.15, cloth.body];
    const foot = low + FALL[i % FALL.length]!;
    return [
      fold(step * wide, deep, x, foot, high, tone),
      ...(cloth.hem
        ? [
            fold(step * wide + 0.006, deep + 0.004, x, foot + 0.05, foot + 0.16, cloth.hem),
            fold(step * wide + 0.006, deep + 0.004, x, high - 0.13, high - 0.04, cloth.hem),
          ]
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
      [along(b, 0.46), low + FALL[i % FALL.length]!],
      [along(a, 0.46), low + FALL[i % FALL.length]!],
      [along(a, 0.34), tie],
      [along(a, 0.62), tie + (high - tie) * 0.4],
      [along(a, 1), high],
      [along(b, 1) - 0.02, high],
      [along(b, 0.68), tie + (high - tie) * 0.36],
      [along(b, 0.37), tie],
    ];
    return slab(outline, i % 2 ? 0.14 : 0.1, [0, 0, OUT], i % 2 ? cloth.deep : cloth.body, {
      bevel: 0,
    });
  });
}

/** A sash round the gather of curtains that `tiedBack` ties, and the knob that holds it to the wall. */
export const tieBack = (tie: number, sash: Colour, knob: Colour): Part[] => [
  box([0.4, 0.085, 0.19], [1.27, tie - 0.05, OUT], sash, { bevel: 0.03, turn: [0, 0, 0.3] }),
  bead(0.045, [1.45, tie + 0.05, OUT + 0.09], knob),
];

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
