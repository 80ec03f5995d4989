// Brings a thing from the catalogue into the room.
import type { Item, ItemId, ModelId, Place, TintId, Turn } from "../model/room.ts";
import { isId } from "../model/schema.ts";
import { type Command, itemSubject, label, refused, settled } from "./command.ts";
import { notOwned } from "./owned.ts";

export type PlaceItem = {
  /** A fresh id. */
  readonly id: ItemId;
  readonly model: ModelId;
  readonly at: Place;
  readonly turn?: Turn;
  readonly tint?: TintId;
  /** Try what is not owned. */
  readonly borrow?: boolean;
};

export const placeItem: Command<PlaceItem> = (document, args, catalogue) => {
  const { id, model: modelId, at, turn = 0, tint, borrow = false } = args;
  const model = catalogue.item(modelId);
  if (!model) return refused({ kind: "unknownModel", model: modelId });
  if (!isId(id)) return refused({ kind: "badId", id });
  if (document.items.has(id)) return refused({ kind: "idTaken", id });
  if (tint !== undefined && !model.tints.includes(tint))
    return refused({ kind: "noSuchTint", tint, model: modelId });
  const short = borrow ? null : notOwned(document, catalogue, [modelId]);
  if (short) return refused(short);
  const item: Item = { id, model: modelId, at, turn, ...(tint !== undefined && { tint }) };
  return settled(document, { items: [{ id, to: item }] }, catalogue, {
    ...{ label: label("place", itemSubject(item), [id]), made: [id], wanted: item },
  });
};
