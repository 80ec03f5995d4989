// Which things bear a maker's mark: of several alike the first by their ids, as with what is owned.
import type { Catalogue } from "../model/catalogue.ts";
import type { ItemId, ModelId, RoomDocument } from "../model/room.ts";
import { indexOf } from "./indexOf.ts";

const none: ReadonlyMap<ItemId, string> = new Map();

/** The words of each mark. */
export function marked(document: RoomDocument, catalogue: Catalogue): ReadonlyMap<ItemId, string> {
  const next = new Map<ModelId, number>();
  for (const model of indexOf(document, catalogue).used.keys())
    if (catalogue.mark(model, 0) !== undefined) next.set(model, 0);
  if (next.size === 0) return none;
  const marks = new Map<ItemId, string>();
  for (const id of [...document.items.keys()].sort()) {
    const { model } = document.items.get(id)!;
    const nth = next.get(model);
    const words = nth === undefined ? undefined : catalogue.mark(model, nth);
    if (nth === undefined || words === undefined) continue;
    marks.set(id, words);
    next.set(model, nth + 1);
  }
  return marks;
}
