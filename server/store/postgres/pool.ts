// A pool of connections that survives a lost server and reads whole numbers as numbers.
import pg from "pg";
import type { Log } from "../../log.ts";

export function openPool(url: string, log: Log, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "loamstead",
    types: { getTypeParser },
    ...limits,
  });
  // Without listeners, a connection that the server closes would end this process. Whoever uses
  // the connection at that moment is told by the failing statement.
  pool.on("error", (error) => log.warn({ reason: error.message }, "lost a database connection"));
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

const { INT8, NUMERIC } = pg.types.builtins;

// Counts and times come as numbers from the embedded database too.
const getTypeParser = ((id: number, format?: "text") =>
  id === INT8 || id === NUMERIC
    ? Number
    : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser;
