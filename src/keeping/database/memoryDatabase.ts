// The tables in memory, for browsers that keep nothing: they are gone with the page.
import type { Answer, Changing, Database, Reading, Rows, Table } from "./database.ts";
import { tables } from "./database.ts";

type Shelf = Map<string, Rows[Table]>;
type Shelves = ReadonlyMap<Table, Shelf>;

function readingOf(shelves: Shelves): Reading {
  const shelf = (table: Table) => shelves.get(table)!;
  const keys = (table: Table, prefix: string) =>
    [...shelf(table).keys()].filter((key) => key.startsWith(prefix)).sort();
  return {
    get: async <T extends Table>(table: T, key: string) =>
      shelf(table).get(key) as Rows[T] | undefined,
    keys: async (table, prefix) => keys(table, prefix),
    all: async <T extends Table>(table: T, prefix: string) =>
      keys(table, prefix).map((key) => shelf(table).get(key) as Rows[T]),
  };
}

const changingOf = (shelves: Shelves): Changing => ({
  ...readingOf(shelves),
  put: async (table, key, row) => void shelves.get(table)!.set(key, row),
  drop: async (table, key) => void shelves.get(table)!.delete(key),
});

export function memoryDatabase(): Database {
  let kept: Shelves = new Map(tables.map((table) => [table, new Map()]));
  // One after the other, as transactions over the same tables are.
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<Answer<T>> {
    const done = turn.then(work, work);
    turn = done.catch(() => {});
    return done.then((value) => ({ ok: true, value }));
  }

  return {
    isLasting: false,
    isOutdated: () => false,
    read: (_of, work) => inTurn(() => work(readingOf(kept))),
    change: (of, work) =>
      inTurn(async () => {
        const draft: Shelves = new Map(
          [...kept].map(([table, shelf]) => [table, of.includes(table) ? new Map(shelf) : shelf]),
        );
        const value = await work(changingOf(draft));
        kept = draft;
        return value;
      }),
    close: () => {},
  };
}
