// The name of a parish as it stands in the address of its page, and the parish that such a name means.
import { parishOf } from "./land/place.ts";
import { parishName } from "./parishNames.ts";

/** Such as "goose-end". */
export const parishSlug = (parish: number): string =>
  parishName(parish).toLowerCase().replaceAll(" ", "-");

/** How many parishes so many fields lie in; the last may be cut short. */
export const parishesOf = (size: number): number => parishOf(size - 1) + 1;

const known = new Map<number, ReadonlyMap<string, number>>();

/** Null where no parish of so many fields is called so. */
export function parishCalled(slug: string, size: number): number | null {
  const count = parishesOf(size);
  let bySlug = known.get(count);
  if (bySlug === undefined) {
    bySlug = new Map(Array.from({ length: count }, (_, parish) => [parishSlug(parish), parish]));
    known.set(count, bySlug);
  }
  return bySlug.get(slug) ?? null;
}
