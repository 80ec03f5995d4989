// Things as text for the clipboard, with all that stands on them.
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { encodeCutting } from "../model/encode.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { type RoomIndex, stackOf } from "../rules/roomIndex.ts";
import { chosenRoots } from "./chosen.ts";

/** A thing without what carries it: where it is in the room, as if it stood on the floor there. */
function withoutCarrier({ placed }: RoomIndex, item: Item): Item {
  if (item.at.kind !== "on") return item;
  const where = placed.get(item.id);
  if (!where) return { ...item, at: { kind: "floor", x: 0, z: 0 } };
  const { box, turn } = where;
  return { ...item, at: { kind: "floor", x: box.x0, z: box.z0 }, turn };
}

export function copyItems(
  document: RoomDocument,
  ids: readonly ItemId[],
  catalogue: Catalogue,
): Result<string, CommandRefusal> {
  const roots = chosenRoots(document, ids);
  if (!roots.ok) return roots;
  const index = indexOf(document, catalogue);
  const items = roots.value.flatMap((root) => {
    const [, ...carried] = stackOf(index, root.id);
    return [withoutCarrier(index, root), ...carried.map((id) => document.items.get(id)!)];
  });
  return accept(encodeCutting(items));
}
