// The rules that hold on either driver: no use inside its own transaction, after its end or after closing.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Statements } from "../database.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

type State = { over: boolean; failed?: { error: unknown } };

export function guardDatabase(driver: Database): Database {
  const transactions = new AsyncLocalStorage<State>();
  let running = 0;
  const idle = Promise.withResolvers<void>();
  let closing: Promise<void> | undefined;

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    if (closing !== undefined) throw new DatabaseUnavailable("The database is closed.");
    // It would wait for the transaction that waits for it.
    if (transactions.getStore()?.over === false) {
      throw new Error("Inside a transaction only its own statements may be used.");
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      if (running === 0 && closing !== undefined) idle.resolve();
    }
  }

  const guarded =
    <T>(work: (tx: Statements) => Promise<T>) =>
    async (tx: Statements): Promise<T> => {
      const state: State = { over: false };
      try {
        const value = await transactions.run(state, () => work(whileOpen(tx, state)));
        if (state.failed) throw state.failed.error;
        return value;
      } finally {
        state.over = true;
      }
    };

  return {
    dialect: driver.dialect,
    rows: (sql, values) => counted(() => driver.rows(sql, values)),
    change: (sql, values) => counted(() => driver.change(sql, values)),
    unsynced: {
      rows: (sql, values) => counted(() => driver.unsynced.rows(sql, values)),
      change: (sql, values) => counted(() => driver.unsynced.change(sql, values)),
    },
    transaction: (work) => counted(() => driver.transaction(guarded(work))),
    grouped: (work) => counted(() => driver.grouped(guarded(work))),
    versionOf: (table) => (closing === undefined ? driver.versionOf(table) : undefined),
    async check() {
      return closing === undefined && driver.check();
    },
    close() {
      if (running === 0) idle.resolve();
      closing ??= idle.promise.then(() => driver.close());
      return closing;
    },
  };
}

function whileOpen(tx: Statements, state: State): Statements {
  // PostgreSQL gives a transaction up at its first error, SQLite at some; here it is always so.
  async function run<T>(statement: () => Promise<T>): Promise<T> {
    if (state.over) throw new Error("This transaction is over.");
    if (state.failed) throw state.failed.error;
    try {
      return await statement();
    } catch (error) {
      state.failed = { error };
      throw error;
    }
  }
  return {
    rows: (sql, values) => run(() => tx.rows(sql, values)),
    change: (sql, values) => run(() => tx.change(sql, values)),
  };
}
