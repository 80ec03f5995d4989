// Where things can stand, as a choice: the floor, each wall, each table top and shelf.
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import {
  type ItemId,
  type ItemPlace,
  type RoomDocument,
  type WallSide,
  wallSides,
} from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { stackOf } from "../rules/roomIndex.ts";

export type RoomSurface =
  | { readonly kind: "floor" }
  | { readonly kind: "wall"; readonly wall: WallSide }
  | { readonly kind: "on"; readonly carrier: ItemId; readonly level: number };

export const floorSurface: RoomSurface = { kind: "floor" };

export const surfaceOf = (at: ItemPlace): RoomSurface => {
  switch (at.kind) {
    case "floor":
      return floorSurface;
    case "wall":
      return { kind: "wall", wall: at.wall };
    case "on":
      return { kind: "on", carrier: at.carrier, level: at.level };
  }
};

/** Alike for the same ground: the value of its choice. */
export function groundKey(ground: RoomSurface): string {
  switch (ground.kind) {
    case "floor":
      return "floor";
    case "wall":
      return `wall ${ground.wall}`;
    case "on":
      return `on ${ground.carrier} ${ground.level}`;
  }
}

const standsAs = { floor: "floor", wall: "wall", on: "surface" } as const;

const mayStand = (model: ItemModel, ground: RoomSurface): boolean =>
  model.stands.includes(standsAs[ground.kind]);

/** All of the room, or only where the held thing may stand: never on itself, nor on what it carries. */
export function groundsOf(
  document: RoomDocument,
  catalogue: Catalogue,
  held?: { readonly id: ItemId; readonly model: ItemModel },
): RoomSurface[] {
  const index = indexOf(document, catalogue);
  const own = new Set(held ? stackOf(index, held.id) : []);
  const surfaces = [...index.placed.values()]
    .filter(({ item, model }) => model.surfaces.length > 0 && !own.has(item.id))
    .sort((a, b) => a.box.z0 - b.box.z0 || a.box.x0 - b.box.x0 || a.box.y0 - b.box.y0)
    .flatMap(({ item, model }) =>
      model.surfaces.map((_, level): RoomSurface => ({ kind: "on", carrier: item.id, level })),
    );
  const walls = wallSides.map((wall): RoomSurface => ({ kind: "wall", wall }));
  const all = [floorSurface, ...walls, ...surfaces];
  return held ? all.filter((ground) => mayStand(held.model, ground)) : all;
}
