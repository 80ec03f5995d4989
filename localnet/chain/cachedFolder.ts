// Keeps what is expensive to make in a folder named after the hash of what it was made from.
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "../guard/isRunning.ts";
import { withLock } from "./lockFile.ts";

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
