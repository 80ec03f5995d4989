// What things are called: by the visitor, else by the catalogue.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemId, ModelId, OpeningId, RoomDocument } from "../model/room.ts";
import { strings } from "./strings.ts";

export const lower = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const modelName = (catalogue: Catalogue, model: ModelId): string =>
  catalogue.item(model)?.name ?? catalogue.opening(model)?.name ?? strings.unknown;

export const itemName = (catalogue: Catalogue, item: Pick<Item, "name" | "model">): string =>
  item.name ?? modelName(catalogue, item.model);

/** Within a sentence: Marmalade, but the oak table. */
export const theItem = (catalogue: Catalogue, item: Item): string =>
  item.name ?? strings.the(lower(modelName(catalogue, item.model)));

/** As the name of something in a sentence, whether it is there or no longer. */
export function nameOfItem(document: RoomDocument, catalogue: Catalogue, id: ItemId): string {
  const item = document.items.get(id);
  return item ? itemName(catalogue, item) : strings.unknown;
}

export function openingName(document: RoomDocument, catalogue: Catalogue, id: OpeningId): string {
  const opening = document.openings.get(id);
  return strings.the(lower(opening ? modelName(catalogue, opening.model) : strings.unknown));
}
