// The database as the rest of the server sees it: one portable SQL text, whichever driver runs it.

export type Value = string | number | null;

export type SqlRow = Record<string, Value>;

/**
 * Values stand in the SQL as `?`. The SQL keeps to what both databases understand: text, integer
 * and bigint columns; times as milliseconds passed in; JSON as opaque text; `on conflict` and
 * `returning`; no now(), no booleans, no JSON operators, no `for update`, no division.
 */
export type Statements = {
  /** The rows of a SELECT, or of a statement with RETURNING. */
  rows(sql: string, values?: readonly Value[]): Promise<SqlRow[]>;
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
   * The same for short work that many do at once: on the embedded database those that arrive together
   * share one commit. Work that throws takes no other with it; it may be done a second time for the
   * sake of another that threw, so that it changes nothing but the database, and throws only for bugs.
   */
  grouped<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
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
