// Measures how long the database takes for each call, and counts those that fail.
import type { Database } from "../store/database.ts";
import type { Metrics } from "./metrics.ts";

export function measureDatabase(
  database: Database,
  { databaseSeconds, databaseErrors }: Pick<Metrics, "databaseSeconds" | "databaseErrors">,
  now: () => number,
): Database {
  async function measured<T>(call: string, work: () => Promise<T>): Promise<T> {
    const startedAt = now();
    try {
      return await work();
    } catch (error) {
      databaseErrors.add({ call });
      throw error;
    } finally {
      databaseSeconds.observe({ call }, (now() - startedAt) / 1000);
    }
  }
  return {
    ...database,
    rows: (sql, values) => measured("rows", () => database.rows(sql, values)),
    change: (sql, values) => measured("change", () => database.change(sql, values)),
    unsynced: {
      rows: (sql, values) => measured("rows", () => database.unsynced.rows(sql, values)),
      change: (sql, values) => measured("change", () => database.unsynced.change(sql, values)),
    },
    transaction: (work) => measured("transaction", () => database.transaction(work)),
  };
}
