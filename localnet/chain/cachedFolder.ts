// Keeps what is expensive to make in a folder named after the hash of what it was made from.
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "../guard/isRunning.ts";

export type CachedFolder = {
  /** Where all such folders lie. */
  readonly root: string;
  readonly name: string;
  /** Hash of everything that has an influence on the contents. */
  readonly key: string;
  /** Writes the contents into an empty folder. */
  readonly make: (folder: string) => Promise<void>;
};

export async function cachedFolder({
  root,
  name,
  key,
  make,
}: CachedFolder): Promise<{ folder: string; made: boolean }> {
  const folder = join(root, `${name}-${key}`);
  if (existsSync(folder)) return { folder, made: false };
  await mkdir(root, { recursive: true });
  // Several starts at once would each make the same: the others wait for the first instead.
  return withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return { folder, made: false };
    await removeAbandonedDrafts(root);
    const draft = join(root, `draft-${process.pid}-${randomUUID()}`);
    try {
      await mkdir(draft);
      await make(draft);
      // The folder appears whole or not at all, even if the machine stops here.
      await rename(draft, folder).catch((error) => {
        // Somebody took the lock for abandoned and was faster; theirs is as good.
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return { folder, made: true };
  });
}

/** What a process that was killed in the middle of its work left behind. */
async function removeAbandonedDrafts(root: string) {
  for (const file of await readdir(root)) {
    const maker = file.match(/^draft-(\d+)-/)?.[1];
    if (maker === undefined || isRunning(Number(maker))) continue;
    await rm(join(root, file), { recursive: true, force: true });
  }
}

const pollMs = 25;
// Far longer than the work takes: the holder has died and its process id went to somebody else.
const abandonedMs = 120_000;

/** Lets one process at a time do a piece of work; a lock whose holder has died counts as free. */
async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
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
