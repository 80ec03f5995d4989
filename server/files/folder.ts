// Keeps files in a folder of this machine, each written aside and put into its place when it is whole.
import { randomUUID } from "node:crypto";
import { constants, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Files, FileTrouble } from "./files.ts";

/** How long a half-written file may still belong to somebody who is writing it. */
const ABANDONED_MS = 10 * 60_000;

const missing: readonly unknown[] = ["ENOENT", "ENOTDIR"];
const full: readonly unknown[] = ["ENOSPC", "EDQUOT"];

export function openFolder(dir: string, clock: () => number = Date.now): Files {
  return {
    read: (name) => settled(readFile(join(dir, name)).catch(undefinedWhereMissing)),

    has: (name) =>
      settled(
        stat(join(dir, name))
          .catch(undefinedWhereMissing)
          .then((found) => found?.isFile() === true),
      ),

    async write(name, bytes) {
      const file = join(dir, name);
      const aside = join(dirname(file), `.${randomUUID()}`);
      const written = await settled(writeThrough(file, aside, bytes));
      if (!written.ok) await rm(aside, { force: true }).catch(() => {});
      return written;
    },

    remove: (name) => settled(rm(join(dir, name), { force: true })),

    async *list(folder) {
      const entries = await readdir(join(dir, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => []);
      for (const entry of entries) {
        const file = join(entry.parentPath, entry.name);
        const found = entry.isFile() ? await stat(file).catch(() => undefined) : undefined;
        if (found === undefined) continue;
        const at = found.mtimeMs;
        const name = relative(dir, file).replaceAll(sep, "/");
        if (!entry.name.startsWith(".")) yield accept({ name, bytes: found.size, at });
        // What nobody finishes goes.
        else if (clock() - at > ABANDONED_MS) await rm(file, { force: true }).catch(() => {});
      }
    },

    // Whether it can be written is found out with the rest of the data folder.
    check: async () => accept(undefined),
  };
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (!missing.includes(error.code)) throw error;
}

async function settled<Value>(work: Promise<Value>): Promise<Result<Value, FileTrouble>> {
  try {
    return accept(await work);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return refuse({ why: full.includes(code) ? "full" : "away", reason: code } as const);
  }
}

/** To the disk with each write: a Node that may write only here (`--permission`) refuses to flush. */
const throughToDisk = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_SYNC;

async function writeThrough(file: string, aside: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(aside, throughToDisk, 0o600);
  try {
    await handle.writeFile(bytes);
  } finally {
    await handle.close();
  }
  await rename(aside, file);
  await flush(dirname(file));
}

/** That the name is on the disk too. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_ACCESS_DENIED") throw error;
  } finally {
    await handle.close();
  }
}
