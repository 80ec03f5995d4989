// Opens a PostgreSQL server's database: brings its tables up to date, then a pool of connections.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import pg from "pg";
import type { Log } from "../../log.ts";
import type { Database } from "../database.ts";
import { guardDatabase } from "../driver/guardDatabase.ts";
import { type Migration, migrateDatabase, StepFailed } from "../driver/migrateDatabase.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";
import { compareByBytes } from "./compareByBytes.ts";
import { createPostgresDriver } from "./postgresDriver.ts";

type Place = {
  url: string;
  log: Log;
  migrations: readonly Migration[];
  /** What names it, for refusals. */
  namedBy?: string;
};

// Any number that no other program takes its lock by.
const migrationLock = 7_061_943_501;

export async function openPostgres(place: Place): Promise<Result<Database>> {
  const { url, log } = place;
  const migrated = await bringUpToDate(place);
  if (!migrated.ok) return migrated;
  const pool = openPool(url, log, {
    max: 10,
    // The server's own limit comes first; the other is for a server that no longer speaks.
    statement_timeout: 10_000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  return accept(guardDatabase(createPostgresDriver(pool)));
}

/** Over a connection of its own without time limits: another process may be at it for long. */
async function bringUpToDate(place: Place): Promise<Result<void>> {
  const { url, log, migrations, namedBy = "DATABASE_URL" } = place;
  const driver = createPostgresDriver(openPool(url, log, { max: 1 }));
  try {
    const migrated = await driver.transaction(async (tx) => {
      await tx.rows("select pg_advisory_xact_lock(?)", [migrationLock]);
      const steps = await migrateDatabase({ tx, dialect: "postgres" }, migrations);
      if (steps.ok) await compareByBytes(tx, migrations);
      return steps;
    });
    if (migrated.ok) return migrated;
    return refuse(`The database that ${namedBy} names ${migrated.reason}`);
  } catch (error) {
    if (error instanceof StepFailed) {
      return refuse(`The database that ${namedBy} names ${error.message}`);
    }
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return refuse(
      `${error.message} Is the server that ${namedBy} names running, and is all in it right?`,
    );
  } finally {
    await driver.close();
  }
}

/** Survives a lost server, and reads whole numbers as numbers. */
function openPool(url: string, log: Log, limits: pg.PoolConfig): pg.Pool {
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
