// Runs statements on the one connection, and lets no statement slip into another's transaction.
import { statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Database, SqlRow, Statements, Value } from "../database.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";
import type { SqliteConnection } from "./connection.ts";
import { isBusy } from "./explain.ts";
import { createTableVersions } from "./tableVersions.ts";

// Five seconds in all. SQLite's own waiting would hold up every request of this process.
const tries = 250;
const pauseMs = 20;

export function createSqliteDriver(connection: SqliteConnection, file: string): Database {
  const opened = statSync(file);
  const versions = createTableVersions();
  let seenByOthers = dataVersion();

  /** What is written to a file that was replaced or deleted is lost when this process ends. */
  const mustBeThere = onceInATurn(() => {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.ino === opened.ino && there.dev === opened.dev) return;
    throw new DatabaseUnavailable(
      `The database ${file} was deleted or replaced. Put it back, or start the server again.`,
    );
  });

  /** Moves with each commit of another process. */
  function dataVersion(): unknown {
    return connection.rows("pragma data_version", [])[0]?.data_version;
  }

  const noticeOthers = onceInATurn(() => {
    const now = dataVersion();
    if (now !== seenByOthers) versions.noteAll();
    seenByOthers = now;
  });

  const run = {
    rows(sql: string, values: readonly Value[] = []): SqlRow[] {
      versions.note(sql);
      return connection.rows(sql, values);
    },
    change(sql: string, values: readonly Value[] = []): number {
      versions.note(sql);
      return connection.change(sql, values);
    },
  };

  /** Settles when the transaction that holds the connection is over. */
  let running: Promise<void> | undefined;

  /** Runs the work when no transaction of ours holds the connection and no other process the file. */
  async function inTurn<T>(work: () => T): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      while (running !== undefined) await running;
      mustBeThere();
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || tried === tries) throw error;
      }
      await pause(pauseMs);
    }
  }

  const inTransaction: Statements = {
    rows: async (sql, values) => run.rows(sql, values),
    change: async (sql, values) => run.change(sql, values),
  };

  function rollBack(): void {
    // A full disk has rolled it back already.
    if (!connection.isTransaction()) return;
    try {
      connection.change("rollback", []);
    } catch {
      // Statements that follow would fall into a transaction that nobody commits.
      connection.close();
    }
  }

  async function transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T> {
    const over = Promise.withResolvers<void>();
    await inTurn(() => {
      connection.change("begin immediate", []);
      running = over.promise;
    });
    try {
      const value = await work(inTransaction);
      connection.change("commit", []);
      return value;
    } catch (error) {
      rollBack();
      throw error;
    } finally {
      running = undefined;
      over.resolve();
    }
  }

  return {
    dialect: "sqlite",
    rows: (sql, values) => inTurn(() => run.rows(sql, values)),
    change: (sql, values) => inTurn(() => run.change(sql, values)),
    unsynced: {
      rows: (sql, values) => inTurn(() => connection.unsynced(() => run.rows(sql, values))),
      change: (sql, values) => inTurn(() => connection.unsynced(() => run.change(sql, values))),
    },
    transaction,
    grouped: transaction,
    versionOf(table) {
      try {
        mustBeThere();
        noticeOthers();
        return versions.of(table);
      } catch {
        // Whoever asks the database itself is told why.
        return undefined;
      }
    },
    async check() {
      mustBeThere.forget();
      try {
        await inTurn(() => connection.rows("select id from schema_version limit 1", []));
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      connection.close();
    },
  };
}

/** A look costs as much as a statement: one is enough for all that comes in with one look at the sockets. */
function onceInATurn(look: () => void): { (): void; forget(): void } {
  let isDone = false;
  const forget = () => {
    isDone = false;
  };
  function once(): void {
    if (isDone) return;
    look();
    isDone = true;
    setImmediate(forget);
  }
  return Object.assign(once, { forget });
}
