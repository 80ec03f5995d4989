// Which fields the gallery shows: all that are what was asked for, in the order of their numbers.
import { parishSize } from "../../fields/place.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import type { Search } from "./search.ts";

export type Collection = { readonly address: string; readonly size: number };

export type Found = {
  /** Those of the page. */
  readonly fields: readonly FieldTraits[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
};

export const PAGE = 48;

/** The traits of every field are worked out when a filter first needs them, and once. */
const known = new Map<string, FieldTraits[]>();

function allTraits({ address, size }: Collection): readonly FieldTraits[] {
  let all = known.get(address);
  if (!all || all.length !== size) {
    all = Array.from({ length: size }, (_, id) => fieldTraits(address, id));
    known.set(address, all);
  }
  return all;
}

export function findFields(collection: Collection, { filters, parish, page }: Search): Found {
  const { address, size } = collection;
  const first = parish === null ? 0 : Math.min(parish * parishSize, size);
  const end = parish === null ? size : Math.min(first + parishSize, size);
  const wanted = Object.entries(filters) as [keyof FieldTraits, string][];
  if (wanted.length === 0) {
    return paged(end - first, page, (from, to) =>
      Array.from({ length: to - from }, (_, n) => fieldTraits(address, first + from + n)),
    );
  }
  const fitting = allTraits(collection)
    .slice(first, end)
    .filter((traits) => wanted.every(([trait, kind]) => traits[trait] === kind));
  return paged(fitting.length, page, (from, to) => fitting.slice(from, to));
}

function paged(
  count: number,
  wanted: number,
  read: (from: number, to: number) => readonly FieldTraits[],
): Found {
  const pages = Math.max(1, Math.ceil(count / PAGE));
  const page = Math.min(wanted, pages);
  return { fields: read((page - 1) * PAGE, Math.min(page * PAGE, count)), count, page, pages };
}
