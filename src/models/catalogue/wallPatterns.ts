// How a wall finish is laid: rectangles that stand a little out of the plaster.
import { block, type Colour, type Part, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import type { WallFinish } from "./finishes.ts";
import { touches, type WallRect } from "./rects.ts";
import { tiles, timbers } from "./wallFrames.ts";
import { column, lay, type WallSurface, wallStrips } from "./wallLaying.ts";

const RAIL = 1.16;
const BOARD = 0.4;

type Colours = readonly [Colour, ...Colour[]];

/** Courses of stones or bricks; every second course is shifted. */
function courses(
  { half, height }: WallSurface,
  size: readonly [number, number],
  uneven: number,
  seed: number,
): WallRect[] {
  const rows = Math.round(height / size[1]);
  const h = height / rows;
  return Array.from({ length: rows }, (_, row) => {
    const out: WallRect[] = [];
    let x = -half - (row % 2 ? size[0] / 2 : 0);
    for (let i = 0; x < half - 0.02; i++) {
      const w = size[0] * between(1 - uneven, 1 + uneven, seed + row, i);
      const [left, right] = [Math.max(-half, x), Math.min(half, x + w)];
      if (right - left > 0.08)
        out.push(column(left + 0.015, right - 0.015, row * h + 0.015, (row + 1) * h - 0.015));
      x += w;
    }
    return out;
  }).flat();
}

const some = (colours: Colours): Colours => {
  const [, first = colours[0], ...rest] = colours;
  return [first, ...rest];
};

function scattered(
  { half, height, holes }: WallSurface,
  from: number,
  step: number,
  mark: (x: number, y: number, i: number) => readonly Part[],
): Part[] {
  const columns = Math.floor((2 * half) / step);
  const rows = Math.floor((height - from - 0.5) / (step * 0.95));
  return repeat(columns * rows, (i) => {
    const row = i % rows;
    const x = -half + step * (Math.floor(i / rows) + 0.35 + (row % 2) * 0.5);
    const y = from + 0.35 + row * step * 0.95;
    if (x > half - 0.12 || holes.some((hole) => touches(x, y, 0.12, hole))) return [];
    return mark(x, y, i);
  });
}

function above(finish: WallFinish, ground: WallSurface, from: number): Part[] {
  const { half, height, holes } = ground;
  const colours = finish.colours;
  const [, second, third = second] = colours;
  const all = (
    rects: readonly WallRect[],
    out: number,
    bevel: number,
    seed: number,
    sunk = 0,
  ): Part[] =>
    rects.flatMap((rect, i) =>
      lay({ rect, colour: pick(some(colours), seed, i), out, sunk, bevel }, holes),
    );
  switch (finish.pattern) {
    case "plain":
      return [];
    case "stripes":
      return wallStrips(half, 0.36, from, height, 0.18).flatMap((rect) =>
        lay({ rect, colour: second, out: 0.006, bevel: 0 }, holes),
      );
    case "gingham":
      return [
        ...wallStrips(half, 0.5, from, height, 0.25).flatMap((rect) =>
          lay({ rect, colour: second, out: 0.005, bevel: 0 }, holes),
        ),
        ...Array.from({ length: Math.floor((height - from) / 0.5) }, (_, i) =>
          column(-half, half, from + 0.12 + i * 0.5, from + 0.37 + i * 0.5),
        ).flatMap((rect) => lay({ rect, colour: second, out: 0.0045, bevel: 0 }, holes)),
        ...crossings(ground, from, third),
      ];
    case "sprigs":
      return scattered(ground, from, 0.44, (x, y, i) => [
        ...[-0.7, 0.7].map((lean) =>
          block([0.032, 0.1, 0.006], [x + lean * 0.055, y, 0.002], second, { turn: [0, 0, -lean] }),
        ),
        block([0.05, 0.05, 0.008], [x, y + 0.08, 0.003], i % 3 ? second : third, {
          turn: [0, 0, Math.PI / 4],
        }),
      ]);
    case "dots":
      return scattered(ground, from, 0.4, (x, y) => [
        block([0.09, 0.09, 0.006], [x, y - 0.045, 0.002], second, { turn: [0, 0, Math.PI / 4] }),
      ]);
    case "boards":
      return all(wallStrips(half, 0.34, 0, height, 0.012), 0.04, 0.012, 3);
    case "logs":
      return all(
        Array.from({ length: Math.round(height / 0.4) }, (_, i) =>
          column(-half, half, i * 0.4 + 0.004, Math.min(height, i * 0.4 + 0.396)),
        ),
        0.04,
        0.05,
        5,
        0.08,
      );
    case "stone":
      return all(courses(ground, [0.62, 0.42], 0.34, 11), 0.04, 0.02, 13);
    case "brick":
      return all(courses(ground, [0.42, 0.21], 0, 17), 0.03, 0, 19);
    case "tiles":
      return tiles(finish, ground);
    case "timber":
      return timbers(finish, ground);
  }
}

/** Where two stripes of a gingham cross, the cloth is darker. */
function crossings({ half, height, holes }: WallSurface, from: number, colour: Colour): Part[] {
  return wallStrips(half, 0.5, from, height, 0.25).flatMap(({ left, right }) =>
    Array.from({ length: Math.floor((height - from) / 0.5) }, (_, i) =>
      column(left, right, from + 0.12 + i * 0.5, from + 0.37 + i * 0.5),
    ).flatMap((rect) => lay({ rect, colour, out: 0.0055, bevel: 0 }, holes)),
  );
}

function dado([body, light]: readonly [Colour, Colour], { half, holes }: WallSurface): Part[] {
  return [
    ...wallStrips(half, BOARD, 0, RAIL, 0.018).flatMap((rect, i) =>
      lay({ rect, colour: i % 3 === 1 ? light : body, out: 0.05, bevel: 0.014 }, holes),
    ),
    ...lay(
      {
        rect: column(-half, half, RAIL - 0.02, RAIL + 0.08),
        colour: "white",
        out: 0.12,
        bevel: 0.03,
      },
      holes,
    ),
  ];
}

/** On the face of a wall that lies on z = 0 and looks to +z. */
export function wallPattern(finish: WallFinish, ground: WallSurface): Part[] {
  const from = finish.dado ? RAIL + 0.08 : 0;
  return [...(finish.dado ? dado(finish.dado, ground) : []), ...above(finish, ground, from)];
}
