// The tables in memory, where nothing can be kept: they are gone with the page.
import {
  type Changing,
  type DatabaseLayout,
  type DeviceDatabase,
  type StorageResult,
  upgrade,
} from "./database.ts";

type Tables = Map<string, Map<string, unknown>>;

function changingOf(tables: Tables): Changing {
  const rowsOf = <Row>({ table }: { table: string }) => tables.get(table) as Map<string, Row>;
  const keysOf = (rows: ReadonlyMap<string, unknown>, prefix: string) =>
    [...rows.keys()].filter((key) => key.startsWith(prefix)).sort();
  return {
    get: async <Row>(table: { table: string }, key: string) => rowsOf<Row>(table).get(key),
    keys: async (table, prefix) => keysOf(rowsOf(table), prefix),
    all: async <Row>(table: { table: string }, prefix: string) => {
      const rows = rowsOf<Row>(table);
      return keysOf(rows, prefix).map((key) => rows.get(key)!);
    },
    put: async (table, key, row) => void rowsOf(table).set(key, row),
    drop: async (table, key) => void rowsOf(table).delete(key),
  };
}

type Why = { readonly isOutdated?: boolean };

export function memoryDatabase(
  layout: DatabaseLayout,
  { isOutdated = false }: Why = {},
): DeviceDatabase {
  let kept: Tables = new Map();
  // One after the other, as transactions over the same tables are.
  let turn: Promise<unknown> = upgrade(
    layout,
    {
      ...changingOf(kept),
      create: ({ table }) => void kept.set(table, new Map()),
      remove: ({ table }) => void kept.delete(table),
    },
    0,
  );

  function inTurn<T>(work: () => Promise<T>): Promise<StorageResult<T>> {
    const done = turn.then(work, work);
    turn = done.catch(() => {});
    return done.then((value) => ({ ok: true, value }));
  }

  return {
    isLasting: false,
    isNew: true,
    isOutdated: () => isOutdated,
    read: (_of, work) => inTurn(() => work(changingOf(kept))),
    change: (of, work) =>
      inTurn(async () => {
        const isOf = (name: string) => of.some(({ table }) => table === name);
        const draft: Tables = new Map(
          [...kept].map(([name, rows]) => [name, isOf(name) ? new Map(rows) : rows]),
        );
        const value = await work(changingOf(draft));
        kept = draft;
        return value;
      }),
    close: () => {},
  };
}
