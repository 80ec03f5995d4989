// Who on the meadow has a name, and which names are still free.
import type { Farm } from "../state/farm.ts";
import type { Keep } from "../tables/keeps.ts";
import { type Name, names } from "../tables/names.ts";

const nameable: readonly Keep[] = ["hen", "goat", "sheep"];

/** Trees and bees go without. */
export const isNameable = (keep: Keep): boolean => nameable.includes(keep);

/** No two are called alike: one calls, and one comes. */
export function freeNames({ kept }: Pick<Farm, "kept">): readonly Name[] {
  const taken = new Set(kept.flatMap(({ name }) => name ?? []));
  return names.filter((name) => !taken.has(name));
}
