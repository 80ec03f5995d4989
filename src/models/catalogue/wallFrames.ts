// Walls with a frame of their own: tiles up to a border, and posts with braces between.
import { box, type Colour, type Part, repeat } from "../parts.ts";
import { pick } from "../random.ts";
import type { WallFinish } from "./finishes.ts";
import { touches, type WallRect } from "./rects.ts";
import { column, lay, type WallSurface } from "./wallLaying.ts";

const TILE = 0.36;

export function tiles({ colours }: WallFinish, { half, holes }: WallSurface): Part[] {
  const rows = 5;
  const count = Math.round((2 * half) / TILE);
  const w = (2 * half) / count;
  const border = colours[3] ?? colours[1];
  return [
    ...repeat(rows * count, (i) => {
      const [row, k] = [Math.floor(i / count), i % count];
      const rect = column(
        -half + k * w + 0.006,
        -half + (k + 1) * w - 0.006,
        0.16 + row * TILE + 0.006,
        0.16 + (row + 1) * TILE - 0.006,
      );
      const colour =
        row === rows - 1 && k % 2 === 0 ? border : pick([colours[1], colours[2]!], 23, i);
      return lay({ rect, colour, out: 0.022, bevel: 0 }, holes);
    }),
    ...lay(
      {
        rect: column(-half, half, 0.16 + rows * TILE, 0.24 + rows * TILE),
        colour: border,
        out: 0.04,
        bevel: 0.018,
      },
      holes,
    ),
  ];
}

export function timbers(
  { colours: [, post, brace = post] }: WallFinish,
  ground: WallSurface,
): Part[] {
  const { half, height, holes } = ground;
  const count = Math.max(2, Math.round((2 * half) / 1.6));
  const step = (2 * half) / count;
  const beam = (rect: WallRect, colour: Colour) =>
    lay({ rect, colour, out: 0.04, sunk: 0.04, bevel: 0.02 }, holes);
  const clear = (x: number, y: number) => !holes.some((hole) => touches(x, y, 0.5, hole));
  return [
    ...repeat(count + 1, (i) => {
      const x = Math.min(half - 0.09, Math.max(-half + 0.09, -half + i * step));
      return beam(column(x - 0.09, x + 0.09, 0, height), post);
    }),
    ...[height * 0.34, height * 0.72].flatMap((y) =>
      beam(column(-half, half, y - 0.08, y + 0.08), post),
    ),
    ...repeat(count, (i) => {
      const [x, y] = [-half + (i + 0.5) * step, height * 0.53];
      if (!clear(x, y)) return [];
      const [w, h] = [step - 0.2, height * 0.34];
      return box([Math.hypot(w, h), 0.14, 0.06], [x, y - 0.07, 0], brace, {
        bevel: 0.015,
        turn: [0, 0, (i % 2 ? -1 : 1) * Math.atan2(h, w)],
      });
    }),
  ];
}
