// Whether the parts of a thing may have colours of their own, and these.
import type { ItemModel } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import { type ItemTintPart, type PartTints, type TintId, tintParts } from "../model/room.ts";

export function badPartTint(
  model: ItemModel,
  part: ItemTintPart,
  tint: TintId | null,
): CommandRefusal | null {
  const tints = model.partTints?.[part];
  if (!tints) return { kind: "noSuchPart", part, model: model.id };
  return tint === null || tints.includes(tint)
    ? null
    : { kind: "noSuchTint", tint, model: model.id };
}

export function badPartTints(model: ItemModel, tints: PartTints): CommandRefusal | null {
  const [bad = null] = tintParts.flatMap((part) => {
    const tint = tints[part];
    return (tint !== undefined && badPartTint(model, part, tint)) || [];
  });
  return bad;
}
