// Copies the embedded database, while it is in use, into one whole and checked file.
import { existsSync } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";
import { connectSqlite } from "./connection.ts";
import { explainSqliteError, isDamage } from "./explain.ts";

/** The copy is as the database was at one moment; an existing file is never overwritten. */
export async function backUp(file: string, to: string): Promise<Result<{ bytes: number }>> {
  if (!existsSync(file)) return refuse(`There is no database at ${file}. Is DATA_DIR right?`);
  const partial = `${to}.partial-${process.pid}`;
  try {
    await (await open(partial, "wx", 0o600)).close();
    copy(file, partial);
    checkWhole(partial);
    const bytes = await flush(partial);
    // Unlike a rename, a link fails where a file already is.
    await link(partial, to);
    await flush(dirname(to));
    return accept({ bytes });
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return refuse(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return refuse(
      code === "EEXIST"
        ? `${to} exists already, and a backup overwrites nothing. Name another file.`
        : `The backup ${to} cannot be written (${code}).`,
    );
  } finally {
    await rm(partial, { force: true });
  }
}

function copy(file: string, to: string): void {
  const source = connectSqlite(file, { readOnly: true });
  try {
    source.rows("pragma busy_timeout = 5000", []);
    source.change("vacuum into ?", [to]);
  } catch (error) {
    // Unless the source is damaged, it is the copy that cannot be written.
    if (!(error instanceof DatabaseUnavailable) || isDamage(error)) throw error;
    throw explainSqliteError(error.cause, to);
  } finally {
    source.close();
  }
}

function checkWhole(file: string): void {
  const copied = connectSqlite(file, { readOnly: true });
  try {
    const [found] = copied.rows("pragma integrity_check(1)", []);
    if (found?.integrity_check === "ok") return;
    throw new DatabaseUnavailable(`The copy is damaged (${found?.integrity_check}).`);
  } finally {
    copied.close();
  }
}

/** Waits until a file, or a folder's list of files, is on the disk. */
async function flush(path: string): Promise<number> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
