// Remembers what was read of a place far away: each view of a picture would cost a way there, and money (read-through cache).
import { accept } from "@loamstead/lib/result.ts";
import { createCache } from "../../src/lib/cache.ts";
import type { Files } from "./files.ts";

/** Of a process; a page of pictures is some megabytes. */
const MOST_BYTES = 32 * 2 ** 20;
/** What another process removed is forgotten here too. */
const FRESH_MS = 10 * 60_000;

type Read = { bytes: Buffer; until: number };

/** Only what never changes under its name may lie there. */
export function rememberRead(
  files: Files,
  now: () => number = Date.now,
  mostBytes = MOST_BYTES,
): Files {
  const known = createCache<Read>(mostBytes, ({ bytes }) => bytes.byteLength);

  return {
    ...files,
    async read(name) {
      const found = known.get(name);
      if (found && now() < found.until) return accept(found.bytes);
      const read = await files.read(name);
      if (read.ok && read.value) known.set(name, { bytes: read.value, until: now() + FRESH_MS });
      else known.delete(name);
      return read;
    },
    async has(name) {
      const found = known.get(name);
      return found && now() < found.until ? accept(true) : files.has(name);
    },
    async write(name, bytes, type) {
      known.delete(name);
      return files.write(name, bytes, type);
    },
    async remove(name) {
      known.delete(name);
      const removed = await files.remove(name);
      // Read while it went.
      known.delete(name);
      return removed;
    },
  };
}
