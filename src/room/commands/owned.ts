// Whether more of a model may be added: what is not owned is only borrowed when that was asked for.
import type { Catalogue } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { ModelId, RoomDocument } from "../model/room.ts";
import { allowance } from "../rules/allowance.ts";

export function notOwned(
  document: RoomDocument,
  catalogue: Catalogue,
  models: readonly ModelId[],
): CommandRefusal | null {
  const wanted = new Map<ModelId, number>();
  for (const model of models) wanted.set(model, (wanted.get(model) ?? 0) + 1);
  for (const [model, count] of wanted) {
    const allowed = allowance(document, catalogue, model);
    if (allowed && allowed.left < count) return { kind: "notOwned", model, owned: allowed.owned };
  }
  return null;
}
