// Opens the embedded database: one file that only its owner may read, written durably (write-ahead log).
import { chmodSync, closeSync, openSync } from "node:fs";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Database } from "../database.ts";
import { guardDatabase } from "../driver/guardDatabase.ts";
import { type Migration, migrateDatabase, StepFailed } from "../driver/migrateDatabase.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";
import { connectSqlite, type SqliteConnection } from "./connection.ts";
import { copyBefore } from "./copyBefore.ts";
import { lacksRoomToShare } from "./explain.ts";
import { groupWrites } from "./groupWrites.ts";
import { createSqliteDriver } from "./sqliteDriver.ts";

type Place = { file: string; migrations: readonly Migration[]; now?: () => number };

export async function openSqlite({
  file,
  migrations,
  now = Date.now,
}: Place): Promise<Result<Database>> {
  let connection: SqliteConnection | undefined;
  try {
    makePrivate(file);
    connection = connectSqlite(file);
    try {
      makeDurable(connection, file);
    } catch (error) {
      if (!lacksRoomToShare(error)) throw error;
      connection.close();
      connection = connectSqlite(file);
      // What is kept can be read all the same, by this process alone until it is started again.
      connection.rows("pragma locking_mode = exclusive", []);
      makeDurable(connection, file);
    }
    checkWhole(connection, file);
    connection.rows("pragma busy_timeout = 0", []);
    const database = guardDatabase(groupWrites(createSqliteDriver(connection, file)));
    const migrated = await database.transaction((tx) =>
      migrateDatabase({ tx, dialect: "sqlite" }, migrations, ({ id }) =>
        copyBefore(file, id, now()),
      ),
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

function makeDurable(connection: SqliteConnection, file: string): void {
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

function checkWhole(connection: SqliteConnection, file: string): void {
  const [found] = connection.rows("pragma quick_check(1)", []);
  if (found?.quick_check === "ok") return;
  throw new DatabaseUnavailable(
    `The database ${file} is damaged (${found?.quick_check}). ` +
      "Restore a backup, or keep the file and set DATA_DIR to another folder.",
  );
}
