// A thing without what carries it: where it is in the room, as if it stood on the floor there.
import type { Item } from "../model/room.ts";
import type { RoomIndex } from "../rules/roomIndex.ts";

export function detached({ placed }: RoomIndex, item: Item): Item {
  if (item.at.kind !== "on") return item;
  const where = placed.get(item.id);
  if (!where) return { ...item, at: { kind: "floor", x: 0, z: 0 } };
  const { box, turn } = where;
  return { ...item, at: { kind: "floor", x: box.x0, z: box.z0 }, turn };
}
