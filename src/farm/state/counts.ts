// Counts of things by their name: what is not named is none, and none is not named.
import type { CountTable } from "../tables/goods.ts";

export const countOf = <Key extends string>(table: CountTable<Key>, key: Key): number =>
  table[key] ?? 0;

export function addCount<Key extends string>(
  table: CountTable<Key>,
  key: Key,
  more: number,
): CountTable<Key> {
  const count = countOf(table, key) + more;
  if (count > 0) return { ...table, [key]: count };
  const { [key]: _, ...rest } = table;
  return rest as CountTable<Key>;
}

export const entriesOf = <Key extends string>(table: CountTable<Key>): [Key, number][] =>
  Object.entries(table) as [Key, number][];

export const plusAll = <Key extends string>(
  table: CountTable<Key>,
  more: CountTable<Key>,
  sign: 1 | -1 = 1,
): CountTable<Key> =>
  entriesOf(more).reduce((sum, [key, count]) => addCount(sum, key, sign * count), table);

export const totalCount = (table: CountTable<string>): number =>
  entriesOf(table).reduce((sum, [, count]) => sum + count, 0);
