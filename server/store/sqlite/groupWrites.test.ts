// Tests that writes share a commit, that none takes another down, and that none is told done too early.
import { describe, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { openTestDatabase } from "../testing/testDatabase.ts";
import { groupWrites } from "./groupWrites.ts";

const barn = {
  id: 1,
  name: "barn",
  sql: ["create table barn (stall text primary key, hay integer not null)"],
};
const put = "insert into barn (stall, hay) values (?, ?) returning hay";

async function open(change: (db: Database) => Partial<Database> = () => ({})) {
  const db = await openTestDatabase("sqlite", { migrations: [barn] });
  const counted = { transactions: 0 };
  const watched: Database = {
    ...db,
    transaction(work) {
      counted.transactions += 1;
      return db.transaction(work);
    },
    ...change(db),
  };
  const stalls = () => db.rows("select stall from barn order by stall");
  return { db, grouped: groupWrites(watched), counted, stalls };
}

describe("groupWrites", () => {
  test("writes that come together share one commit, and each gets its own answer", async () => {
    const { grouped, counted, stalls } = await open();
    const answers = await Promise.all([
      grouped.rows(put, ["a", 1]),
      grouped.rows(put, ["b", 2]),
      grouped.change("update barn set hay = hay + 1"),
      grouped.rows("select * from barn"),
    ]);
    expect(answers).toEqual([[{ hay: 1 }], [{ hay: 2 }], 2, []]);
    expect(await stalls()).toHaveLength(2);
    expect(counted.transactions).toBe(1);
    await grouped.rows(put, ["c", 3]);
    expect(counted.transactions).toBe(1);
  });

  test("one that fails takes no other with it", async () => {
    const { grouped, stalls } = await open();
    const outcomes = await Promise.allSettled([
      grouped.rows(put, ["a", 1]),
      grouped.rows(put, ["a", 2]),
      grouped.rows("insert into nowhere values (1)"),
      grouped.rows(put, ["b", 3]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect(await stalls()).toEqual([{ stall: "a" }, { stall: "b" }]);
  });

  test("short transactions that come together share one commit, and each is whole or not at all", async () => {
    const { grouped, counted, stalls } = await open();
    const move = (from: string, to: string, isSpoilt = false) =>
      grouped.grouped(async (tx) => {
        await tx.change("delete from barn where stall = ?", [from]);
        await tx.change(put, [to, 1]);
        if (isSpoilt) throw new Error("spoilt");
        return to;
      });
    for (const stall of ["a", "b", "c"]) await grouped.change(put, [stall, 1]);
    counted.transactions = 0;
    expect(await Promise.all([move("a", "d"), move("b", "e")])).toEqual(["d", "e"]);
    expect(counted.transactions).toBe(1);
    const outcomes = await Promise.allSettled([
      move("c", "f"),
      move("d", "g", true),
      move("e", "f"),
      grouped.change(put, ["h", 1]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect((await stalls()).map(({ stall }) => stall)).toEqual(["d", "e", "f", "h"]);
  });

  test("nothing is told done before the commit", async () => {
    const mayCommit = Promise.withResolvers<void>();
    const told: string[] = [];
    const { grouped } = await open((db) => ({
      transaction: (work) =>
        db.transaction(async (tx) => {
          const value = await work(tx);
          await mayCommit.promise;
          told.push("committed");
          return value;
        }),
    }));
    const writes = ["a", "b"].map((stall) =>
      grouped.rows(put, [stall, 1]).then(() => told.push(stall)),
    );
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    mayCommit.resolve();
    await Promise.all(writes);
    expect(told).toEqual(["committed", "a", "b"]);
  });

  test("closing waits for what was written before", async () => {
    const { grouped } = await open();
    const writes = Promise.all([grouped.rows(put, ["a", 1]), grouped.rows(put, ["b", 2])]);
    await grouped.close();
    expect(await writes).toHaveLength(2);
  });
});
