// The journal in the real database of a browser: threads that are killed, and two connections at once.
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openTabs } from "../browser/tabs.ts";
import { indexedDatabase } from "../database/indexedDatabase.ts";
import { empty, purseKind, purseLayout } from "../testing/purse.ts";
import { readAllRows } from "./journals.ts";
import { openJournal } from "./openJournal.ts";
import { openRows } from "./openRows.ts";
import { replaceTail } from "./replaceTail.ts";
import { heads, journalTables } from "./tables.ts";

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

  test("whose last rows are replaced while it is open has its own done on those, in every tab", async () => {
    const name = freshName();
    const database = (await indexedDatabase(() => indexedDB, { ...purseLayout, name }))!;
    onTestFinished(() => database.close());
    const page = () => {
      const tabs = openTabs(name);
      onTestFinished(tabs.close);
      return openJournal(
        {
          database,
          tabs,
          notes: { put: () => {}, drop: () => {} },
          now: () => 1,
          after: () => () => {},
          newId: () => `page-${Math.random()}`,
          onHide: () => () => {},
        },
        purseKind,
        { id: "a", origin: "purse", known: { rows: 0, state: empty } },
      );
    };
    const [one, two] = [page(), page()];
    const move = (journal: typeof one, by: number) => {
      const next = purseKind.apply(journal.state(), by);
      if (next.ok) journal.add(by, next.value);
    };
    for (const by of [5, 6]) move(one, by);
    await vi.waitFor(() => expect(two.state().moves).toEqual([5, 6]));
    const done = await database.change(journalTables, async (at) => {
      const head = (await at.get(heads, "a"))!;
      await replaceTail(at, purseKind, "a", head, {
        from: 1,
        rows: [7, 6, 8].map((row) => ({ by: `account-${row}`, text: String(row) })),
        state: { sum: 26, moves: [5, 7, 6, 8] },
        steps: 2,
        now: 2,
      });
    });
    expect(done.ok).toBe(true);
    // Each finds out by what it writes itself, or by the other's word.
    move(two, 1);
    await two.settle();
    await vi.waitFor(() => expect(one.state().moves).toEqual([5, 7, 6, 8, 1]));
    expect(two.state()).toEqual(one.state());
    expect(await readAllRows(database, purseKind, "a")).toEqual({
      ok: true,
      value: [5, 7, 6, 8, 1],
    });
  });
});
