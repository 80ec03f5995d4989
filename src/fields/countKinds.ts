// How many fields of a collection are of which kind: counted, where the table of odds only says what is likely.
import { odds, type TraitName, traitNames } from "./odds.ts";
import { fieldTraits } from "./traits.ts";

export type KindCounts = Readonly<Record<TraitName, Readonly<Record<string, number>>>>;

/** Beyond ten thousand fields only once `loadLand` has been waited for. */
export function countTraitKinds({ address, size }: { address: string; size: number }): KindCounts {
  const counts = Object.fromEntries(
    traitNames.map((trait) => [trait, Object.fromEntries(odds[trait].map(({ id }) => [id, 0]))]),
  ) as Record<TraitName, Record<string, number>>;
  for (let id = 0; id < size; id++) {
    const traits = fieldTraits(address, id);
    for (const trait of traitNames) counts[trait][traits[trait]]!++;
  }
  return counts;
}
