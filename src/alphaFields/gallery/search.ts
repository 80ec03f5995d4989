// What the gallery shows, as the query of its address: filters, a parish, a page.
import { type Kind, odds, type TraitName, traitNames } from "../../fields/odds.ts";
import { link } from "../../lib/link.ts";

export type Filters = Partial<Record<TraitName, string>>;

export type Search = {
  readonly filters: Filters;
  readonly parish: number | null;
  /** The first is 1. */
  readonly page: number;
};

const whole = (text: string | null): number | null =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;

/** What is unknown is left out: an old link must still lead somewhere. */
export function readSearch(text: string): Search {
  const query = new URLSearchParams(text);
  const filters: Filters = {};
  for (const trait of traitNames) {
    const kinds: readonly Kind[] = odds[trait];
    const wanted = query.get(trait);
    if (kinds.some(({ id }) => id === wanted)) filters[trait] = wanted!;
  }
  return { filters, parish: whole(query.get("parish")), page: whole(query.get("page")) || 1 };
}

export function galleryLink({ filters, parish, page }: Search): string {
  const query = new URLSearchParams();
  for (const trait of traitNames) if (filters[trait]) query.set(trait, filters[trait]);
  if (parish !== null) query.set("parish", `${parish}`);
  if (page > 1) query.set("page", `${page}`);
  return link(query.size > 0 ? `/fields?${query}` : "/fields");
}
