// Finds out whether a PostgreSQL database has nothing in it yet, so that a dump overwrites nothing.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import pg from "pg";

export async function isEmptyPostgres(url: string): Promise<Result<void>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      "select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace limit 1",
    );
    const [table] = rows;
    if (table === undefined) return accept(undefined);
    return refuse(
      `The database that DATABASE_URL names is not empty: it has a table ${table.relname}. ` +
        "Make a new one (createdb), name it in DATABASE_URL, and restore into it.",
    );
  } catch (error) {
    return refuse(`The PostgreSQL server cannot be asked: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => {});
  }
}
