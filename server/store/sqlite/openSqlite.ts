// Opens the embedded database: one file that only its owner may read, written durably.
import { chmodSync, closeSync, openSync } from "node:fs";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Database } from "../database.ts";
import { guardDatabase } from "../driver/guardDatabase.ts";
import { type Migration, migrate, StepFailed } from "../driver/migrate.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";
import { type Connection, connect } from "./connection.ts";
import { copyBefore } from "./copyBefore.ts";
import { groupWrites } from "./groupWrites.ts";
import { createSqliteDriver } from "./sqliteDriver.ts";

type Place = { file: string; migrations: readonly Migration[]; now?: () => number };

export async function openSqlite({
  file,
  migrations,
  now = Date.now,
}: Place): Promise<Result<Database>> {
  let connection: Connection | undefined;
  try {
    makePrivate(file);
    connection = connect(file);
    makeDurable(connection, file);
    checkWhole(connection, file);
    connection.rows("pragma busy_timeout = 0", []);
    const database = guardDatabase(groupWrites(createSqliteDriver(connection, file)));
    const migrated = await database.transaction((tx) =>
      migrate(tx, migrations, ({ id }) => copyBefore(file, id, now())),
    );
    if (migrated.ok) return accept(database);
    connection.close();
    return refuse(`The database ${file} ${migrated.reason}`);
  } catch (error) {
    connection?.close();
    if (error instanceof DatabaseUnavailable) return refuse(error.message);
    if (error instanceof StepFailed) return refuse(`The database ${file} ${error.message}`);
    throw error;
  }
}

// SQLite gives its side files the mode of the database.
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DatabaseUnavailable(
      `The database ${file} cannot be opened for writing (${code}). ` +
        "Give this user the right to write it, or set DATA_DIR to another folder.",
    );
  }
}

function makeDurable(connection: Connection, file: string): void {
  // While it is opened, nobody waits for this process; later the driver waits without blocking.
  connection.rows("pragma busy_timeout = 5000", []);
  const [mode] = connection.rows("pragma journal_mode = wal", []);
  if (mode?.journal_mode !== "wal") {
    throw new DatabaseUnavailable(
      `The database ${file} lies on a disk that cannot keep a write-ahead log, such as a network ` +
        "drive. Set DATA_DIR to a folder on a disk of this machine.",
    );
  }
  connection.rows("pragma synchronous = full", []);
  connection.rows("pragma foreign_keys = on", []);
}

function checkWhole(connection: Connection, file: string): void {
  const [found] = connection.rows("pragma quick_check(1)", []);
  if (found?.quick_check === "ok") return;
  throw new DatabaseUnavailable(
    `The database ${file} is damaged (${found?.quick_check}). ` +
      "Restore a backup, or keep the file and set DATA_DIR to another folder.",
  );
}
