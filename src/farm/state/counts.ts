// Counts of things by their name: what is not named is none, and none is not named.
import type { Table } from "../tables/goods.ts";

export const countOf = <Key extends string>(table: Table<Key>, key: Key): number => table[key] ?? 0;

export function plus<Key extends string>(table: Table<Key>, key: Key, more: number): Table<Key> {
  const count = countOf(table, key) + more;
  if (count > 0) return { ...table, [key]: count };
  const { [key]: _, ...rest } = table;
  return rest as Table<Key>;
}

export const entriesOf = <Key extends string>(table: Table<Key>): [Key, number][] =>
  Object.entries(table) as [Key, number][];

export const plusAll = <Key extends string>(
  table: Table<Key>,
  more: Table<Key>,
  sign: 1 | -1 = 1,
): Table<Key> => entriesOf(more).reduce((sum, [key, count]) => plus(sum, key, sign * count), table);

export const sumOf = (table: Table<string>): number =>
  entriesOf(table).reduce((sum, [, count]) => sum + count, 0);
