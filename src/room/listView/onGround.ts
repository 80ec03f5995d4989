// Where a thing comes to on another ground: as near to its middle as there is room.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, Place, RoomDocument } from "../model/room.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { gridOf } from "./groundGrid.ts";
import type { Ground } from "./grounds.ts";

/** `isFree` is false where it can be held there but not put down. */
export function onGround(
  document: RoomDocument,
  catalogue: Catalogue,
  item: Item,
  ground: Ground,
  up = 0,
): { readonly at: Place; readonly isFree: boolean } | null {
  const model = catalogue.item(item.model);
  const grid = gridOf(document, catalogue, ground);
  if (!model || !grid) return null;
  // What hangs on a wall or comes from one looks straight ahead.
  const turn = ground.kind === "wall" ? 0 : item.turn;
  const cell = { column: Math.floor((grid.columns - 1) / 2), row: Math.floor((grid.rows - 1) / 2) };
  const middle = grid.placeAt(cell, model, turn);
  const most = document.shell.size.height - model.height;
  const wanted =
    middle.kind === "wall" && up > 0 && !model.isFooted
      ? { ...middle, up: Math.max(0, Math.min(most, up)) }
      : middle;
  const free = nearestFree(document, catalogue, { ...item, turn, at: wanted });
  // A carrier with several shelves may have room on another one, which is not what was asked for.
  const isThere =
    free && (free.kind !== "on" || (ground.kind === "on" && free.level === ground.level));
  return isThere ? { at: free, isFree: true } : { at: wanted, isFree: false };
}
