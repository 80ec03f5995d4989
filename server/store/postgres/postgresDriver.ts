// Runs statements on a pool of connections to a PostgreSQL server.
import type { Pool, PoolClient } from "pg";
import type { Database, SqlRow, Statements, Value } from "../database.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";

type Queryable = Pick<Pool | PoolClient, "query">;

export function createPostgresDriver(pool: Pool): Database {
  const numbered = new Map<string, string>();

  async function query(on: Queryable, sql: string, values: readonly Value[] = []) {
    let text = numbered.get(sql);
    if (text === undefined) {
      text = numberPlaceholders(sql);
      numbered.set(sql, text);
    }
    try {
      return await on.query<SqlRow>(text, [...values]);
    } catch (error) {
      throw explainPostgresError(error);
    }
  }

  const statements = (on: Queryable): Statements => ({
    rows: async (sql, values) => (await query(on, sql, values)).rows,
    change: async (sql, values) => (await query(on, sql, values)).rowCount ?? 0,
  });

  async function borrow(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw explainPostgresError(error);
    }
  }

  async function transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T> {
    const client = await borrow();
    const tx = statements(client);
    let broken = false;
    try {
      await tx.change("begin");
      const value = await work(tx);
      await tx.change("commit");
      return value;
    } catch (error) {
      await tx.change("rollback").catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      // A connection in an unknown state is not given to the next one.
      client.release(broken);
    }
  }

  return {
    dialect: "postgres",
    ...statements(pool),
    // It waits for the disk once for many, and holds up nobody else meanwhile.
    unsynced: statements(pool),
    transaction,
    // The server lets commits share a wait by itself.
    grouped: transaction,
    versionOf: () => undefined,
    async check() {
      return pool.query("select 1").then(
        () => true,
        () => false,
      );
    },
    close: () => pool.end(),
  };
}

// SQLSTATE classes that speak of the statement itself; all others speak of the server or its state.
const bugs = new Set([
  "02",
  "0A",
  "21",
  "22",
  "23",
  "26",
  "2B",
  "2F",
  "34",
  "3F",
  "42",
  "44",
  "P0",
]);

const diskFull = "53100";

/** Tells a server that cannot work now, in words, from a bug in the SQL. */
export function explainPostgresError(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  const isState = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  if (isState && bugs.has(code.slice(0, 2))) return error;
  // A wrong call of the library is a bug as well; what the network says has a code or is plain.
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const detail = [code, message].filter(Boolean).join(": ");
  return new DatabaseUnavailable(`The PostgreSQL server cannot work now (${detail}).`, {
    cause: error,
    isFull: code === diskFull,
  });
}

const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\?/g;

/** PostgreSQL's `$1`, `$2` … for the portable `?`, wherever that is not part of a text or comment. */
function numberPlaceholders(sql: string): string {
  let count = 0;
  return sql.replace(parts, (part) => {
    if (part !== "?") return part;
    count += 1;
    return `$${count}`;
  });
}
