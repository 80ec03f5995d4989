// Where a wall is open and where it stays bare, for those who do not build it.
import { bareOf, holeOf } from "../../models/catalogue/openingRects.ts";
import type { WallRect } from "../../models/catalogue/rects.ts";
import { openingSizeAt } from "../catalogue/openings.ts";
import type { WallShapeRequest } from "./shape.ts";

/** In the frame of the wall. */
export type WallGaps = {
  readonly holes: readonly WallRect[];
  /** Where no pattern and no wallpaper goes. */
  readonly bare: readonly WallRect[];
};

export function wallGapsIn({ openings }: Pick<WallShapeRequest, "openings">): WallGaps {
  const set = openings.flatMap(({ model, at, up }) => {
    const size = openingSizeAt(model, up);
    return size ? [{ size, at }] : [];
  });
  return {
    holes: set.flatMap(({ size, at }) => holeOf(size, at) ?? []),
    bare: set.map(({ size, at }) => bareOf(size, at)),
  };
}
