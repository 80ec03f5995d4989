// Things as text for the clipboard, with all that stands on them.
import type { Catalogue } from "../model/catalogue.ts";
import { encodeCutting } from "../model/encode.ts";
import type { Refusal } from "../model/refusal.ts";
import type { ItemId, RoomDocument } from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { stackOf } from "../rules/roomIndex.ts";
import { chosenRoots } from "./chosen.ts";
import { detached } from "./detached.ts";

export type Copied =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: Refusal };

export function copyItems(
  document: RoomDocument,
  ids: readonly ItemId[],
  catalogue: Catalogue,
): Copied {
  const roots = chosenRoots(document, ids);
  if (!roots.ok) return roots;
  const index = indexOf(document, catalogue);
  const items = roots.items.flatMap((root) => {
    const [, ...carried] = stackOf(index, root.id);
    return [detached(index, root), ...carried.map((id) => document.items.get(id)!)];
  });
  return { ok: true, text: encodeCutting(items) };
}
