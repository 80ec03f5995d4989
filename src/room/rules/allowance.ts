// What the holder owns against what the room uses: more than that is borrowed, never forbidden.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemId, ModelId, RoomDocument } from "../model/room.ts";
import { indexOf } from "./indexOf.ts";

/** Null where everyone may have as many as they like. */
export type Allowance = {
  readonly owned: number;
  readonly used: number;
  readonly left: number;
} | null;

export function allowance(document: RoomDocument, catalogue: Catalogue, model: ModelId): Allowance {
  const owned = catalogue.owned(model);
  if (owned === undefined) return null;
  const used = indexOf(document, catalogue).used.get(model) ?? 0;
  return { owned, used, left: Math.max(0, owned - used) };
}

/** Whether all of it or a part is in a dye that is not had. */
export const lacksDye = ({ tint, partTints }: Item, catalogue: Catalogue): boolean =>
  (tint !== undefined && catalogue.lacksDye(tint)) ||
  (partTints !== undefined && Object.values(partTints).some((each) => catalogue.lacksDye(each)));

/** What is in the room beyond what is owned, or in a dye that is not had; which of several alike is settled by id. */
export function borrowed(document: RoomDocument, catalogue: Catalogue): ReadonlySet<ItemId> {
  const { used } = indexOf(document, catalogue);
  const short = new Map<ModelId, number>();
  for (const [model, count] of used) {
    const owned = catalogue.owned(model);
    if (owned !== undefined && count > owned) short.set(model, owned);
  }
  const ids = new Set<ItemId>();
  for (const item of document.items.values()) if (lacksDye(item, catalogue)) ids.add(item.id);
  if (short.size === 0) return ids;
  for (const id of [...document.items.keys()].sort()) {
    const { model } = document.items.get(id)!;
    const owned = short.get(model);
    if (owned === undefined) continue;
    if (owned === 0) ids.add(id);
    else short.set(model, owned - 1);
  }
  return ids;
}
