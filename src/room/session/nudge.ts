// Where an arrow key takes what is held: along the floor, along and up a wall, over a table top.
import { steppedPlace } from "../commands/moveItems.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemPlace, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { turnedExtent } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import { wallLength } from "../rules/walls.ts";

export type Arrow = "left" | "right" | "up" | "down";
/** A tile, a quarter of one, or as far as the room goes. */
export type Stride = "tile" | "quarter" | "wall";

const toEast: Readonly<Record<Arrow, number>> = { left: -1, right: 1, up: 0, down: 0 };
const toSouth: Readonly<Record<Arrow, number>> = { left: 0, right: 0, up: -1, down: 1 };

/** Steps to the east and to the south. */
export const towards = (arrow: Arrow, by: number): { x: number; z: number } => ({
  x: toEast[arrow] * by,
  z: toSouth[arrow] * by,
});

const between = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export function nudge(
  document: RoomDocument,
  catalogue: Catalogue,
  item: Item,
  arrow: Arrow,
  stride: Stride,
): ItemPlace {
  const model = catalogue.item(item.model);
  if (!model) return item.at;
  const { size } = document.shell;
  // A wall stride is longer than any room, and the room then stops it.
  const by = stride === "tile" ? PER_TILE : stride === "quarter" ? 1 : 1000;
  const { x, z } = towards(arrow, by);
  const { at } = item;
  switch (at.kind) {
    case "floor": {
      const { width, depth } = turnedExtent(model, item.turn);
      return {
        kind: "floor",
        x: between(at.x + x, size.columns * PER_TILE - width),
        z: between(at.z + z, size.rows * PER_TILE - depth),
      };
    }
    case "wall": {
      const along = between(at.along + x, wallLength(size, at.wall) - model.width);
      return { ...at, along, up: between(at.up - z, size.height - model.height) };
    }
    case "on": {
      const index = indexOf(document, catalogue);
      const surface = index.placed.get(at.carrier)?.model.surfaces[at.level];
      const to = steppedPlace(item, { x, z }, index);
      if (!surface || to.kind !== "on") return at;
      const { width, depth } = turnedExtent(model, item.turn);
      return {
        ...to,
        x: surface.x + between(to.x - surface.x, surface.width - width),
        z: surface.z + between(to.z - surface.z, surface.depth - depth),
      };
    }
  }
}
