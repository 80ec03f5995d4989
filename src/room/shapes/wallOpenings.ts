// Where a wall is open and where it stays bare, for those who do not build it.
import { bareOf, holeOf } from "../../models/catalogue/openingRects.ts";
import type { Rect } from "../../models/catalogue/rects.ts";
import { openingSizeAt } from "../catalogue/openings.ts";
import type { WallWanted } from "./shape.ts";

/** In the frame of the wall. */
export type Opened = {
  readonly holes: readonly Rect[];
  /** Where no pattern and no wallpaper goes. */
  readonly bare: readonly Rect[];
};

export function openedIn({ openings }: Pick<WallWanted, "openings">): Opened {
  const set = openings.flatMap(({ model, at, up }) => {
    const size = openingSizeAt(model, up);
    return size ? [{ size, at }] : [];
  });
  return {
    holes: set.flatMap(({ size, at }) => holeOf(size, at) ?? []),
    bare: set.map(({ size, at }) => bareOf(size, at)),
  };
}
