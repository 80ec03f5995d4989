// A database that times each statement under its own text.
import type { Database, Statements } from "../../server/store/database.ts";

/** Milliseconds by statement. */
export type Times = Map<string, number[]>;

export function record(db: Database, times: () => Times): Database {
  async function timed<T>(sql: string, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await run();
    } finally {
      const text = sql.replaceAll(/\s+/g, " ").trim();
      const all = times().get(text) ?? [];
      all.push(performance.now() - startedAt);
      times().set(text, all);
    }
  }
  const over = (on: Statements): Statements => ({
    rows: (sql, values) => timed(sql, () => on.rows(sql, values)),
    change: (sql, values) => timed(sql, () => on.change(sql, values)),
  });
  return {
    ...db,
    ...over(db),
    unsynced: over(db.unsynced),
    transaction: (work) => db.transaction((tx) => work(over(tx))),
    grouped: (work) => db.grouped((tx) => work(over(tx))),
  };
}
