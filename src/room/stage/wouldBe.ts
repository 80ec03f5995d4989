// Where what is held would stand, with all that it carries, before it does.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemId, Place, RoomDocument } from "../model/room.ts";
import { type Placed, placedAt } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import { stackOf } from "../rules/roomIndex.ts";

/** The carriers before the carried; nothing where a model is unknown. */
export function wouldBe(
  document: RoomDocument,
  catalogue: Catalogue,
  items: readonly Item[],
): ReadonlyMap<ItemId, Placed> {
  const index = indexOf(document, catalogue);
  const held = new Map(items.map((item) => [item.id, item]));
  const out = new Map<ItemId, Placed>();
  const stand = (item: Item) => {
    const model = catalogue.item(item.model);
    if (!model) return;
    const { at } = item;
    const carrier = at.kind === "on" ? (out.get(at.carrier) ?? index.placed.get(at.carrier)) : null;
    const placed = placedAt(item, model, document.shell.size, carrier ?? null);
    if (placed) out.set(item.id, placed);
  };
  for (const item of items) {
    // A thing whose carrier is held too is met with it.
    if (item.at.kind === "on" && held.has(item.at.carrier)) continue;
    stand(item);
    for (const id of stackOf(index, item.id).slice(1)) {
      const carried = held.get(id) ?? document.items.get(id);
      if (carried) stand(carried);
    }
  }
  return out;
}

/** Those of them that stand on none of the others. */
export const atTheBottom = (placed: ReadonlyMap<ItemId, Placed>): Placed[] =>
  [...placed.values()].filter(({ item: { at } }) => at.kind !== "on" || !placed.has(at.carrier));

export const movedTo = (item: Item, at: Place): Item => ({ ...item, at });
