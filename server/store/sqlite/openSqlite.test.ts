// Tests what is special to the embedded database: its settings, its file, and what can befall a disk.
import { createHash } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import * as sqlite from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../log.ts";
import type { Migration } from "../driver/migrateDatabase.ts";
import { DatabaseUnavailable } from "../driver/unavailable.ts";
import { openDatabase } from "../openDatabase.ts";
import { makePlace, openTestDatabase } from "../testing/testDatabase.ts";
import { markBackup } from "./backupMark.ts";
import { openSqlite } from "./openSqlite.ts";

const barn: Migration = {
  id: 1,
  name: "barn",
  sql: ["create table barn (stall text primary key, hay text not null)"],
};
const migrations = [barn];
const put = "insert into barn (stall, hay) values (?, ?)";

async function place() {
  const made = await makePlace("sqlite");
  onTestFinished(made.remove);
  return made;
}

const openAt = async (made: { file: string; remove(): Promise<void> }) =>
  openTestDatabase("sqlite", { place: made, migrations });

describe("openSqlite", () => {
  test("it writes ahead, waits for the disk at every commit, and only its owner reads it", async () => {
    const made = await place();
    writeFileSync(made.file, "");
    chmodSync(made.file, 0o644);
    const database = await openAt(made);
    await database.change(put, ["oak", "x"]);
    expect(await database.rows("pragma journal_mode")).toEqual([{ journal_mode: "wal" }]);
    expect(await database.rows("pragma synchronous")).toEqual([{ synchronous: 2 }]);
    expect(await database.rows("pragma foreign_keys")).toEqual([{ foreign_keys: 1 }]);
    for (const name of [made.file, `${made.file}-wal`, `${made.file}-shm`]) {
      expect((statSync(name).mode & 0o777).toString(8)).toBe("600");
    }
  });

  test("only unsynced statements do not wait for the disk, even when they fail", async () => {
    const { unsynced, rows } = await openAt(await place());
    const [full, normal] = [[{ synchronous: 2 }], [{ synchronous: 1 }]];
    expect(await unsynced.rows("pragma synchronous")).toEqual(normal);
    expect(await rows("pragma synchronous")).toEqual(full);
    await unsynced.change(put, ["oak", "x"]);
    await expect(unsynced.change(put, ["oak", "x"])).rejects.toThrow(/unique/i);
    expect(await rows("pragma synchronous")).toEqual(full);
  });

  test("a full disk refuses writes, loses nothing, and is served again when there is room", async () => {
    const made = await place();
    const database = await openAt(made);
    await database.change(put, ["oak", "kept"]);
    await database.rows("pragma max_page_count = 8");
    const big = "x".repeat(60_000);
    const filling = database.transaction(async (tx) => {
      await tx.change(put, ["elm", "small"]);
      await tx.change(put, ["ash", big]).catch(() => {});
      // SQLite has rolled back already: this would otherwise be kept for itself.
      await tx.change(put, ["fir", "small"]).catch(() => {});
    });
    await expect(filling).rejects.toThrow(DatabaseUnavailable);
    await expect(database.change(put, ["ash", big])).rejects.toThrow(
      `The database ${made.file} cannot grow: the disk is full.`,
    );
    expect(await database.rows("select stall from barn")).toEqual([{ stall: "oak" }]);
    await database.rows("pragma max_page_count = 1000");
    expect(await database.change(put, ["ash", big])).toBe(1);
  });

  test("a read-only database refuses writes in words and still reads", async () => {
    const database = await openAt(await place());
    await database.change(put, ["oak", "x"]);
    await database.rows("pragma query_only = on");
    await expect(database.change(put, ["elm", "x"])).rejects.toThrow(/test\.db cannot be written/);
    expect(await database.rows("select stall from barn")).toEqual([{ stall: "oak" }]);
  });

  test("another process that holds the file is waited for without holding up this one", async () => {
    const made = await place();
    const database = await openAt(made);
    const other = new sqlite.DatabaseSync(made.file);
    onTestFinished(() => other.close());
    other.exec("begin immediate");
    const waiting = [
      database.change(put, ["oak", "x"]),
      database.transaction((tx) => tx.change(put, ["elm", "x"])),
    ];
    expect(await database.rows("select stall from barn")).toEqual([]);
    // Only this process can end it, so a wait that blocks would never end.
    setTimeout(() => other.exec("commit"), 1);
    expect(await Promise.all(waiting)).toEqual([1, 1]);
  });

  test("a file that was deleted or replaced is not served from any longer", async () => {
    const made = await place();
    const database = await openAt(made);
    expect(await database.check()).toBe(true);
    renameSync(made.file, `${made.file}.away`);
    expect(await database.check()).toBe(false);
    writeFileSync(made.file, "");
    expect(await database.check()).toBe(false);
    const lost = `The database ${made.file} was deleted or replaced.`;
    await expect(database.change(put, ["oak", "x"])).rejects.toThrow(lost);
    await expect(database.rows(`${put} returning stall`, ["oak", "x"])).rejects.toThrow(lost);
    await expect(database.transaction(async () => {})).rejects.toThrow(lost);
    rmSync(made.file);
    renameSync(`${made.file}.away`, made.file);
    expect(await database.check()).toBe(true);
    expect(await database.change(put, ["oak", "x"])).toBe(1);
  });

  test("the version of a table moves with its changes, whoever makes them, and with no others", async () => {
    const made = await place();
    const database = await openAt(made);
    const other = await openAt(made);
    const version = async () => {
      // Others' changes are looked for once for all that comes in together.
      await new Promise(setImmediate);
      return database.versionOf("barn");
    };
    const moves = async (work: () => Promise<unknown>) => {
      const before = await version();
      await work().catch(() => {});
      return (await version()) !== before;
    };
    expect(await version()).toEqual(expect.any(Number));
    expect(await moves(() => database.rows("select * from barn"))).toBe(false);
    expect(await moves(() => database.transaction(async (tx) => tx.rows("select 1")))).toBe(false);
    expect(await moves(() => database.change(put, ["oak", "x"]))).toBe(true);
    expect(await moves(() => database.unsynced.change("update barn set hay = 'y'"))).toBe(true);
    expect(await moves(() => database.rows("delete from barn returning stall"))).toBe(true);
    expect(await moves(() => database.transaction((tx) => tx.change(put, ["elm", "x"])))).toBe(
      true,
    );
    expect(await moves(() => database.rows("create table mill (corn text)"))).toBe(true);
    expect(await moves(() => database.change("insert into mill values ('rye')"))).toBe(false);
    expect(await moves(() => other.change(put, ["ash", "x"]))).toBe(true);
    expect(await moves(() => other.rows("select * from barn"))).toBe(false);
    renameSync(made.file, `${made.file}.away`);
    expect(await version()).toBeUndefined();
    renameSync(`${made.file}.away`, made.file);
    expect(await version()).toEqual(expect.any(Number));
    await database.close();
    expect(database.versionOf("barn")).toBeUndefined();
  });

  test("before its tables change, a database in use is copied, and only the last copy stays", async () => {
    const made = await place();
    const steps: readonly Migration[] = [
      barn,
      { id: 2, name: "silo", sql: ["create table silo (grain text)"] },
      { id: 3, name: "mill", sql: ["create tabel mill (corn text)"] },
    ];
    const open = (count: number) =>
      openSqlite({ file: made.file, migrations: steps.slice(0, count) });
    const openAndClose = async (count: number) => {
      const opened = await open(count);
      await (opened.ok && opened.value.close());
      return opened.ok;
    };
    const copies = () =>
      readdirSync(dirname(made.file)).filter((name) => name.startsWith("test.db.before"));
    const database = await openAt(made);
    await database.change(put, ["oak", "x"]);
    await database.close();
    expect(copies()).toEqual([]);
    expect(await Promise.all([openAndClose(2), openAndClose(2)])).toEqual([true, true]);
    expect(copies()).toEqual(["test.db.before-2"]);
    expect(statSync(`${made.file}.before-2`).mode & 0o777).toBe(0o600);
    expect(await openAndClose(3)).toBe(false);
    expect(copies()).toEqual(["test.db.before-3"]);
    // The way back is the copy in the place of the database.
    const back = new sqlite.DatabaseSync(`${made.file}.before-3`);
    expect(back.prepare("select id from schema_version").all()).toHaveLength(2);
    expect(back.prepare("select stall from barn").all()).toEqual([{ stall: "oak" }]);
    back.close();
  });

  test("a backup of the last hour counts as that copy; one that cannot be made refuses the start", async () => {
    const made = await place();
    await (await openAt(made)).close();
    const silo = { id: 2, name: "silo", sql: ["create table silo (grain text)"] };
    mkdirSync(`${made.file}.before-2`);
    const open = (now: number) =>
      openSqlite({ file: made.file, migrations: [barn, silo], now: () => now });
    const refused = await open(Date.now());
    expect(refused).toMatchObject({ ok: false, reason: expect.stringMatching(/has to be copied/) });
    await markBackup(made.file, "Backed up elsewhere");
    expect(await open(Date.now() + 2 * 60 * 60_000)).toMatchObject({ ok: false });
    const opened = await open(Date.now());
    expect(opened.ok).toBe(true);
    await (opened.ok && opened.value.close());
  });

  test("a file that was empty begins anew, and the log says so", async () => {
    const made = await place();
    writeFileSync(made.file, "");
    const logged: string[] = [];
    const log = createLog("warn", { write: (line) => void logged.push(line) });
    for (let i = 0; i < 2; i += 1) {
      const opened = await openDatabase({ file: made.file, log, migrations });
      await (opened.ok && opened.value.close());
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(`The database ${made.file} was empty: it begins anew`);
  });

  test("a file that may not grow says so, and is read from all the same", async () => {
    const database = await openAt(await place());
    await database.change(put, ["oak", "x"]);
    await database.rows("pragma max_page_count = 8");
    const more = database.change(put, ["elm", "x".repeat(100_000)]);
    await expect(more).rejects.toMatchObject({ name: "DatabaseUnavailable", isFull: true });
    expect(await database.rows("select stall from barn")).toEqual([{ stall: "oak" }]);
  });

  const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

  test("a file that is no database is refused by name and left as it is", async () => {
    const made = await place();
    writeFileSync(made.file, "Dear diary, ".repeat(1000));
    const before = digest(made.file);
    expect(await openSqlite({ file: made.file, migrations })).toEqual({
      ok: false,
      reason: `The database ${made.file} is not a database.`,
    });
    expect(digest(made.file)).toBe(before);
  });

  test.each([
    ["overwritten in the middle", (file: string) => overwrite(file, 3 * 4096, 4096)],
    ["cut short", (file: string) => truncateSync(file, 5 * 4096)],
  ])("a database that was %s is refused by name and left as it is", async (_name, spoil) => {
    const made = await place();
    const database = await openAt(made);
    for (let i = 0; i < 200; i += 1) await database.change(put, [`stall ${i}`, "x".repeat(500)]);
    await database.close();
    spoil(made.file);
    const before = digest(made.file);
    const opened = await openSqlite({ file: made.file, migrations });
    expect(opened).toMatchObject({ ok: false, reason: expect.stringContaining("is damaged") });
    expect(opened).toMatchObject({ reason: expect.stringContaining(made.file) });
    expect(digest(made.file)).toBe(before);
  });

  function overwrite(file: string, at: number, length: number): void {
    const content = readFileSync(file);
    content.fill(0xa5, at, at + length);
    writeFileSync(file, content);
  }

  test("a place that cannot be written is refused with what to do", async () => {
    const { file } = await place();
    mkdirSync(file);
    expect(await openSqlite({ file, migrations })).toEqual({
      ok: false,
      reason:
        `The database ${file} cannot be opened for writing (EISDIR). ` +
        "Give this user the right to write it, or set DATA_DIR to another folder.",
    });
    expect(await openSqlite({ file: `${file}/none/x.db`, migrations })).toMatchObject({
      ok: false,
      reason: expect.stringContaining("(ENOENT)"),
    });
  });
});
