// What holds between the things of a document whatever the catalogue says: ids, carriers, depth.
import type { Item, ItemId } from "./room.ts";
import { MOST_STACKED } from "./units.ts";

export type Flaw =
  | { readonly kind: "idTwice"; readonly id: string }
  | { readonly kind: "noCarrier"; readonly id: string }
  | { readonly kind: "stackTooHigh"; readonly id: string };

export function firstTwice(ids: readonly string[]): number | null {
  const seen = new Set<string>();
  for (const [i, id] of ids.entries()) {
    if (seen.has(id)) return i;
    seen.add(id);
  }
  return null;
}

/** The things under this one, nearest first, but no more than a stack may have. */
export function carriersOf(items: ReadonlyMap<ItemId, Item>, item: Item): Item[] {
  const below: Item[] = [];
  let at = item.at;
  while (at.kind === "on" && below.length <= MOST_STACKED) {
    const carrier = items.get(at.carrier);
    if (!carrier) break;
    below.push(carrier);
    at = carrier.at;
  }
  return below;
}

/** A circle of carriers shows as a stack without end, so the limit finds both. */
export function flawOf(items: ReadonlyMap<ItemId, Item>, item: Item): Flaw | null {
  if (item.at.kind !== "on") return null;
  if (!items.has(item.at.carrier)) return { kind: "noCarrier", id: item.at.carrier };
  return carriersOf(items, item).length >= MOST_STACKED
    ? { kind: "stackTooHigh", id: item.id }
    : null;
}
