// Finds the index of a document: made once, then carried from each document to the next.
import type { Catalogue } from "../model/catalogue.ts";
import type { Patch } from "../model/patch.ts";
import type { RoomDocument } from "../model/room.ts";
import { changeIndex, emptyIndex } from "./changeIndex.ts";
import type { RoomIndex } from "./roomIndex.ts";

// A memory, not a state: what it holds follows from the document and the catalogue alone.
const known = new WeakMap<RoomDocument, { catalogue: Catalogue; index: RoomIndex }>();

function recall(document: RoomDocument, catalogue: Catalogue): RoomIndex | null {
  const found = known.get(document);
  return found?.catalogue === catalogue ? found.index : null;
}

function remember(document: RoomDocument, catalogue: Catalogue, index: RoomIndex): RoomIndex {
  known.set(document, { catalogue, index });
  return index;
}

export function indexOf(document: RoomDocument, catalogue: Catalogue): RoomIndex {
  const found = recall(document, catalogue);
  if (found) return found;
  const all = [...document.items.values()].map((item) => ({ id: item.id, to: item }));
  const index = changeIndex(new Map(), emptyIndex, document, all, catalogue);
  return remember(document, catalogue, index);
}

/** The index of `after`, which `patch` made of `before`. */
export function nextIndex(
  before: RoomDocument,
  after: RoomDocument,
  patch: Patch,
  catalogue: Catalogue,
): RoomIndex {
  // What hangs on the far walls goes with them when the room grows, so everything is placed anew.
  if (patch.shell?.size) return indexOf(after, catalogue);
  const found = recall(after, catalogue);
  if (found) return found;
  const from = indexOf(before, catalogue);
  const changes = patch.items ?? [];
  return remember(
    after,
    catalogue,
    changes.length === 0 ? from : changeIndex(before.items, from, after, changes, catalogue),
  );
}
