// Lets writes that arrive at the same moment share one commit: each waits for the disk, but not in turn (group commit).
import type { Database, SqlRow, Statements, Value } from "../database.ts";

type Waiting = {
  run(on: Statements): Promise<unknown>;
  /** Where it has a commit of its own. */
  alone(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/**
 * For the embedded database, whose one connection would otherwise sync the disk once for every
 * statement; a PostgreSQL server does the same by itself. A write is told done only when its commit
 * is, and one that fails takes no other with it.
 */
export function groupWrites(db: Database): Database {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      // Whatever else comes in with the same look at the sockets joins.
      await new Promise(setImmediate);
      const group = waiting;
      waiting = [];
      if (group.length > 1 && (await wroteTogether(group))) continue;
      for (const { alone, resolve, reject } of group) await alone().then(resolve, reject);
    }
    writing = undefined;
  }

  async function wroteTogether(group: readonly Waiting[]): Promise<boolean> {
    const values: unknown[] = [];
    try {
      await db.transaction(async (tx) => {
        for (const { run } of group) values.push(await run(tx));
      });
    } catch {
      // Nothing of it was kept; one by one, each gets its own error or none.
      return false;
    }
    for (const [i, { resolve }] of group.entries()) resolve(values[i]);
    return true;
  }

  function write<T>(
    run: (on: Statements) => Promise<T>,
    alone: () => Promise<T> = () => run(db),
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({ run, alone, resolve: resolve as (value: unknown) => void, reject });
      writing ??= writeAll();
    });
  }

  return {
    ...db,
    rows: (sql: string, values?: readonly Value[]): Promise<SqlRow[]> =>
      /^\s*select\b/i.test(sql) ? db.rows(sql, values) : write((on) => on.rows(sql, values)),
    change: (sql, values) => write((on) => on.change(sql, values)),
    grouped: (work) => write(work, () => db.transaction(work)),
    async close() {
      await writing;
      await db.close();
    },
  };
}
