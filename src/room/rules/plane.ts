// The planes that things share: the floor, a wall, a table top; there they can be lined up and turned.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemPlace } from "../model/room.ts";
import type { RoomRect } from "./box.ts";
import { rectAt } from "./footprint.ts";

/** `key` is alike for things that share a plane; on a wall, z is the height. */
export type OnPlane = { readonly item: Item; readonly key: string; readonly rect: RoomRect };

export function onPlane(item: Item, catalogue: Catalogue): OnPlane | null {
  const model = catalogue.item(item.model);
  if (!model) return null;
  const { at, turn } = item;
  switch (at.kind) {
    case "floor":
      return { item, key: "floor", rect: rectAt(at, model, turn) };
    case "wall": {
      const rect = { x: at.along, z: at.up, width: model.width, depth: model.height };
      return { item, key: `wall ${at.wall}`, rect };
    }
    case "on":
      return { item, key: `on ${at.carrier} ${at.level}`, rect: rectAt(at, model, turn) };
  }
}

export const placeOnPlane = ({ at }: Item, x: number, z: number): ItemPlace =>
  at.kind === "wall" ? { ...at, along: x, up: z } : { ...at, x, z };

export function boundingRect(rects: readonly RoomRect[]): RoomRect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const z = Math.min(...rects.map((rect) => rect.z));
  const width = Math.max(...rects.map((rect) => rect.x + rect.width)) - x;
  const depth = Math.max(...rects.map((rect) => rect.z + rect.depth)) - z;
  return { x, z, width, depth };
}
