// The contract of the database, run against a real SQLite file and a real PostgreSQL server, whose databases compare texts in two ways.
import { describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../log.ts";
import type { Database } from "./database.ts";
import type { Migration } from "./driver/migrateDatabase.ts";
import { DatabaseUnavailable } from "./driver/unavailable.ts";
import { migrations as ownMigrations } from "./migrations.ts";
import { openDatabase } from "./openDatabase.ts";
import { makePlace, makePostgresInByteOrder, openTestDatabase } from "./testing/testDatabase.ts";

const barn: Migration = {
  id: 1,
  name: "barn",
  sql: ["create table barn (stall text primary key, hay integer not null, seen_at bigint)"],
};
const silo: Migration = {
  id: 2,
  name: "silo",
  sql: ["create table silo (grain text primary key)", "insert into silo (grain) values ('rye')"],
};

const log = createLog("silent");
const countBarn = "select count(*) as stalls, sum(hay) as hay from barn";
const put = "insert into barn (stall, hay) values (?, ?)";

const databases = [
  { name: "sqlite", dialect: "sqlite", make: () => makePlace("sqlite") },
  { name: "postgres, in English", dialect: "postgres", make: () => makePlace("postgres") },
  { name: "postgres, in bytes", dialect: "postgres", make: makePostgresInByteOrder },
] as const;

describe.each(databases)("$name", ({ dialect, make }) => {
  async function place() {
    const made = await make();
    onTestFinished(made.remove);
    return made;
  }
  const open = async (migrations: readonly Migration[] = [barn]) =>
    openTestDatabase(dialect, { migrations, place: await place() });

  test("values go in and come out as they were", async () => {
    const database = await open();
    expect(database.dialect).toBe(dialect);
    const text = "a'b\"c\\ \u{1f33e} ? $1 -- x";
    const seenAt = 4_102_444_800_000;
    const insert = "insert into barn (stall, hay, seen_at) values (?, ?, ?)";
    expect(await database.change(insert, [text, -7, seenAt])).toBe(1);
    expect(await database.change(insert, ["", 2_147_483_647, null])).toBe(1);
    expect(await database.rows("select * from barn order by hay")).toEqual([
      { stall: text, hay: -7, seen_at: seenAt },
      { stall: "", hay: 2_147_483_647, seen_at: null },
    ]);
    expect(await database.rows(countBarn)).toEqual([{ stalls: 2, hay: 2_147_483_640 }]);
  });

  test("question marks in texts, names and comments are no values", async () => {
    const database = await open();
    await database.change(put, ["why?", 1]);
    const rows = await database.rows(
      `select hay as "how many?", 'it''s ?' as note -- really?
       from barn /* which? */ where stall = ? and stall <> '?'`,
      ["why?"],
    );
    expect(rows).toEqual([{ "how many?": 1, note: "it's ?" }]);
  });

  test("on conflict and returning work, and changed rows are counted", async () => {
    const database = await open();
    const once = "insert into barn (stall, hay) values (?, ?) on conflict do nothing returning hay";
    expect(await database.rows(once, ["oak", 1])).toEqual([{ hay: 1 }]);
    expect(await database.rows(once, ["oak", 2])).toEqual([]);
    const more =
      "insert into barn (stall, hay) values (?, ?) " +
      "on conflict (stall) do update set hay = barn.hay + excluded.hay returning hay";
    expect(await database.rows(more, ["oak", 5])).toEqual([{ hay: 6 }]);
    await database.change(put, ["elm", 9]);
    expect(await database.change("update barn set hay = hay + 1 where hay > ?", [7])).toBe(1);
    expect(await database.change("update barn set hay = 0 where hay > ?", [99])).toBe(0);
    expect(await database.rows("delete from barn where stall = ? returning hay", ["elm"])).toEqual([
      { hay: 10 },
    ]);
  });

  test("texts are compared by their bytes, whatever language the database was made in", async () => {
    const database = await open();
    const stalls = ["a:Z", "a:b", "a:~", "a:\u{e9}", "a-b", "B"];
    for (const stall of stalls) await database.change(put, [stall, 0]);
    const rows = await database.rows("select stall from barn order by stall");
    expect(rows.map(({ stall }) => stall)).toEqual(["B", "a-b", "a:Z", "a:b", "a:~", "a:\u{e9}"]);
    const range = "select stall from barn where stall > ? and stall < ? order by stall desc";
    expect(await database.rows(range, ["a:", "a:~"])).toEqual([{ stall: "a:b" }, { stall: "a:Z" }]);
  });

  test("of many that insert the same at once, one succeeds", async () => {
    const database = await open();
    const once = "insert into barn (stall, hay) values (?, ?) on conflict do nothing returning hay";
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, i) => database.rows(once, ["oak", i])),
    );
    expect(all.filter((rows) => rows.length === 1)).toHaveLength(1);
  });

  test("unsynced statements do the same, and wait their turn as well", async () => {
    const database = await open();
    const { unsynced } = database;
    await database.transaction(async (tx) => {
      await tx.change(put, ["oak", 1]);
      const own = unsynced.rows(countBarn);
      await expect(own).rejects.toThrow("only its own statements");
    });
    expect(await unsynced.change(put, ["elm", 2])).toBe(1);
    expect(await unsynced.rows(countBarn)).toEqual([{ stalls: 2, hay: 3 }]);
    expect(await database.rows(countBarn)).toEqual([{ stalls: 2, hay: 3 }]);
  });

  test("a transaction is all or nothing", async () => {
    const database = await open();
    const given = await database.transaction(async (tx) => {
      await tx.change(put, ["oak", 1]);
      return tx.rows(countBarn);
    });
    expect(given).toEqual([{ stalls: 1, hay: 1 }]);
    const failing = database.transaction(async (tx) => {
      await tx.change(put, ["elm", 2]);
      throw new Error("the door is shut");
    });
    await expect(failing).rejects.toThrow("the door is shut");
    expect(await database.rows(countBarn)).toEqual([{ stalls: 1, hay: 1 }]);
  });

  test("a failed statement fails its transaction, though the work goes on", async () => {
    const database = await open();
    await database.change(put, ["oak", 1]);
    const work = database.transaction(async (tx) => {
      await tx.change(put, ["elm", 2]);
      await tx.change(put, ["oak", 3]).catch(() => {});
      return "done";
    });
    await expect(work).rejects.toThrow(/unique/i);
    expect(await database.rows(countBarn)).toEqual([{ stalls: 1, hay: 1 }]);
  });

  test("transactions that add to the same row lose nothing", async () => {
    const database = await open();
    await database.change(put, ["oak", 0]);
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transaction(async (tx) => {
          // The write comes first, so that on either database it holds the row to the end.
          await tx.change("update barn set hay = hay + 1 where stall = ?", ["oak"]);
          const [row] = await tx.rows("select hay from barn where stall = ?", ["oak"]);
          await tx.change("update barn set hay = ? where stall = ?", [Number(row?.hay), "oak"]);
        }),
      ),
    );
    expect(await database.rows(countBarn)).toEqual([{ stalls: 1, hay: 40 }]);
  });

  test("a statement outside never joins a running transaction", async () => {
    const database = await open();
    const inside = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const failing = database.transaction(async (tx) => {
      await tx.change(put, ["elm", 1]);
      inside.resolve();
      await go.promise;
      throw new Error("rolled back");
    });
    await inside.promise;
    const outside = database.change(put, ["oak", 1]);
    const second = database.transaction((tx) => tx.change(put, ["ash", 1]));
    go.resolve();
    await expect(failing).rejects.toThrow("rolled back");
    expect([await outside, await second]).toEqual([1, 1]);
    expect(await database.rows("select stall from barn order by stall")).toEqual([
      { stall: "ash" },
      { stall: "oak" },
    ]);
  });

  test("misuse of a transaction is an error and hangs nothing", async () => {
    const database = await open();
    const own = database.transaction(async () => database.rows(countBarn));
    await expect(own).rejects.toThrow("only its own statements");
    const nested = database.transaction(async () => database.transaction(async () => 1));
    await expect(nested).rejects.toThrow("only its own statements");
    const kept = await database.transaction(async (tx) => ({ tx }));
    await expect(kept.tx.rows(countBarn)).rejects.toThrow("is over");
    expect(await database.rows(countBarn)).toEqual([{ stalls: 0, hay: null }]);
  });

  test("wrong SQL is an error of its own, and the next statement works", async () => {
    const database = await open();
    const wrong = await database.rows("select * from henhouse").catch((error) => error);
    expect(wrong).toBeInstanceOf(Error);
    expect(wrong).not.toBeInstanceOf(DatabaseUnavailable);
    expect(await database.rows("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("a closed database refuses, and finishes what was running before", async () => {
    const database = await open();
    expect(await database.check()).toBe(true);
    const running = database.transaction((tx) => tx.change(put, ["oak", 1]));
    const closed = database.close();
    expect(await running).toBe(1);
    await closed;
    await database.close();
    expect(await database.check()).toBe(false);
    await expect(database.rows("select 1")).rejects.toThrow(DatabaseUnavailable);
    await expect(database.transaction(async () => 1)).rejects.toThrow("closed");
  });

  describe("migrations", () => {
    async function somewhere() {
      const made = await place();
      const openHere = (migrations: readonly Migration[]) =>
        openDatabase({ ...made, log, migrations });
      return { made, openHere };
    }
    const used = async (opened: Awaited<ReturnType<typeof openDatabase>>): Promise<Database> => {
      if (!opened.ok) throw new Error(opened.reason);
      onTestFinished(() => opened.value.close());
      return opened.value;
    };

    test("what is missing is done once, in order, and what was kept stays", async () => {
      const { openHere } = await somewhere();
      const first = await used(await openHere([barn]));
      await first.change(put, ["oak", 1]);
      await first.close();
      const second = await used(await openHere([barn, silo]));
      expect(await second.rows("select stall from barn")).toEqual([{ stall: "oak" }]);
      expect(await second.rows("select grain from silo")).toEqual([{ grain: "rye" }]);
      await second.close();
      const third = await used(await openHere([barn, silo]));
      expect(await third.rows("select id, name from schema_version order by id")).toEqual([
        { id: 1, name: "barn" },
        { id: 2, name: "silo" },
      ]);
    });

    test("many that start at once do each step once", async () => {
      const { openHere } = await somewhere();
      const opened = await Promise.all(Array.from({ length: 8 }, () => openHere([barn, silo])));
      const [first] = await Promise.all(opened.map(used));
      expect(await first?.rows("select grain from silo")).toEqual([{ grain: "rye" }]);
    });

    test("a step that fails leaves nothing of itself, nor of those before it", async () => {
      const { openHere } = await somewhere();
      const broken = { id: 2, name: "silo", sql: ["create table shed (x text)", "create tabel y"] };
      expect(await openHere([barn, broken])).toEqual({
        ok: false,
        reason: expect.stringMatching(
          /^The database .*could not be brought to step 2 \(silo\): .*tabel.*\. Nothing was changed: /,
        ),
      });
      const database = await used(await openHere([barn, silo]));
      await expect(database.rows("select * from shed")).rejects.toThrow(/shed/);
      expect(await database.rows("select count(*) as n from schema_version")).toEqual([{ n: 2 }]);
    });

    test("a database newer than the program is refused in words", async () => {
      const { openHere } = await somewhere();
      await (await used(await openHere([barn, silo]))).close();
      expect(await openHere([barn])).toEqual({
        ok: false,
        reason: expect.stringMatching(
          /^The database .*is at step 2 \(silo\), newer than this program, which knows steps up to 1\. Run the version that wrote it, or a newer one\.$/,
        ),
      });
    });

    test("a program goes on with the tables of a later one where each further step says that it may", async () => {
      const { openHere } = await somewhere();
      const mill = { id: 3, name: "mill", sql: ["create table mill (corn text)"], readableFrom: 2 };
      await (await used(await openHere([barn, { ...silo, readableFrom: 1 }, mill]))).close();
      const before = await used(await openHere([barn, silo]));
      expect(await before.rows("select grain from silo")).toEqual([{ grain: "rye" }]);
      expect(await openHere([barn])).toMatchObject({
        ok: false,
        reason: expect.stringContaining("is at step 3 (mill), newer than this program"),
      });
    });

    test("a database of another program is refused in words", async () => {
      const { openHere } = await somewhere();
      await (await used(await openHere([barn]))).close();
      const other = { ...silo, id: 1 };
      expect(await openHere([other])).toMatchObject({
        ok: false,
        reason: expect.stringContaining("has step 1 (barn) where this program has 1 (silo)"),
      });
    });

    test("the program's own steps are numbered without a gap", async () => {
      const database = await openTestDatabase(dialect, { place: await place() });
      const rows = await database.rows("select id from schema_version order by id");
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toEqual(rows.map((_, index) => ({ id: index + 1 })));
    });

    test("each of them since the sixteenth names the oldest program that may go on with it", () => {
      const silent = ownMigrations.filter(({ id, readableFrom }) => id > 16 && !readableFrom);
      expect(silent).toEqual([]);
      for (const { id, readableFrom = id } of ownMigrations) {
        expect(readableFrom).toBeLessThanOrEqual(id);
      }
    });
  });
});
