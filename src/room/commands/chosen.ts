// The things that a command is about: each once, and none that goes along with another of them.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { carriersOf } from "../model/structure.ts";

export type Chosen<T> = Result<readonly T[], CommandRefusal>;

export function chosen({ items }: RoomDocument, ids: readonly ItemId[]): Chosen<Item> {
  const found: Item[] = [];
  for (const id of new Set(ids)) {
    const item = items.get(id);
    if (!item) return refuse({ kind: "noSuchItem", id });
    found.push(item);
  }
  if (found.length === 0) return refuse({ kind: "tooFew", least: 1 });
  return accept(found);
}

/** Without those that stand on another of the chosen: they follow it by themselves. */
export function chosenRoots(document: RoomDocument, ids: readonly ItemId[]): Chosen<Item> {
  const all = chosen(document, ids);
  if (!all.ok) return all;
  const own = new Set(ids);
  return accept(
    all.value.filter((item) => !carriersOf(document.items, item).some(({ id }) => own.has(id))),
  );
}
