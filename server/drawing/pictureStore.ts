// Keeps drawn pictures, whole or not at all, and lets the ones longest unused go (LRU cache).
import { createHash } from "node:crypto";
import type { Files } from "../files/files.ts";
import type { Log } from "../log.ts";

export type PictureStore = {
  read(name: string): Promise<Buffer | undefined>;
  /** Never fails: what cannot be kept is drawn again. */
  write(name: string, bytes: Uint8Array): Promise<void>;
};

type StoreOptions = {
  files: Files;
  /** Theirs alone. */
  folder: string;
  maxBytes: number;
  log: Log;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/** Every file begins with the digest of what follows, so that a damaged one is known. */
const DIGEST_BYTES = 32;
const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

const DAY_MS = 24 * 60 * 60_000;
/** Others may keep theirs in the same place: after this share of all it is listed anew. */
const LISTED_SHARE = 1 / 20;

type Kept = { bytes: number; usedAt: number };

export async function openPictureStore(options: StoreOptions): Promise<PictureStore> {
  const { files, folder, maxBytes, log, clock } = options;
  const told = new Set<string>();
  let kept = new Map<string, Kept>();
  let [total, sinceListed] = [0, 0];
  await list();

  function tell({ reason }: { reason: string }): void {
    if (told.has(reason)) return;
    told.add(reason);
    log.warn({ reason }, "drawn pictures cannot be kept; they are drawn again each time");
  }

  /** What is there, the longest unused first. */
  async function list(): Promise<void> {
    const found: [string, Kept][] = [];
    for await (const listed of files.list(folder)) {
      if (!listed.ok) return tell(listed.reason);
      const { bytes, at } = listed.value;
      const name = listed.value.name.slice(folder.length + 1);
      found.push([name, { bytes, usedAt: Math.max(at, kept.get(name)?.usedAt ?? 0) }]);
    }
    kept = new Map(found.sort(([, a], [, b]) => a.usedAt - b.usedAt));
    total = kept.values().reduce((sum, { bytes }) => sum + bytes, 0);
    sinceListed = 0;
  }

  function note(name: string, bytes: number): void {
    total += bytes - (kept.get(name)?.bytes ?? 0);
    // The order of the map is that of use: the first one has waited longest.
    kept.delete(name);
    kept.set(name, { bytes, usedAt: clock() });
  }

  async function drop(name: string): Promise<void> {
    total -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
    const removed = await files.remove(`${folder}/${name}`);
    if (!removed.ok) tell(removed.reason);
  }

  async function makeRoom(): Promise<void> {
    for (const name of [...kept.keys()]) {
      if (total <= maxBytes) return;
      await drop(name);
    }
  }

  async function put(name: string, file: Uint8Array): Promise<void> {
    const written = await files.write(`${folder}/${name}`, file);
    if (!written.ok) return tell(written.reason);
    note(name, file.length);
    sinceListed += file.length;
    if (sinceListed > maxBytes * LISTED_SHARE) await list();
    await makeRoom();
  }

  return {
    async read(name) {
      const found = await files.read(`${folder}/${name}`);
      if (!found.ok) tell(found.reason);
      const file = found.ok ? found.value : undefined;
      if (file === undefined) return undefined;
      const bytes = file.subarray(DIGEST_BYTES);
      if (!digestOf(bytes).equals(file.subarray(0, DIGEST_BYTES))) {
        await drop(name);
        return undefined;
      }
      // What others wrote is known from the next list on, and was written since the last.
      const usedAt = kept.get(name)?.usedAt ?? clock();
      note(name, file.length);
      // Others, and this one after a restart, know what is used by when it was written.
      if (clock() - usedAt > DAY_MS) void put(name, file);
      return bytes;
    },

    write: (name, bytes) => put(name, Buffer.concat([digestOf(bytes), bytes])),
  };
}
