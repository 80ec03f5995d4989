// Keeps drawn pictures on disk, whole or not at all, and lets the ones longest unused go.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";

export type PictureStore = {
  read(name: string): Promise<Buffer | undefined>;
  /** Never fails: what cannot be kept is drawn again. */
  write(name: string, bytes: Uint8Array): Promise<void>;
};

type StoreOptions = {
  dir: string;
  maxBytes: number;
  log: Log;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/** Every file begins with the digest of what follows, so that a damaged one is known. */
const DIGEST_BYTES = 32;
const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

/** How long a half-written file may still belong to somebody who is writing it. */
const ABANDONED_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

type Kept = { bytes: number; usedAt: number };

export async function openPictureStore(options: StoreOptions): Promise<PictureStore> {
  const { dir, maxBytes, log, clock } = options;
  const kept = await list(dir, clock());
  let total = kept.values().reduce((sum, { bytes }) => sum + bytes, 0);
  let written = 0;
  const told = new Set<unknown>();

  const tell = (error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (told.has(code)) return;
    told.add(code);
    log.warn({ code }, "drawn pictures cannot be kept; they are drawn again each time");
  };

  function note(name: string, bytes: number): void {
    total += bytes - (kept.get(name)?.bytes ?? 0);
    // The order of the map is that of use: the first one has waited longest.
    kept.delete(name);
    kept.set(name, { bytes, usedAt: clock() });
  }

  async function drop(name: string): Promise<void> {
    total -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
    await rm(join(dir, name), { force: true });
  }

  async function makeRoom(): Promise<void> {
    for (const name of [...kept.keys()]) {
      if (total <= maxBytes) return;
      await drop(name);
    }
  }

  return {
    async read(name) {
      const file = await readFile(join(dir, name)).catch(() => undefined);
      if (file === undefined) return undefined;
      const bytes = file.subarray(DIGEST_BYTES);
      if (!digestOf(bytes).equals(file.subarray(0, DIGEST_BYTES))) {
        await drop(name).catch(tell);
        return undefined;
      }
      const usedAt = kept.get(name)?.usedAt ?? 0;
      note(name, file.length);
      // After a restart the order is read from the files' times.
      const now = clock();
      if (now - usedAt > HOUR_MS) utimes(join(dir, name), now / 1000, now / 1000).catch(() => {});
      return bytes;
    },

    async write(name, bytes) {
      written += 1;
      const aside = join(dir, `.${process.pid}-${written}-${name}`);
      try {
        await mkdir(dir, { recursive: true });
        await writeFile(aside, Buffer.concat([digestOf(bytes), bytes]));
        await rename(aside, join(dir, name));
        note(name, DIGEST_BYTES + bytes.length);
        await makeRoom();
      } catch (error) {
        tell(error);
        await rm(aside, { force: true }).catch(() => {});
      }
    },
  };
}

/** What is there from earlier runs, the longest unused first; what nobody finishes goes. */
async function list(dir: string, now: number): Promise<Map<string, Kept>> {
  const names = await readdir(dir).catch(() => []);
  const found: [string, Kept][] = [];
  for (const name of names) {
    const file = await stat(join(dir, name)).catch(() => undefined);
    if (!file?.isFile()) continue;
    if (!name.startsWith(".")) found.push([name, { bytes: file.size, usedAt: file.mtimeMs }]);
    else if (now - file.mtimeMs > ABANDONED_MS) {
      await rm(join(dir, name), { force: true }).catch(() => {});
    }
  }
  return new Map(found.sort(([, a], [, b]) => a.usedAt - b.usedAt));
}
