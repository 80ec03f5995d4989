// A lock of one file, which one process at a time holds while it does a piece of work.
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "../guard/isRunning.ts";

const pollMs = 25;
// Far longer than the work takes: the holder has died and its process id went to somebody else.
const abandonedMs = 120_000;

/** Lets one process at a time do a piece of work; a lock whose holder has died counts as free. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!(await takeLock(path))) await pause(pollMs);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function takeLock(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  if (await isAbandoned(path)) await rm(path, { force: true });
  return false;
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(path, "utf8"), stat(path)]);
    // Empty: just created, its holder not yet written down.
    const holderDied = holder !== "" && !isRunning(Number(holder));
    return holderDied || Date.now() - mtimeMs > abandonedMs;
  } catch {
    // Released in the meantime.
    return false;
  }
}
