// The place on a wall where a new door or window fits, nearest to the wall's middle.
import { type AddOpening, addOpening } from "../../commands/addOpening.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { RoomDocument } from "../../model/room.ts";
import { wallLength } from "../../rules/walls.ts";

/** The middle itself where nothing fits, so that asking there tells why. */
export function firstGap(
  document: RoomDocument,
  wanted: Omit<AddOpening, "along">,
  catalogue: Catalogue,
): number {
  const width = catalogue.opening(wanted.model)?.width ?? 0;
  const last = wallLength(document.shell.size, wanted.wall) - width;
  const middle = Math.max(0, Math.round(last / 2));
  for (let away = 0; away <= last; away++)
    for (const along of new Set([middle - away, middle + away])) {
      if (along < 0 || along > last) continue;
      if (addOpening(document, { ...wanted, along }, catalogue).ok) return along;
    }
  return middle;
}
