// Where a wall is open and where it stays bare, for those who do not build it.
import { bareOf, holeOf, type OpeningKind, openingKind } from "../../models/catalogue/openings.ts";
import type { Rect } from "../../models/catalogue/rects.ts";
import { footOf } from "../catalogue/openings.ts";
import type { ModelId } from "../model/room.ts";
import type { WallWanted } from "./shape.ts";

/** A kind of opening with its foot where this one has it. */
export function kindAt(model: ModelId, up: number): OpeningKind | null {
  const kind = openingKind(model);
  return kind ? { ...kind, foot: footOf(kind, up) } : null;
}

/** In the frame of the wall. */
export type Opened = {
  readonly holes: readonly Rect[];
  /** Where no pattern and no wallpaper goes. */
  readonly bare: readonly Rect[];
};

export function openedIn({ openings }: Pick<WallWanted, "openings">): Opened {
  const set = openings.flatMap(({ model, at, up }) => {
    const kind = kindAt(model, up);
    return kind ? [{ kind, at }] : [];
  });
  return {
    holes: set.flatMap(({ kind, at }) => holeOf(kind, at) ?? []),
    bare: set.map(({ kind, at }) => bareOf(kind, at)),
  };
}
