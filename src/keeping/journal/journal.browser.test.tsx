// The journal in the real database of a browser: threads that are killed, and two connections at once.
import { describe, expect, onTestFinished, test } from "vitest";
import { indexedDatabase } from "../database/indexedDatabase.ts";
import { purseKind, purseLayout } from "../testing/purse.ts";
import { readAllRows } from "./journals.ts";
import { openRows } from "./openRows.ts";

let count = 0;
function freshName(): string {
  const name = `purse-${Date.now()}-${++count}`;
  onTestFinished(() => void indexedDB.deleteDatabase(name));
  return name;
}

/** Ends with the thread's last word: so many rows are kept. */
function killedAfter(name: string, rows: number): Promise<number> {
  const worker = new Worker(new URL("../testing/purse.worker.ts", import.meta.url), {
    type: "module",
  });
  return new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      if (data < rows) return;
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(name);
  });
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe("journal", () => {
  test("a thread killed while it writes loses no row that was called kept", async () => {
    const name = freshName();
    let kept = 0;
    for (const more of [1, 6, 40, 200, 3]) {
      kept = await killedAfter(name, kept + more);
      const database = (await indexedDatabase(() => indexedDB, { ...purseLayout, name }))!;
      const opened = await openRows(database, purseKind, { id: "a", now: 1 });
      const { moves } = opened.ok ? opened.value.state : { moves: [] };
      expect(moves.length).toBeGreaterThanOrEqual(kept);
      expect(moves).toEqual(upTo(moves.length));
      expect(await readAllRows(database, purseKind, "a")).toEqual({ ok: true, value: moves });
      kept = moves.length;
      database.close();
    }
  });

  test("two threads at once leave one row of rows, and none is missing", async () => {
    const name = freshName();
    await Promise.all([killedAfter(name, 60), killedAfter(name, 90)]);
    const database = (await indexedDatabase(() => indexedDB, { ...purseLayout, name }))!;
    onTestFinished(() => database.close());
    const opened = await openRows(database, purseKind, { id: "a", now: 1 });
    const whole = await readAllRows(database, purseKind, "a");
    expect(opened.ok && opened.value.rows).toBeGreaterThanOrEqual(90);
    expect(opened.ok && opened.value.state.moves).toEqual(whole.ok && whole.value);
    expect(whole.ok && whole.value.length).toBe(opened.ok && opened.value.rows);
  });
});
