// Puts a backup of the embedded database in its place, and keeps what lay there.
import { existsSync } from "node:fs";
import { link, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Database } from "../store/database.ts";
import { migrations } from "../store/migrations.ts";
import { refuseMoved } from "../store/moveMark.ts";
import { backUp } from "../store/sqlite/backUp.ts";
import { markBackup } from "../store/sqlite/backupMark.ts";
import { connectSqlite, type SqliteConnection } from "../store/sqlite/connection.ts";
import { isBusy } from "../store/sqlite/explain.ts";
import { openSqlite } from "../store/sqlite/openSqlite.ts";

type Restore = {
  backup: string;
  /** The embedded database's place. */
  file: string;
  now: number;
  /** Done with the restored database before anybody is served from it; refused, nothing is changed. */
  settle(db: Database): Promise<Result<void>>;
};

/** Tells where what lay there is now, if anything did. Refuses a server that is running. */
export async function restoreFile(restore: Restore): Promise<Result<{ aside?: string }>> {
  const { backup, file, now } = restore;
  const moved = refuseMoved(file);
  if (!moved.ok) return moved;
  if (!existsSync(backup)) return refuse(`There is no backup at ${backup}.`);
  const held = holdAlone(file);
  if (!held.ok) return held;
  const prepared = `${file}.restoring`;
  try {
    await removeAll(prepared);
    const ready = await prepare(restore, prepared);
    if (!ready.ok) return ready;
    const aside = `${file}.replaced-${new Date(now)
      .toISOString()
      .replace(/[^\dT]/g, "")
      .slice(0, 15)}`;
    const isThere = existsSync(file);
    for (const end of ["", "-wal", "-shm"]) {
      if (existsSync(file + end)) await rename(file + end, aside + end);
    }
    await link(prepared, file);
    return accept(isThere ? { aside } : {});
  } finally {
    held.value?.close();
    await removeAll(prepared);
  }
}

/** Everything that may go wrong goes wrong here, beside the database that is there. */
async function prepare({ backup, settle }: Restore, prepared: string): Promise<Result<void>> {
  const copied = await backUp(backup, prepared);
  if (!copied.ok) return copied;
  // It is a copy itself: no further one is made before its tables are brought up to date.
  await markBackup(prepared, `Copied from ${backup}`);
  const opened = await openSqlite({ file: prepared, migrations });
  if (!opened.ok) return opened;
  try {
    return await settle(opened.value);
  } finally {
    // The last one to close writes all of it into the one file.
    await opened.value.close();
  }
}

/** Nobody else can have the file open while it is held; undefined where there is none, or a damaged one. */
function holdAlone(file: string): Result<SqliteConnection | undefined> {
  if (!existsSync(file)) return accept(undefined);
  let connection: SqliteConnection | undefined;
  try {
    connection = connectSqlite(file);
    connection.rows("pragma locking_mode = exclusive", []);
    connection.change("begin exclusive", []);
    connection.change("commit", []);
    // Whole in one file, it may be moved while it is held.
    connection.rows("pragma journal_mode = delete", []);
    return accept(connection);
  } catch (error) {
    connection?.close();
    if (!isBusy(error)) return accept(undefined);
    return refuse(`The server is running: another process holds ${file}. Stop it first.`);
  }
}

async function removeAll(prepared: string): Promise<void> {
  const folder = dirname(prepared);
  for (const name of await readdir(folder)) {
    if (name.startsWith(basename(prepared))) await rm(join(folder, name), { force: true });
  }
}
