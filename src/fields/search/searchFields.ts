// Finds the fields that somebody asks for: by what they are, by parish, by number, by name or by owner.
import { landOf } from "../land/landOf.ts";
import { parishOf, parishSize } from "../land/place.ts";
import { fieldName } from "../names/fieldName.ts";
import { parishName } from "../parishNames.ts";
import type { FieldTraits } from "../traits.ts";
import type { FieldQuery } from "./fieldQuery.ts";
import { matchesFilters } from "./filters.ts";
import { type Meaning, meaningOf } from "./meaning.ts";

export type Sources = {
  /** How many fields there are. */
  readonly size: number;
  /** Of every field; asked for only where there are filters. */
  readonly traitsOf: (id: number) => FieldTraits;
  /** By the first digits of an address. */
  readonly fieldsBy: (owner: string) => readonly number[];
};

/** What decides which fields are found. */
type Wanted = Pick<FieldQuery, "filters" | "parish" | "text">;

/** Whether every field is meant. */
export const isEmptyQuery = ({ filters, parish, text }: Wanted): boolean =>
  Object.keys(filters).length === 0 && parish === null && text === "";

/** By number; beyond ten thousand fields only once `loadLand` has been waited for. */
export function searchFields({ filters, parish, text }: Wanted, sources: Sources): number[] {
  const { size, traitsOf } = sources;
  const first = parish === null ? 0 : Math.min(parish * parishSize, size);
  const end = parish === null ? size : Math.min(first + parishSize, size);
  const fits = matchesFilters(filters);
  const isFiltered = Object.keys(filters).length > 0;
  return meant(meaningOf(text, size), first, end, sources).filter(
    (id) => id >= first && id < end && (!isFiltered || fits(traitsOf(id))),
  );
}

function meant(
  meaning: Meaning | null,
  first: number,
  end: number,
  { fieldsBy }: Sources,
): readonly number[] {
  if (meaning?.kind === "number") return [meaning.id];
  if (meaning?.kind === "owner") return fieldsBy(meaning.owner);
  const all = Array.from({ length: end - first }, (_, n) => first + n);
  return meaning === null ? all : all.filter(namedLike(meaning.words));
}

/** By its own name, or by its parish's. */
function namedLike(words: string): (id: number) => boolean {
  const parishes = new Map<number, boolean>();
  const isInSuch = (parish: number) => {
    const known = parishes.get(parish) ?? parishName(parish).toLowerCase().includes(words);
    parishes.set(parish, known);
    return known;
  };
  return (id) => isInSuch(parishOf(id)) || fieldName(id, landOf(id)).toLowerCase().includes(words);
}
