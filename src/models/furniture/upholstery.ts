// The seams of what is upholstered: cushions with piping round them, buttons in rows, a welt round a drum.
import {
  bead,
  box,
  type Colour,
  lathe,
  type Part,
  type Point2,
  repeat,
  slab,
  type Vec,
} from "../parts.ts";

const PIPING = 0.022;
/** It stands out of what it runs round by so much. */
const OUT = 0.012;

/** A rectangle about the origin, its corners cut where a cushion is round. */
function outlineOf(w: number, h: number, bevel: number): Point2[] {
  const [x, y, c] = [w / 2 + OUT, h / 2 + OUT, bevel * 0.55];
  return [
    [x, c - y],
    [x, y - c],
    [x - c, y],
    [c - x, y],
    [-x, y - c],
    [-x, c - y],
    [c - x, -y],
    [x - c, -y],
  ];
}

/** One that lies: its piping runs along the middle of its sides, where it is widest. Its foot is at `at`. */
export const seatCushion = (
  [w, h, d]: Vec,
  at: Vec,
  [body, seam]: readonly [Colour, Colour],
  bevel: number,
): Part[] => [
  box([w, h, d], at, body, { bevel }),
  slab(outlineOf(w, d, bevel), PIPING, [at[0], at[1] + h / 2, at[2]], seam, {
    bevel: 0,
    turn: [Math.PI / 2, 0, 0],
  }),
];

/** One that leans, with piping round its edge. */
export const pillow = (
  [w, h, d]: Vec,
  at: Vec,
  [body, seam]: readonly [Colour, Colour],
  { bevel, turn }: { readonly bevel: number; readonly turn: Vec },
): Part[] => [
  box([w, h, d], at, body, { bevel, turn }),
  slab(outlineOf(w, h, bevel), PIPING, [at[0], at[1] + h / 2, at[2]], seam, { bevel: 0, turn }),
];

/** Buttons in two rows that stand between each other, on a face that leans back. */
export const buttoned = (
  count: number,
  [step, rise]: readonly [number, number],
  [x, y, z]: Vec,
  colour: Colour,
): Part[] =>
  [0, 1].flatMap((line) =>
    repeat(count + line, (i) =>
      bead(
        0.026,
        [x + (i - (count - 1 + line) / 2) * step, y + line * rise, z - line * rise * 0.15],
        colour,
      ),
    ),
  );

/** Piping round something round, at height `y`. */
export const welt = (r: number, [x, y, z]: Vec, colour: Colour, sides = 18): Part => {
  const [inner, outer] = [r - OUT, r + OUT];
  const profile: readonly Point2[] = [
    [inner, 0],
    [outer, PIPING * 0.3],
    [outer, PIPING * 0.7],
    [inner, PIPING],
  ];
  return lathe(profile, [x, y, z], colour, { sides });
};
