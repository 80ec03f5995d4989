// What a journal is opened from is asked for together: each answer is a way to the browser's own process and back.
import { accept } from "@loamstead/lib/result.ts";
import { describe, expect, test } from "vitest";
import type { DeviceDatabase, Reading } from "../database/database.ts";
import type { JournalKind } from "./journalKind.ts";
import { openRows } from "./openRows.ts";
import { readRows } from "./readRows.ts";
import { heads, rowKey, rows } from "./tables.ts";

/** Answers nobody before so many have asked. */
function waitsFor(count: number, answer: (table: string, key: string) => unknown) {
  const all = Promise.withResolvers<void>();
  let asked = 0;
  const get = async ({ table }: { readonly table: string }, key: string) => {
    asked += 1;
    if (asked === count) all.resolve();
    await all.promise;
    return answer(table, key);
  };
  return { get } as unknown as Reading;
}

const kind: JournalKind<number, string, object, never> = {
  begin: () => 0,
  apply: (state) => accept(state + 1),
  encodeRow: (row) => row,
  decodeRow: (text) => text,
  encodeState: String,
  decodeState: Number,
  shownOf: () => ({}),
};

describe("rows read together", () => {
  test("a few rows are", async () => {
    const at = waitsFor(8, (table, key) =>
      table === rows.table && key !== rowKey("a", 2) ? { by: "x", text: key } : undefined,
    );
    const { read } = await readRows(at, kind, "a", 0, 8);
    expect(read.map(({ row }) => row)).toEqual([0, 1, 3, 4, 5, 6, 7].map((n) => rowKey("a", n)));
  });

  test("the head and the state that was written down are", async () => {
    const at = waitsFor(2, (table) =>
      table === heads.table ? { origin: "o", rows: 3, gone: null } : { rows: 3, text: "3" },
    );
    const database = {
      read: async <T>(_: unknown, work: (at: Reading) => Promise<T>) => accept(await work(at)),
    } as unknown as DeviceDatabase;
    expect(await openRows(database, kind, { id: "a", now: 0 })).toEqual(
      accept({ origin: "o", rows: 3, rewrites: 0, state: 3 }),
    );
  });
});
