// Puts lamps out, and lights them.
import type { ItemId } from "../model/room.ts";
import type { RoomCommand } from "./command.ts";
import { eachItem } from "./eachItem.ts";

export type SwitchLamps = { readonly ids: readonly ItemId[]; readonly isLit: boolean };

export const switchLamps: RoomCommand<SwitchLamps> = (document, { ids, isLit }, catalogue) =>
  eachItem(document, ids, catalogue, isLit ? "lightLamp" : "dimLamp", (item, model) => {
    if (!model.isLamp) return { kind: "notALamp", item: item.id };
    if (isLit === !item.unlit) return item;
    const { unlit: _, ...lit } = item;
    return isLit ? lit : { ...lit, unlit: true };
  });
