// Whether the parts of a thing may have colours of their own, and these.
import type { ItemModel } from "../model/catalogue.ts";
import type { Refusal } from "../model/refusal.ts";
import { type PartTints, type TintId, type TintPart, tintParts } from "../model/room.ts";

export function badPartTint(model: ItemModel, part: TintPart, tint: TintId | null): Refusal | null {
  const tints = model.partTints?.[part];
  if (!tints) return { kind: "noSuchPart", part, model: model.id };
  return tint === null || tints.includes(tint)
    ? null
    : { kind: "noSuchTint", tint, model: model.id };
}

export function badPartTints(model: ItemModel, tints: PartTints): Refusal | null {
  const [bad = null] = tintParts.flatMap((part) => {
    const tint = tints[part];
    return (tint !== undefined && badPartTint(model, part, tint)) || [];
  });
  return bad;
}
