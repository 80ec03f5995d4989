// What there is in a parish, counted over its fields: how much of each land, which landmarks, and what is rarest.

import { BLOCK } from "../fields/land/block.ts";
import { type ParishLand, parishLand } from "../fields/land/parishLand.ts";
import { fieldsBySea } from "../fields/land/parishPlace.ts";
import { parishSize } from "../fields/land/place.ts";
import { odds, shareOf, type TraitKind, type TraitName, traitNames } from "../fields/odds.ts";
import { parishWords } from "../fields/parishWords.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { strings } from "./strings.ts";

export type Count = { readonly kind: TraitKind; readonly count: number };

/** The kinds of a trait that there are, from the most to the least. */
export function rankKinds(fields: readonly FieldTraits[], trait: TraitName): Count[] {
  const kinds: readonly TraitKind[] = odds[trait];
  return kinds
    .map((kind) => ({ kind, count: fields.filter((field) => field[trait] === kind.id).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** What it is like in words; of parishes that nobody has worked out, the soils that there are most of. */
export function likenessOf(parish: number, fields: readonly FieldTraits[], size: number): string {
  const soils = rankKinds(fields, "soil").slice(0, 2);
  const names = soils.map(({ kind }) => kind.name);
  return parishWords(parish, size) ?? strings.mostly(names, fieldsBySea(parish, size) > 0);
}

/** What was measured holds for the whole of a parish, and for a country that is no smaller. */
export function measuredLand(parish: number, size: number): ParishLand | null {
  const isWhole = (parish + 1) * parishSize <= BLOCK || size === BLOCK;
  return isWhole && size >= BLOCK ? parishLand(parish) : null;
}

type Rarest = {
  readonly trait: TraitName;
  readonly kind: TraitKind;
  readonly fields: readonly FieldTraits[];
};

/** Of all that any of its fields has, the kind that the table of odds gives to the fewest. */
export function rarestOf(fields: readonly FieldTraits[]): Rarest {
  const had = traitNames.flatMap((trait) =>
    rankKinds(fields, trait).map(({ kind }) => ({ trait, kind })),
  );
  const share = ({ trait, kind }: (typeof had)[number]) => shareOf(trait, kind.id as never);
  const { trait, kind } = had.toSorted((a, b) => share(a) - share(b))[0]!;
  return { trait, kind, fields: fields.filter((field) => field[trait] === kind.id) };
}
