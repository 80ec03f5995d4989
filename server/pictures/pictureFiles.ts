// The bytes of uploaded pictures, named by what was uploaded: whole or not there at all.
import { createHash } from "node:crypto";
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { Files, FileTrouble } from "../files/files.ts";

export type PictureFiles = {
  /** Undefined where the file is not there, or no longer what was written. */
  read(hash: string): Promise<Result<Buffer | undefined, FileTrouble>>;
  /** Kept for good when it is done. */
  write(hash: string, bytes: Uint8Array): Promise<Result<void, FileTrouble>>;
  /** Removes a file unless, once it is out of the way, somebody turns out to need it. */
  removeUnless(hash: string, isNeeded: () => Promise<boolean>): Promise<void>;
  /** What has been there for so long, whoever knows of it. */
  older(than: number): AsyncGenerator<Result<string, FileTrouble>>;
};

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const pictureHashOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Every file begins with the digest of what follows: its name is that of what it was made from. */
const DIGEST_BYTES = 32;

const folder = "pictures";
const nameOf = (hash: string) => `${folder}/${hash.slice(0, 2)}/${hash}`;

export function openPictureFiles(files: Files): PictureFiles {
  return {
    async read(hash) {
      const kept = await files.read(nameOf(hash));
      if (!kept.ok || kept.value === undefined) return kept;
      const file = kept.value;
      const bytes = file.subarray(DIGEST_BYTES);
      if (pictureHashOf(bytes) === file.toString("hex", 0, DIGEST_BYTES)) return accept(bytes);
      // Kept before pictures were drawn anew, it is what its name says.
      return accept(pictureHashOf(file) === hash ? file : undefined);
    },

    write: (hash, bytes) =>
      files.write(nameOf(hash), Buffer.concat([Buffer.from(pictureHashOf(bytes), "hex"), bytes])),

    async removeUnless(hash, isNeeded) {
      const name = nameOf(hash);
      const kept = await files.read(name);
      if (!kept.ok || kept.value === undefined) return;
      const removed = await files.remove(name);
      if (!removed.ok) return;
      // Whoever brought it meanwhile saw it there, or wrote it before it went.
      if (await isNeeded().catch(() => true)) await files.write(name, kept.value);
    },

    async *older(than) {
      for await (const listed of files.list(folder)) {
        if (!listed.ok) return yield listed;
        const hash = listed.value.name.slice(-64);
        if (listed.value.at <= than && listed.value.name === nameOf(hash)) yield accept(hash);
      }
    },
  };
}
