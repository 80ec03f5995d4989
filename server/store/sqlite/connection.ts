// One connection to the embedded database: settings for durability, kept statements, errors in words.
import * as sqlite from "node:sqlite";
import type { SqlRow, Value } from "../database.ts";
import { explainSqliteError } from "./explain.ts";

export type SqliteConnection = {
  rows(sql: string, values: readonly Value[]): SqlRow[];
  /** One row after the other, for more of them than memory should hold. */
  each(sql: string, values: readonly Value[]): Iterable<SqlRow>;
  change(sql: string, values: readonly Value[]): number;
  /** Does the work without waiting for the disk at its commits; not for use in a transaction. */
  unsynced<T>(work: () => T): T;
  isTransaction(): boolean;
  close(): void;
};

// The class is about to lose its suffix; the old name goes with some later Node.
const { Database } = { Database: sqlite.DatabaseSync, ...sqlite };

const keptStatements = 200;

/** Throws DatabaseUnavailable for a file that cannot be used. */
export function connectSqlite(file: string, { readOnly = false } = {}): SqliteConnection {
  const database = told(file, () => new Database(file, { readOnly }));
  const statements = new Map<string, sqlite.StatementSync>();

  function statement(sql: string): sqlite.StatementSync {
    let prepared = statements.get(sql);
    if (prepared === undefined) {
      prepared = database.prepare(sql);
      if (statements.size < keptStatements) statements.set(sql, prepared);
    }
    return prepared;
  }

  return {
    rows: (sql, values) => told(file, () => statement(sql).all(...values) as SqlRow[]),
    each: (sql, values) =>
      told(file, () => database.prepare(sql).iterate(...values) as Iterable<SqlRow>),
    change: (sql, values) => told(file, () => Number(statement(sql).run(...values).changes)),
    unsynced(work) {
      database.exec("pragma synchronous = normal");
      try {
        return work();
      } finally {
        database.exec("pragma synchronous = full");
      }
    },
    isTransaction: () => database.isTransaction,
    close: () => told(file, () => database.close()),
  };
}

function told<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw explainSqliteError(error, file);
  }
}
