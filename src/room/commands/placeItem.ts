// Brings a thing from the catalogue into the room, or a copy of one with all that it has.
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, QuarterTurn } from "../model/room.ts";
import { isId, isName, isPicture } from "../model/schema.ts";
import { LONGEST_NAME } from "../model/units.ts";
import { badPartTints } from "./badPartTints.ts";
import { badPatterns } from "./badPatterns.ts";
import { itemSubject, label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";
import { notOwned } from "./owned.ts";

/** Its id is a fresh one. */
export type PlaceItem = Omit<Item, "turn"> & {
  readonly turn?: QuarterTurn;
  /** Try what is not owned. */
  readonly borrow?: boolean;
};

function unfit(
  { id, tint, partTints, patterns, picture, name, unlit }: Item,
  model: ItemModel,
  catalogue: Catalogue,
): CommandRefusal | null {
  if (tint !== undefined && !model.tints.includes(tint))
    return { kind: "noSuchTint", tint, model: model.id };
  const badTint = partTints && badPartTints(model, partTints);
  if (badTint) return badTint;
  const bad = patterns && badPatterns(model, patterns, catalogue);
  if (bad) return bad;
  if (picture && !isPicture(picture)) return { kind: "badPicture" };
  if (picture && !model.takesPicture) return { kind: "takesNoPicture", model: model.id };
  if (name !== undefined && !isName(name)) return { kind: "badName", longest: LONGEST_NAME };
  return unlit && !model.isLamp ? { kind: "notALamp", item: id } : null;
}

export const placeItem: RoomCommand<PlaceItem> = (document, args, catalogue) => {
  const { borrow = false, turn = 0, ...rest } = args;
  const item: Item = { ...rest, turn };
  const { id } = item;
  const model = catalogue.item(item.model);
  if (!model) return refuseCommand({ kind: "unknownModel", model: item.model });
  if (!isId(id)) return refuseCommand({ kind: "badId", id });
  if (document.items.has(id)) return refuseCommand({ kind: "idTaken", id });
  const reason = unfit(item, model, catalogue);
  if (reason) return refuseCommand(reason);
  const short = borrow ? null : notOwned(document, catalogue, [model.id]);
  if (short) return refuseCommand(short);
  return settleCommand(document, { items: [{ id, to: item }] }, catalogue, {
    label: label("place", itemSubject(item), [id]),
    made: [id],
    wanted: item,
  });
};
