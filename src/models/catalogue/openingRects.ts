// What a door or a window takes of its wall: the hole through it, and what stays bare on its face.
import type { WallRect } from "./rects.ts";

export type OpeningSize = {
  /** The hole it needs in the wall; a door stands before the wall and needs none. */
  readonly hole: { readonly width: number; readonly height: number } | null;
  /** What the pattern of the wall must leave free, in width. */
  readonly bare: number;
  /** And in height, where there is no hole. */
  readonly tall: number;
  readonly foot: number;
};

/** Through the wall; `at` is the middle of the opening along it. */
export function holeOf({ hole, foot }: OpeningSize, at: number): WallRect | null {
  if (!hole) return null;
  return {
    left: at - hole.width / 2,
    right: at + hole.width / 2,
    bottom: foot,
    top: foot + hole.height,
  };
}

/** On the face of the wall, where no pattern is laid. */
export function bareOf({ bare, foot, hole, tall }: OpeningSize, at: number): WallRect {
  const top = foot + (hole?.height ?? tall);
  return { left: at - bare / 2, right: at + bare / 2, bottom: foot, top };
}
