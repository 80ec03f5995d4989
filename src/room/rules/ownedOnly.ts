// A room without what its holder has only borrowed, nor what stands on that: nothing is left in the air.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, RoomDocument } from "../model/room.ts";
import { borrowed } from "./allowance.ts";

export function ownedOnly(room: RoomDocument, catalogue: Catalogue): RoomDocument {
  const lent = borrowed(room, catalogue);
  if (lent.size === 0) return room;
  const isShown = ({ id, at }: Item): boolean => {
    if (lent.has(id)) return false;
    const carrier = at.kind === "on" ? room.items.get(at.carrier) : undefined;
    return carrier === undefined || isShown(carrier);
  };
  return { ...room, items: new Map([...room.items].filter(([, item]) => isShown(item))) };
}
