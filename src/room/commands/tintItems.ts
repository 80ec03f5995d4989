// Colours things, or gives them back the colour they came in.
import type { ItemId, TintId } from "../model/room.ts";
import type { Command } from "./command.ts";
import { eachItem } from "./eachItem.ts";

export type TintItems = { readonly ids: readonly ItemId[]; readonly tint: TintId | null };

export const tintItems: Command<TintItems> = (document, { ids, tint }, catalogue) =>
  eachItem(document, ids, catalogue, "tint", (item, model) => {
    if (tint === (item.tint ?? null)) return item;
    const { tint: _, ...plain } = item;
    if (tint === null) return plain;
    return model.tints.includes(tint)
      ? { ...plain, tint }
      : { kind: "noSuchTint", tint, model: model.id };
  });
