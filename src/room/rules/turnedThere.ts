// A thing turned about its middle where it is, and never out of the room by that.
import type { ItemModel } from "../model/catalogue.ts";
import type { Item, RoomDimensions } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { normaliseTurn, type RoomRect } from "./box.ts";
import { rectAt, turnedExtent } from "./footprint.ts";

/** Where it lies between two halves it is cut towards zero, so that a quarter there and back, or four, end where they began. */
export function turnedThere({ x, z, width, depth }: RoomRect, by: number): RoomRect {
  if (normaliseTurn(by) % 2 === 0) return { x, z, width, depth };
  const shift = Math.trunc((width - depth) / 2);
  return { x: x + shift, z: z - shift, width: depth, depth: width };
}

/** On the floor and on other things; what hangs keeps facing the room. */
export function turnedInRoom(item: Item, model: ItemModel, by: number, size: RoomDimensions): Item {
  const { at } = item;
  if (at.kind === "wall") return item;
  const { x, z } = turnedThere(rectAt(at, model, item.turn), by);
  return keptInRoom(
    { ...item, turn: normaliseTurn(item.turn + by), at: { ...at, x, z } },
    model,
    size,
  );
}

/** What stands on the floor and reaches out of the room, pushed in as far as the wall. */
export function keptInRoom(item: Item, model: ItemModel, size: RoomDimensions): Item {
  const { at } = item;
  if (at.kind !== "floor") return item;
  const { width, depth } = turnedExtent(model, item.turn);
  const x = clampTo(at.x, size.columns * PER_TILE - width);
  const z = clampTo(at.z, size.rows * PER_TILE - depth);
  return { ...item, at: { kind: "floor", x, z } };
}

export const clampTo = (value: number, most: number): number =>
  Math.max(0, Math.min(Math.max(0, most), value));
