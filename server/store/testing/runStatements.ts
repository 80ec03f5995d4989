// Sends any number of statements at once to a PostgreSQL server, over a connection of their own (for tests).
import pg from "pg";

export async function runStatements(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(sql);
  await client.end();
}
