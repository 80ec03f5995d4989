// Which farm an address asks for: its field, and by name where two of the device's farms stand on it.
import { readTypedNumber } from "../../fields/fieldNumber.ts";

/** By its id; where the device has none of that name, any of the field. */
export type FarmAddress = { readonly field: number | null; readonly id: string | null };

const [FIELD, FARM] = ["field", "farm"];

export function readFarmAddress(search: string, size: number): FarmAddress {
  const query = new URLSearchParams(search);
  return { field: readTypedNumber(query.get(FIELD) ?? "", size), id: query.get(FARM) };
}

/** A farm that is alone on its field needs no name: a link to it is worth something on other devices, too. */
export function writeFarmAddress(query: URLSearchParams, field: number, id: string | null): void {
  query.set(FIELD, `${field}`);
  if (id === null) query.delete(FARM);
  else query.set(FARM, id);
}
