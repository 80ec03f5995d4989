// Gives a thing a name of its own, or takes it back.
import type { ItemId } from "../model/room.ts";
import { isName } from "../model/schema.ts";
import { LONGEST_NAME } from "../model/units.ts";
import { type RoomCommand, refuseCommand } from "./command.ts";
import { eachItem } from "./eachItem.ts";

export type NameItem = { readonly id: ItemId; readonly name: string | null };

export const nameItem: RoomCommand<NameItem> = (document, { id, name: typed }, catalogue) => {
  const name = typed?.trim() || null;
  if (name !== null && !isName(name))
    return refuseCommand({ kind: "badName", longest: LONGEST_NAME });
  return eachItem(document, [id], catalogue, "name", (item) => {
    if (name === (item.name ?? null)) return item;
    const { name: _, ...plain } = item;
    return name === null ? plain : { ...plain, name };
  });
};
