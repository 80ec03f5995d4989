// Laying pieces on a wall: rectangles that stand a little out of it and leave its openings free.
import { box, type Colour, type Part } from "../parts.ts";
import { clipped, type WallRect } from "./rects.ts";

export type Laid = {
  rect: WallRect;
  colour: Colour;
  /** How far it stands out: less than a picture on it does. */
  out: number;
  /** How far it goes into the wall, so that its edges can be rounder than it stands out. */
  sunk?: number;
  bevel: number;
};
export type WallSurface = {
  readonly half: number;
  readonly height: number;
  readonly holes: readonly WallRect[];
};

export const lay = (
  { rect, colour, out, sunk = 0, bevel }: Laid,
  holes: readonly WallRect[],
): Part[] =>
  clipped(rect, holes).map(({ left, right, bottom, top }) =>
    box(
      [right - left, top - bottom, out + sunk],
      [(left + right) / 2, bottom, (out - sunk) / 2],
      colour,
      { bevel },
    ),
  );

export const column = (left: number, right: number, bottom: number, top: number): WallRect => ({
  left,
  right,
  bottom,
  top,
});

/** Equal strips along the wall, a little apart. */
export function wallStrips(
  half: number,
  wide: number,
  bottom: number,
  top: number,
  gap: number,
): WallRect[] {
  const count = Math.max(1, Math.round((2 * half) / wide));
  const w = (2 * half) / count;
  return Array.from({ length: count }, (_, i) =>
    column(-half + i * w + gap / 2, -half + (i + 1) * w - gap / 2, bottom, top),
  );
}
