// The fields that are found, at once as the server handed them over, and later as the page finds them itself.
import { useEffect, useMemo, useState } from "react";
import site from "../../site.config.ts";
import type { GivenWorld } from "../fields/givenWorld.ts";
import { readBits } from "../fields/search/fieldBits.ts";
import { type FieldQuery, resultKey } from "../fields/search/fieldQuery.ts";
import { indexFields } from "../fields/search/indexFields.ts";
import { meaningOf } from "../fields/search/meaning.ts";
import type { OwnersList } from "../fields/search/ownersCodec.ts";
import { isEmptyQuery, searchFields } from "../fields/search/searchFields.ts";
import type { FieldTraits } from "../fields/traits.ts";

const { collection } = site;
const { size } = collection;

/** Every field's traits, once for as long as the site is open. */
let traits: Promise<readonly FieldTraits[]> | undefined;
const allTraits = () =>
  (traits ??= indexFields(collection, {
    now: () => performance.now(),
    rest: () => new Promise((next) => setTimeout(next)),
  }));

function useTraits(isWanted: boolean): readonly FieldTraits[] | null {
  const [known, setKnown] = useState<readonly FieldTraits[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (isWanted) allTraits().then((all) => !isLeft && setKnown(all));
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return known;
}

type Found = {
  /** By number; null for all there are. */
  readonly found: readonly number[] | null;
  /** What is needed to know it is not there yet; the found ones are of what was asked before. */
  readonly isSearching: boolean;
};

const all: Found = { found: null, isSearching: false };

type Known = { given: GivenWorld | null; owners: OwnersList | null };

export function useFieldResults(asked: FieldQuery, { given, owners }: Known): Found {
  const { filters, parish, text } = asked;
  const wanted = resultKey(asked);
  const isFiltered = Object.keys(filters).length > 0;
  const meaning = meaningOf(text, size);
  const asksOwner = meaning?.kind === "owner";
  const isGiven = given !== null && given.asked === wanted;
  const traits = useTraits(isFiltered && !isGiven);
  const list = asksOwner ? owners : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted stands for what is asked.
  const result = useMemo((): Found | null => {
    if (isEmptyQuery(asked)) return all;
    // The owners may have changed since.
    if (isGiven && !(asksOwner && list)) {
      return { found: given.found === null ? null : readBits(given.found), isSearching: false };
    }
    if ((isFiltered && !traits) || (asksOwner && !list)) return null;
    const found = searchFields(
      { filters, parish, text },
      {
        size,
        traitsOf: (id) => traits![id]!,
        fieldsBy: (owner) => list!.kept.filter((id) => list!.keeperOf(id)!.startsWith(owner)),
      },
    );
    return { found, isSearching: false };
  }, [wanted, isGiven, traits, list]);

  const [last, setLast] = useState<Found>(all);
  if (result !== null && result !== last) setLast(result);
  return result ?? { ...last, isSearching: true };
}
