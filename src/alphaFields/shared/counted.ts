// How rare a kind is in this collection: counted over all of its fields, so that every page says the same.
import { fieldCounts } from "virtual:field-counts";
import site from "../../../site.config.ts";
import { oddsWords } from "../../fields/countedOdds.ts";
import type { KindOf, TraitName } from "../../fields/odds.ts";

const { size } = site.collection;

/** Of a kind that at least one field has. */
export const countedShare = <T extends TraitName>(trait: T, kind: KindOf<T>): number =>
  (fieldCounts[trait][kind] ?? 0) / size;

/** Such as "1 in 26". */
export const countedOdds = <T extends TraitName>(trait: T, kind: KindOf<T>): string =>
  oddsWords(fieldCounts[trait][kind] ?? 0, size);
