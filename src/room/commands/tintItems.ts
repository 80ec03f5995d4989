// Colours things or a part of them, or gives them back the colour they came in.
import {
  type Item,
  type ItemId,
  type ItemTintPart,
  type TintId,
  tintParts,
} from "../model/room.ts";
import { badPartTint } from "./badPartTints.ts";
import type { RoomCommand } from "./command.ts";
import { eachItem } from "./eachItem.ts";

export type TintItems = {
  readonly ids: readonly ItemId[];
  readonly tint: TintId | null;
  /** All of each thing but for the parts with a colour of their own, where none is said. */
  readonly part?: ItemTintPart | null;
};

/** Always in one order, and gone with the last of them. */
function withPart(item: Item, part: ItemTintPart, tint: TintId | null): Item {
  const { partTints = {}, ...plain } = item;
  const entries = tintParts.flatMap((each) => {
    const to = each === part ? tint : partTints[each];
    return to ? [[each, to] as const] : [];
  });
  return entries.length === 0 ? plain : { ...plain, partTints: Object.fromEntries(entries) };
}

export const tintItems: RoomCommand<TintItems> = (
  document,
  { ids, tint, part = null },
  catalogue,
) =>
  eachItem(document, ids, catalogue, "tint", (item, model) => {
    if (part !== null) {
      if (tint === (item.partTints?.[part] ?? null) && model.partTints?.[part]) return item;
      return badPartTint(model, part, tint) ?? withPart(item, part, tint);
    }
    if (tint === (item.tint ?? null)) return item;
    const { tint: _, ...plain } = item;
    if (tint === null) return plain;
    return model.tints.includes(tint)
      ? { ...plain, tint }
      : { kind: "noSuchTint", tint, model: model.id };
  });
