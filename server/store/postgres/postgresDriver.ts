// Runs statements on a pool of connections to a PostgreSQL server.
import type { Pool, PoolClient } from "pg";
import type { Database, Row, Statements, Value } from "../database.ts";
import { explain } from "./explain.ts";
import { numberPlaceholders } from "./placeholders.ts";

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
      return await on.query<Row>(text, [...values]);
    } catch (error) {
      throw explain(error);
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
      throw explain(error);
    }
  }

  return {
    dialect: "postgres",
    ...statements(pool),
    // It waits for the disk once for many, and holds up nobody else meanwhile.
    unsynced: statements(pool),
    async transaction(work) {
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
    },
    async check() {
      return pool.query("select 1").then(
        () => true,
        () => false,
      );
    },
    close: () => pool.end(),
  };
}
