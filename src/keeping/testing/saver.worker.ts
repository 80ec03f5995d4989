// Saves without end in a thread that a test can kill, and tells of each save that was answered.
import { indexedDatabase } from "../database/indexedDatabase.ts";
import { documentKey } from "../store/keys.ts";
import { databaseStore } from "../store/store.ts";
import { testFarmKind, testFarmLayout } from "./testFarm.ts";

addEventListener("message", async ({ data: name }: MessageEvent<string>) => {
  const database = await indexedDatabase(() => indexedDB, { ...testFarmLayout, name });
  const store = databaseStore({ database: database!, now: () => 1, onWrote: () => {} });
  let seen: string | null = null;
  for (let n = 1; ; n++) {
    const text = `${n} ${"x".repeat(20_000)} ${n}`;
    const wrote = await store.write(documentKey(testFarmKind, "a"), text, seen);
    if (!wrote.ok) throw new Error(wrote.reason);
    seen = text;
    postMessage(n);
  }
});
