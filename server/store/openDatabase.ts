// Opens the one of the two databases that is asked for.
import { statSync } from "node:fs";
import type { Result } from "@loamstead/lib/result.ts";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import type { Migration } from "./driver/migrateDatabase.ts";
import { migrations as allMigrations } from "./migrations.ts";
import { refuseMoved } from "./moveMark.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";

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
