// In which order the table has its fields: by their numbers, or by what stands in another of its columns.

import { regions, soils } from "../land/kinds.ts";
import { landOf } from "../land/landOf.ts";
import { parishOf } from "../land/place.ts";
import { fieldName } from "../names/fieldName.ts";
import { parishName } from "../parishNames.ts";

export const tableOrders = ["number", "name", "parish", "land"] as const;
export type TableOrder = (typeof tableOrders)[number];

/** As a text that sorts like it; fields of which it is the same stay in the order of their numbers. */
const sortedBy: Record<Exclude<TableOrder, "number">, (id: number) => string> = {
  name: (id) => fieldName(id, landOf(id)),
  parish: (id) => parishName(parishOf(id)),
  land(id) {
    const { region, soil } = landOf(id);
    return `${regions.findIndex((one) => one.id === region)}${soils.findIndex((one) => one.id === soil)}`;
  },
};

/** Of each order the places of all fields, worked out when somebody first asks for it. */
const known = new Map<string, Int32Array>();

function placesBy(order: Exclude<TableOrder, "number">, size: number): Int32Array {
  const name = `${order} ${size}`;
  let places = known.get(name);
  if (!places) {
    const all = Array.from({ length: size }, (_, id) => ({ id, text: sortedBy[order](id) }));
    all.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.id - b.id));
    places = new Int32Array(size);
    for (const [place, { id }] of all.entries()) places[id] = place;
    known.set(name, places);
  }
  return places;
}

/** `found` are the fields by number, null for all of so many; null comes back for all by number. */
export function inOrder(
  found: readonly number[] | null,
  order: TableOrder,
  size: number,
): readonly number[] | null {
  if (order === "number") return found;
  const places = placesBy(order, size);
  const ids = found ?? Array.from({ length: size }, (_, id) => id);
  return ids.toSorted((a, b) => places[a]! - places[b]!);
}
