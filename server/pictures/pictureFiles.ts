// The bytes of uploaded pictures on disk, named by what was uploaded: whole or not there at all.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

export type PictureFiles = {
  /** Undefined where the file is not there, or no longer what was written. */
  read(hash: string): Promise<Buffer | undefined>;
  /** On the disk when it is done; throws where the disk does not take it. */
  write(hash: string, bytes: Uint8Array): Promise<void>;
  /** Removes a file unless, once it is out of the way, somebody turns out to need it. */
  removeUnless(hash: string, isNeeded: () => Promise<boolean>): Promise<void>;
  /** What has been there for so long, whoever knows of it; half-written files are removed. */
  older(than: number): AsyncGenerator<string>;
};

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const hashOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Every file begins with the digest of what follows: its name is that of what it was made from. */
const DIGEST_BYTES = 32;

export function openPictureFiles(dir: string): PictureFiles {
  const fileOf = (hash: string) => join(dir, hash.slice(0, 2), hash);
  const asideOf = (hash: string) => join(dir, hash.slice(0, 2), `.${randomUUID()}-${hash}`);
  const modified = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs;

  return {
    async read(hash) {
      const file = await readFile(fileOf(hash)).catch(() => undefined);
      if (file === undefined) return undefined;
      const bytes = file.subarray(DIGEST_BYTES);
      if (hashOf(bytes) === file.toString("hex", 0, DIGEST_BYTES)) return bytes;
      // Kept before pictures were drawn anew, it is what its name says.
      return hashOf(file) === hash ? file : undefined;
    },

    async write(hash, bytes) {
      const aside = asideOf(hash);
      try {
        await mkdir(dirname(aside), { recursive: true });
        await writeThrough(aside, Buffer.concat([Buffer.from(hashOf(bytes), "hex"), bytes]));
        await rename(aside, fileOf(hash));
        await flush(dirname(aside));
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {});
        throw error;
      }
    },

    async removeUnless(hash, isNeeded) {
      const aside = asideOf(hash);
      const isMoved = await rename(fileOf(hash), aside).then(
        () => true,
        () => false,
      );
      if (!isMoved) return;
      if (await isNeeded()) await rename(aside, fileOf(hash));
      else await rm(aside, { force: true });
    },

    async *older(than) {
      for (const shelf of await namesIn(dir)) {
        for (const name of await namesIn(join(dir, shelf))) {
          const at = await modified(join(dir, shelf, name));
          if (at === undefined || at > than) continue;
          if (isHash(name)) yield name;
          else if (name.startsWith(".")) await rm(join(dir, shelf, name), { force: true });
        }
      }
    },
  };
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flush(dir: string): Promise<void> {
  const handle = await open(dir, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
