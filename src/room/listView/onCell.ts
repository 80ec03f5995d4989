// What is on one cell of a ground, and the words for it.

import { itemName, lower, modelName } from "../describe/names.ts";
import { describeTile, onTile } from "../describe/tile.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { type RoomRect, rectsMeet } from "../rules/box.ts";
import { indexOf } from "../rules/indexOf.ts";
import { holesIn } from "../rules/openings.ts";
import { runsAcross } from "../rules/walls.ts";
import type { GridCursor } from "../session/gridCursor.ts";
import { type GroundGrid, surfaceGridOf } from "./groundGrid.ts";
import { groundName } from "./groundName.ts";
import type { RoomSurface } from "./roomSurfaces.ts";
import { strings } from "./strings.ts";

export type OnCell = {
  /** The lowest first. */
  readonly items: readonly ItemId[];
  /** Those of them that leave no room beside them here: neither rugs nor what hangs overhead. */
  readonly standing: readonly ItemId[];
  /** A door or a window. */
  readonly isHole: boolean;
  readonly words: string;
};

type Room = { readonly document: RoomDocument; readonly catalogue: Catalogue };

const listed = (names: readonly string[]): string =>
  names.length > 0 ? names.join(", ") : strings.free;

/** Whatever is on this ground and meets this rectangle of it. */
function thingsOn(room: Room, ground: RoomSurface, grid: GroundGrid, rect: RoomRect): Item[] {
  const { placed, carried } = indexOf(room.document, room.catalogue);
  const near =
    ground.kind === "on"
      ? (carried.get(ground.carrier) ?? []).flatMap((id) => placed.get(id) ?? [])
      : placed.values();
  return [...near].flatMap(({ item, model }) => {
    const cover = grid.coverOf(item.at, model, item.turn);
    return cover && rectsMeet(cover, rect) ? [item] : [];
  });
}

export function onCell(room: Room, ground: RoomSurface, cell: GridCursor): OnCell {
  const { document, catalogue } = room;
  const { column, row } = cell;
  if (ground.kind === "floor") {
    const there = onTile(document, catalogue, column, row);
    const standing = there.filter(({ model, box }) => !model.isFlat && box.y0 === 0);
    return {
      items: there.map(({ item }) => item.id),
      standing: standing.map(({ item }) => item.id),
      isHole: false,
      words: describeTile(document, catalogue, column, row),
    };
  }
  const grid = surfaceGridOf(document, catalogue, ground);
  const name = lower(groundName(document, catalogue, ground));
  if (!grid) return { items: [], standing: [], isHole: false, words: name };
  const rect = grid.rectOf(cell);
  const found = thingsOn(room, ground, grid, rect);
  const items = found.map(({ id }) => id);
  const names = found.map((item) => itemName(catalogue, item));
  if (ground.kind === "on") {
    const words = strings.onSurface(name, column + 1, row + 1, listed(names));
    return { items, standing: items, isHole: false, words };
  }
  const holes = holesIn(document, catalogue, ground.wall)
    .filter((hole) => rectsMeet(hole.rect, rect))
    .map(({ id }) => modelName(catalogue, document.openings.get(id)!.model));
  const along = runsAcross(ground.wall) ? strings.column(column + 1) : strings.row(column + 1);
  const up = grid.rows - 1 - row;
  const words = strings.onWall(name, along, up, listed([...names, ...holes]));
  return { items, standing: items, isHole: holes.length > 0, words };
}
