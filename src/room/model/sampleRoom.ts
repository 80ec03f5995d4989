// Rooms for the tests and the benchmark: a bare one, a furnished one, one with any number of things.
import { emptyRoom } from "./emptyRoom.ts";
import { floorPlace, onTop, thing, wall } from "./placed.ts";
import type { Item, Opening, RoomDocument } from "./room.ts";
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
      thing("rug-1", "rug", floorPlace(8, 12)),
      thing("table-1", "table", floorPlace(12, 16), { tint: "moss" }),
      thing("tray-1", "tray", onTop("table-1", 1, 1)),
      thing("cup-1", "cup", onTop("tray-1", 1, 1), { name: "Grandmother's cup" }),
      thing("sofa-1", "sofa", floorPlace(0, 26), { turn: 2 }),
      thing("bookshelf-1", "bookshelf", floorPlace(0, 2), { turn: 1 }),
      thing("candle-1", "candle", onTop("bookshelf-1", 2, 0, 1), { unlit: true }),
      thing("frame-1", "frame", wall("north", 12, 8), {
        picture: { kind: "upload", hash: "ab".repeat(32), alt: "a hen" },
      }),
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
    if (i % 4 > 0) return thing(`thing-${i}`, "cup", onTop(`thing-${tray * 4}`, i % 4, 0));
    const spot = tray * apart;
    const [x, z] = [(spot % inRow) * across, Math.floor(spot / inRow) * deep];
    return thing(`thing-${i}`, "tray", floorPlace(x, z));
  });
  return withItems(bareRoom(SIDE.most, SIDE.most), items);
}
