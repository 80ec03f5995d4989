// The database as the rest of the server sees it: one portable SQL text, whichever driver runs it.
import { statSync } from "node:fs";
import type { Result } from "@loamstead/lib/result.ts";
import type { Log } from "../log.ts";
import type { Migration } from "./driver/migrate.ts";
import { migrations as allMigrations } from "./migrations.ts";
import { refuseMoved } from "./moveMark.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";

export type Value = string | number | null;

export type Row = Record<string, Value>;

/**
 * Values stand in the SQL as `?`. The SQL keeps to what both databases understand: text, integer
 * and bigint columns; times as milliseconds passed in; JSON as opaque text; `on conflict` and
 * `returning`; no now(), no booleans, no JSON operators, no `for update`, no division.
 */
export type Statements = {
  /** The rows of a SELECT, or of a statement with RETURNING. */
  rows(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs a statement and tells how many rows it changed. */
  change(sql: string, values?: readonly Value[]): Promise<number>;
};

/**
 * All of these throw DatabaseUnavailable when the database cannot do its work now; the HTTP server
 * answers that with 503. Whatever else they throw is a bug in the SQL.
 */
export type Database = Statements & {
  dialect: "sqlite" | "postgres";
  /**
   * For counters: the embedded database does not wait for the disk here, which takes most of a
   * write's time. A power cut may lose what was written this way since the last other write; the
   * end of the process, however it ends, loses nothing.
   */
  unsynced: Statements;
  /**
   * Commits when the work is done and rolls back when it throws. Inside, only `tx` may be used: a
   * statement on the database itself would wait for this very transaction, and throws instead.
   */
  transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
  /**
   * Another number after each change of the table, whoever made it: what was read since the number
   * came to be, and is remembered, still holds. Undefined where nobody knows without asking, as on a
   * PostgreSQL server. Never throws. For tables into which no deletion elsewhere reaches.
   */
  versionOf(table: string): number | undefined;
  /** Whether the database answers now. Never throws. */
  check(): Promise<boolean>;
  /** Waits for what is running; what is asked afterwards is refused. */
  close(): Promise<void>;
};

type Place = {
  /** A PostgreSQL server; without it the embedded database in the file is used. */
  url?: string | undefined;
  file: string;
  log: Log;
  migrations?: readonly Migration[];
};

/** Opens the database and brings its tables up to date; refuses, in words, what cannot be used. */
export async function openDatabase(place: Place): Promise<Result<Database>> {
  const { url, file, log, migrations = allMigrations } = place;
  if (url !== undefined) return openPostgres({ url, log, migrations });
  const stayed = refuseMoved(file);
  if (!stayed.ok) return stayed;
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) {
    log.warn(`The database ${file} was empty: it begins anew`);
  }
  return openSqlite({ file, migrations });
}
