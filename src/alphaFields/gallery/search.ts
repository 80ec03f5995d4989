// What the gallery shows: the query of its address (filters, a parish, a page), and the fields that are found by it.

import { parishSize } from "../../fields/land/place.ts";
import {
  type FieldFilters,
  matchesFilters,
  parseWholeNumber,
  readFilters,
  writeFilters,
} from "../../fields/search/filters.ts";
import { FIELDS_PAGE, pageOf, pagesOf } from "../../fields/search/tablePages.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { link } from "../../lib/link.ts";

export type Search = {
  readonly filters: FieldFilters;
  readonly parish: number | null;
  /** The first is 1. */
  readonly page: number;
};

/** What is unknown is left out: an old link must still lead somewhere. */
export function readSearch(text: string): Search {
  const query = new URLSearchParams(text);
  return {
    filters: readFilters(query),
    parish: parseWholeNumber(query.get("parish")),
    page: parseWholeNumber(query.get("page")) || 1,
  };
}

export function fieldGalleryLink({ filters, parish, page }: Search): string {
  const query = new URLSearchParams();
  writeFilters(query, filters);
  if (parish !== null) query.set("parish", `${parish}`);
  if (page > 1) query.set("page", `${page}`);
  return link(query.size > 0 ? `/fields?${query}` : "/fields");
}

type Collection = { readonly address: string; readonly size: number };

type Found = {
  /** Those of the page. */
  readonly fields: readonly FieldTraits[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
};

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

/** All that are what was asked for, in the order of their numbers. */
export function findFields(collection: Collection, { filters, parish, page }: Search): Found {
  const { address, size } = collection;
  const first = parish === null ? 0 : Math.min(parish * parishSize, size);
  const end = parish === null ? size : Math.min(first + parishSize, size);
  if (Object.keys(filters).length === 0) {
    return paged(end - first, page, (from, to) =>
      Array.from({ length: to - from }, (_, n) => fieldTraits(address, first + from + n)),
    );
  }
  const found = allTraits(collection).slice(first, end).filter(matchesFilters(filters));
  return paged(found.length, page, (from, to) => found.slice(from, to));
}

function paged(
  count: number,
  wanted: number,
  read: (from: number, to: number) => readonly FieldTraits[],
): Found {
  const pages = pagesOf(count, FIELDS_PAGE);
  const page = pageOf(wanted, count, FIELDS_PAGE);
  return {
    fields: read((page - 1) * FIELDS_PAGE, Math.min(page * FIELDS_PAGE, count)),
    count,
    page,
    pages,
  };
}
