// Rooms for the tests and the benchmark: a bare one, a furnished one, one with any number of things.
import { emptyRoom } from "./emptyRoom.ts";
import type { Item, Opening, Place, RoomDocument } from "./room.ts";
import { PER_TILE, SIDE } from "./units.ts";

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.id, each]));

export const bareRoom = (columns = 8, rows = 8): RoomDocument =>
  emptyRoom({
    name: "Harvest kitchen",
    columns,
    rows,
    floor: { kind: "boards" },
    wall: { kind: "plaster", tint: "cream" },
  });

export const withItems = (
  room: RoomDocument,
  items: readonly Item[],
  openings: readonly Opening[] = [],
): RoomDocument => ({ ...room, items: byId(items), openings: byId(openings) });

/** A rug and on it a table with a tray and a cup, a sofa, a full shelf, a picture, a door, a window. */
export const furnishedRoom = (): RoomDocument =>
  withItems(
    bareRoom(),
    [
      { id: "rug-1", model: "rug", at: { kind: "floor", x: 8, z: 12 }, turn: 0 },
      { id: "table-1", model: "table", at: { kind: "floor", x: 12, z: 16 }, turn: 0, tint: "moss" },
      {
        id: "tray-1",
        model: "tray",
        turn: 0,
        at: { kind: "on", carrier: "table-1", level: 0, x: 1, z: 1 },
      },
      {
        id: "cup-1",
        model: "cup",
        turn: 0,
        name: "Grandmother's cup",
        at: { kind: "on", carrier: "tray-1", level: 0, x: 1, z: 1 },
      },
      { id: "sofa-1", model: "sofa", at: { kind: "floor", x: 0, z: 26 }, turn: 2 },
      { id: "bookshelf-1", model: "bookshelf", at: { kind: "floor", x: 0, z: 2 }, turn: 1 },
      {
        id: "candle-1",
        model: "candle",
        turn: 0,
        unlit: true,
        at: { kind: "on", carrier: "bookshelf-1", level: 1, x: 2, z: 0 },
      },
      {
        id: "frame-1",
        model: "frame",
        turn: 0,
        at: { kind: "wall", wall: "north", along: 12, up: 8 },
        picture: { kind: "upload", hash: "ab".repeat(32), alt: "a hen" },
      },
    ],
    [
      { id: "door-1", model: "door", wall: "west", along: 16, up: 0 },
      { id: "window-1", model: "window", wall: "north", along: 20, up: 5 },
    ],
  );

/** Trays all over the largest floor, each with three cups: as many things as a room may hold. */
export function crowdedRoom(count: number): RoomDocument {
  const [across, deep] = [4, 3];
  const inRow = (SIDE.most * PER_TILE) / across;
  const spots = inRow * Math.floor((SIDE.most * PER_TILE) / deep);
  const apart = Math.floor(spots / Math.ceil(count / 4));
  const items = Array.from({ length: count }, (_, i): Item => {
    const tray = Math.floor(i / 4);
    if (i % 4 > 0) {
      const at = { kind: "on", carrier: `thing-${tray * 4}`, level: 0, x: i % 4, z: 0 } as const;
      return { id: `thing-${i}`, model: "cup", at, turn: 0 };
    }
    const spot = tray * apart;
    const [x, z] = [(spot % inRow) * across, Math.floor(spot / inRow) * deep];
    const at: Place = { kind: "floor", x, z };
    return { id: `thing-${i}`, model: "tray", at, turn: 0 };
  });
  return withItems(bareRoom(SIDE.most, SIDE.most), items);
}
