// Filters by trait: how they stand in the query of an address, and which fields are what they ask for.
import { odds, type TraitKind, type TraitName, traitNames } from "../odds.ts";
import type { FieldTraits } from "../traits.ts";

export type FieldFilters = Partial<Record<TraitName, string>>;

/** What is unknown is left out: an old link must still lead somewhere. */
export function readFilters(query: URLSearchParams): FieldFilters {
  const filters: FieldFilters = {};
  for (const trait of traitNames) {
    const kinds: readonly TraitKind[] = odds[trait];
    const wanted = query.get(trait);
    if (kinds.some(({ id }) => id === wanted)) filters[trait] = wanted!;
  }
  return filters;
}

/** Always in the same order. */
export function writeFilters(query: URLSearchParams, filters: FieldFilters): void {
  for (const trait of traitNames) if (filters[trait]) query.set(trait, filters[trait]);
}

/** Whether a field is all that the filters ask for. */
export function matchesFilters(filters: FieldFilters): (traits: FieldTraits) => boolean {
  const wanted = Object.entries(filters) as [TraitName, string][];
  return (traits) => wanted.every(([trait, kind]) => traits[trait] === kind);
}

/** A number as it stands in an address; null where it is none. */
export const parseWholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;

/** Asked for most: these are at hand, the others behind one press. */
export const firstFilters: readonly TraitName[] = ["region", "soil", "water", "landmark"];
export const moreFilters: readonly TraitName[] = ["shape", "aspect", "wind", "heirloom", "cottage"];
