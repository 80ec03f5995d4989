// Picks the fields that a holder wants to see, in the order they want.
import type { FieldHolding, PlaceName } from "../holdings/index.ts";

export type Filter = {
  place: PlaceName | "all";
  order: "up" | "down";
  /** What has been typed: digits count, with leading zeros or without. */
  query: string;
};

export const everything: Filter = { place: "all", order: "up", query: "" };

export function filterFields(
  fields: readonly FieldHolding[],
  { place, order, query }: Filter,
): readonly FieldHolding[] {
  const digits = query.replace(/\D/g, "");
  const isWanted = ({ id, place: lies }: FieldHolding) =>
    (place === "all" || lies === place) &&
    (digits === "" ? query.trim() === "" : matches(id, digits));
  const sign = order === "up" ? 1 : -1;
  return fields.filter(isWanted).sort((a, b) => sign * (a.id - b.id));
}

function matches(id: number, digits: string): boolean {
  return String(id).startsWith(digits) || String(id).padStart(4, "0").startsWith(digits);
}
