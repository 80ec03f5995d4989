// Who on the meadow has a name, and which names are still free.
import type { Farm } from "../state/farm.ts";
import { type AnimalName, animalNames } from "../tables/names.ts";
import { type ProducerKind, producerRulesOf } from "../tables/producers.ts";

/** Trees and bees go without. */
export const isNameable = (keep: ProducerKind): boolean => producerRulesOf(keep).takesName === true;

/** No two are called alike: one calls, and one comes. */
export function freeNames({ kept }: Pick<Farm, "kept">): readonly AnimalName[] {
  const taken = new Set(kept.flatMap(({ name }) => name ?? []));
  return animalNames.filter((name) => !taken.has(name));
}
