// Changes something of each chosen thing that has nothing to do with where it stands.
import type { Verb } from "../history/label.ts";
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { chosen } from "./chosen.ts";
import { itemsSubject, label, type Outcome, refuseCommand, settleCommand } from "./command.ts";

/** `with` gives the item as it becomes, itself where nothing changes, or the reason against it. */
export function eachItem(
  document: RoomDocument,
  ids: readonly ItemId[],
  catalogue: Catalogue,
  verb: Verb,
  become: (item: Item, model: ItemModel) => Item | CommandRefusal,
): Outcome {
  const items = chosen(document, ids);
  if (!items.ok) return refuseCommand(items.reason);
  const changed: Item[] = [];
  for (const item of items.value) {
    const model = catalogue.item(item.model);
    if (!model) return refuseCommand({ kind: "unknownModel", model: item.model });
    const to = become(item, model);
    if ("kind" in to) return refuseCommand(to);
    if (to !== item) changed.push(to);
  }
  if (changed.length === 0) return refuseCommand({ kind: "nothingChanges" });
  const own = changed.map(({ id }) => id);
  return settleCommand(document, { items: changed.map((to) => ({ id: to.id, to })) }, catalogue, {
    label: label(verb, itemsSubject(document, own), own),
  });
}
