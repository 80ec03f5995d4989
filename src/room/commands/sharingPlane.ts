// The chosen things, if they lie in one plane and are as many as it takes.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { ItemId, RoomDocument } from "../model/room.ts";
import { type OnPlane, onPlane } from "../rules/plane.ts";
import { type Chosen, chosenRoots } from "./chosen.ts";

export function sharingPlane(
  document: RoomDocument,
  ids: readonly ItemId[],
  least: number,
  catalogue: Catalogue,
): Chosen<OnPlane> {
  const roots = chosenRoots(document, ids);
  if (!roots.ok) return roots;
  if (roots.value.length < least) return refuse({ kind: "tooFew", least });
  const items: OnPlane[] = [];
  for (const item of roots.value) {
    const piece = onPlane(item, catalogue);
    if (!piece) return refuse({ kind: "unknownModel", model: item.model });
    items.push(piece);
  }
  return items.every(({ key }) => key === items[0]!.key)
    ? accept(items)
    : refuse({ kind: "notSideBySide" });
}
