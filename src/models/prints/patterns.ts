// What cloth can be printed or woven with: each pattern is one square of plane shapes that goes on for ever.
import type { Point2 } from "../parts.ts";

export type PatternId = "stripe" | "check" | "dots" | "sprigs" | "zigzag" | "diamonds";

/** Where several lie on each other, each covers its share of what the others left. */
export type PatternShape = { readonly outline: readonly Point2[]; readonly share: number };

export type Pattern = {
  readonly id: PatternId;
  readonly name: string;
  /** The side of its square, in tiles. */
  readonly size: number;
  /** So much of it is in the second tone: what is left of it from far away. */
  readonly share: number;
  /** In its square from 0 to 1; what reaches over an edge comes in again at the other. */
  readonly shapes: readonly PatternShape[];
};

const full = (...outlines: readonly (readonly Point2[])[]): PatternShape[] =>
  outlines.map((outline) => ({ outline, share: 1 }));

const upright = (from: number, to: number): Point2[] => [
  [from, 0],
  [to, 0],
  [to, 1],
  [from, 1],
];
const level = (from: number, to: number): Point2[] => upright(from, to).map(([x, y]) => [y, x]);

const disc = (x: number, y: number, r: number, sides = 16): Point2[] =>
  Array.from({ length: sides }, (_, i): Point2 => {
    const angle = (i / sides) * 2 * Math.PI;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });

/** From its stem outwards, in turns of a whole circle from the right. */
function leaf([x, y]: Point2, turn: number, length: number): Point2[] {
  const [c, s] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  const lens: readonly Point2[] = [
    [0, 0],
    [0.3, -0.2],
    [0.65, -0.18],
    [1, 0],
    [0.65, 0.18],
    [0.3, 0.2],
  ];
  return lens.map(([a, b]) => [x + length * (a * c - b * s), y + length * (a * s + b * c)]);
}

/** A stem that leans to one side, with its leaves and a berry at the top. */
function sprig(x: number, y: number, lean: 1 | -1): Point2[][] {
  const at = (a: number, b: number): Point2 => [x + lean * a, y + b];
  const turned = (turn: number) => (lean > 0 ? turn : 0.5 - turn);
  const stem = [at(-0.012, -0.17), at(0.016, -0.17), at(0.062, 0.13), at(0.038, 0.13)];
  return [
    lean > 0 ? stem : stem.toReversed(),
    leaf(at(0.01, -0.09), turned(0.06), 0.17),
    leaf(at(0.01, -0.04), turned(0.4), 0.17),
    leaf(at(0.03, 0.03), turned(0.1), 0.15),
    leaf(at(0.03, 0.06), turned(0.38), 0.14),
    disc(...at(0.056, 0.165), 0.042, 10),
  ];
}

function chevron(from: number, thick: number): Point2[] {
  const line: readonly Point2[] = [
    [-0.25, from - 0.125],
    [0.25, from + 0.375],
    [0.75, from - 0.125],
    [1.25, from + 0.375],
  ];
  return [...line, ...line.toReversed().map(([x, y]): Point2 => [x, y + thick])];
}

const diamond = (x: number, y: number, half: number): Point2[] => [
  [x + half, y],
  [x, y + half],
  [x - half, y],
  [x, y - half],
];

/** A thin line across the square, from one corner to the other. */
const slant = (rise: 1 | -1, thick: number): Point2[] => {
  const [low, high] = rise > 0 ? [-0.25, 1.25] : [1.25, -0.25];
  const line: Point2[] = [
    [-0.25, low - thick / 2],
    [1.25, high - thick / 2],
    [1.25, high + thick / 2],
    [-0.25, low + thick / 2],
  ];
  return line;
};

/** In the order in which they are offered. */
export const printPatterns: readonly Pattern[] = [
  {
    id: "stripe",
    name: "Stripes",
    size: 0.34,
    share: 0.42,
    shapes: full(upright(0.1, 0.38), upright(0.58, 0.65), upright(0.83, 0.9)),
  },
  {
    id: "check",
    name: "Checks",
    size: 0.3,
    share: 0.45,
    shapes: [upright(0.25, 0.75), level(0.25, 0.75)].map((outline) => ({ outline, share: 0.52 })),
  },
  {
    id: "dots",
    name: "Dots",
    size: 0.32,
    share: 0.1,
    shapes: full(disc(0.25, 0.25, 0.125), disc(0.75, 0.75, 0.125)),
  },
  {
    id: "sprigs",
    name: "Sprigs",
    size: 0.5,
    share: 0.08,
    shapes: full(...sprig(0.25, 0.26, 1), ...sprig(0.75, 0.76, -1)),
  },
  { id: "zigzag", name: "Zigzag", size: 0.3, share: 0.4, shapes: full(chevron(0.3, 0.4)) },
  {
    id: "diamonds",
    name: "Diamonds",
    size: 0.4,
    share: 0.33,
    shapes: [
      { outline: diamond(0.5, 0.5, 0.5), share: 0.5 },
      { outline: slant(1, 0.05), share: 0.85 },
      { outline: slant(-1, 0.05), share: 0.85 },
    ],
  },
];

const byId: ReadonlyMap<string, Pattern> = new Map(printPatterns.map((each) => [each.id, each]));
export const patternOf = (id: string): Pattern | undefined => byId.get(id);

/** All of a pattern that is seen in its square, with what comes in again from beyond its edges. */
export function inSquare({ shapes }: Pattern): readonly PatternShape[] {
  const steps = [-1, 0, 1];
  return shapes.flatMap(({ outline, share }) =>
    steps.flatMap((dx) =>
      steps.flatMap((dy) => {
        const moved = outline.map(([x, y]): Point2 => [x + dx, y + dy]);
        const [xs, ys] = [moved.map(([x]) => x), moved.map(([, y]) => y)];
        const isSeen =
          Math.max(...xs) > 0 && Math.min(...xs) < 1 && Math.max(...ys) > 0 && Math.min(...ys) < 1;
        return isSeen ? [{ outline: moved, share }] : [];
      }),
    ),
  );
}
