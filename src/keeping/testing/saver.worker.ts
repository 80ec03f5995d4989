// Saves without end in a thread that a test can kill, and tells of each save that was answered.

import { indexedDatabase } from "../database/indexedDatabase.ts";
import { databaseStore } from "../store/databaseStore.ts";
import { roomKey } from "../store/keys.ts";

addEventListener("message", async ({ data }: MessageEvent<string>) => {
  const database = await indexedDatabase(() => indexedDB, data);
  const store = databaseStore({ database: database!, now: () => 1, onWrote: () => {} });
  let seen: string | null = null;
  for (let n = 1; ; n++) {
    const text = `${n} ${"x".repeat(20_000)} ${n}`;
    const wrote = await store.write(roomKey("a"), text, seen);
    if (!wrote.ok) throw new Error(wrote.reason);
    seen = text;
    postMessage(n);
  }
});
