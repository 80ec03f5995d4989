// Boxes and rectangles in quarter tiles, and how they turn within a frame.
import type { QuarterTurn } from "../model/room.ts";

export type RoomRect = {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
};

/** From the first of each pair up to, not including, the second. */
export type RoomBox = {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z0: number;
  readonly z1: number;
};

export const normaliseTurn = (turn: number): QuarterTurn => (((turn % 4) + 4) % 4) as QuarterTurn;

export const isSideways = (turn: QuarterTurn): boolean => turn % 2 === 1;

/** Where a rectangle comes to lie when the frame around it makes `turn` quarter turns to the left. */
export function turnRect(
  rect: RoomRect,
  frame: { width: number; depth: number },
  turn: QuarterTurn,
): RoomRect {
  let { x, z, width, depth } = rect;
  let frameWidth = frame.width;
  let frameDepth = frame.depth;
  for (let i = 0; i < turn; i++) {
    [x, z] = [z, frameWidth - x - width];
    [width, depth] = [depth, width];
    [frameWidth, frameDepth] = [frameDepth, frameWidth];
  }
  return { x, z, width, depth };
}

/** Flat boxes have no height: two of them meet where they share ground, and never meet what stands. */
export const boxesMeet = (a: RoomBox, b: RoomBox): boolean =>
  a.x0 < b.x1 &&
  b.x0 < a.x1 &&
  a.z0 < b.z1 &&
  b.z0 < a.z1 &&
  ((a.y0 < b.y1 && b.y0 < a.y1) || (a.y0 === a.y1 && b.y0 === b.y1 && a.y0 === b.y0));

export const rectsMeet = (a: RoomRect, b: RoomRect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.z < b.z + b.depth && b.z < a.z + a.depth;

export const rectWithin = (inner: RoomRect, outer: RoomRect): boolean =>
  inner.x >= outer.x &&
  inner.z >= outer.z &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.z + inner.depth <= outer.z + outer.depth;
