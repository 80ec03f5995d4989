// Moves whole databases from a real file to a real PostgreSQL server: all arrives, or words say why not.
import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { accept } from "@loamstead/lib/result.ts";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../log.ts";
import { migrations } from "../migrations.ts";
import { markFile, writeMark } from "../moveMark.ts";
import { openDatabase } from "../openDatabase.ts";
import { connectSqlite } from "../sqlite/connection.ts";
import { allRowsHere, allRowsThere } from "../testing/allRows.ts";
import { fillDatabase } from "../testing/fillDatabase.ts";
import { makePlace, openTestDatabase, type TestPlace } from "../testing/testDatabase.ts";
import { type DatabaseMove, moveDatabase } from "./moveDatabase.ts";

const log = createLog("silent");
let from: TestPlace;
let to: TestPlace;

beforeEach(async () => {
  [from, to] = await Promise.all([makePlace("sqlite"), makePlace("postgres")]);
  const { remove } = from;
  onTestFinished(async () => void (await Promise.all([remove(), to.remove()])));
});

const move = (more: Partial<DatabaseMove> = {}) =>
  moveDatabase({
    file: from.file,
    url: to.url ?? "",
    log,
    newId: randomUUID,
    tell: () => {},
    ...more,
  });

const everything = () => allRowsHere(from.file);
const everythingThere = () => allRowsThere(Object.keys(everything()), to);

describe("moveDatabase", () => {
  test("every row of every table arrives, and neither server mistakes where the data is", async () => {
    await fillDatabase(from.file, 450);
    const before = everything();
    // Nothing is missing here that a later version of the tables adds.
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
    const told: number[] = [];
    const moved = await move({ tell: (done, all) => void told.push(done / all) });
    const rows = Object.values(before).flat().length;
    expect(moved).toEqual(accept({ tables: Object.keys(before).length, rows }));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    expect(await everythingThere()).toEqual(before);
    expect(everything()).toEqual(before);

    const { host } = new URL(to.url ?? "");
    expect(await openDatabase({ file: from.file, log })).toEqual({
      ok: false,
      reason: expect.stringMatching(
        new RegExp(`was moved to ${host}/test_.*Set DATABASE_URL to it, or delete .*\\.moved`),
      ),
    });
    expect(await move()).toMatchObject({ ok: false, reason: expect.stringContaining("already") });
    rmSync(markFile(from.file));
    expect(await move()).toMatchObject({
      ok: false,
      reason: expect.stringContaining("is not empty: rate_limits has rows"),
    });
    await openTestDatabase("sqlite", { place: from });
  });

  test("a running server, a missing file and an unreachable target are refused, and nothing is marked", async () => {
    expect(await move()).toMatchObject({
      ok: false,
      reason: expect.stringContaining("no database"),
    });
    const running = await openTestDatabase("sqlite", { place: from });
    expect(await move()).toMatchObject({
      ok: false,
      reason: expect.stringContaining("The server is running"),
    });
    await running.close();
    expect(await move({ url: "postgres://farm:hunter2@127.0.0.1:1/farm" })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^(?!.*hunter2).*npm run move names running/),
    });
    expect(existsSync(markFile(from.file))).toBe(false);
  });

  test("what a server on the target has read of the chain is no reason to refuse, and gives way", async () => {
    await fillDatabase(from.file, 10);
    const before = everything();
    const target = await openTestDatabase("postgres", { place: to });
    await target.change(
      `insert into ownership_progress (scope, block, hash, holder, held_until)
     values ('elsewhere', 1, '0x', 'process', 2)`,
    );
    expect((await move()).ok).toBe(true);
    expect(await everythingThere()).toEqual(before);
  });

  test("while rows are carried, no server starts on either side, and the file is nobody else's", async () => {
    await fillDatabase(from.file, 10);
    const tries: unknown[] = [];
    await move({
      tell: async () => {
        if (tries.length > 0) return;
        tries.push(await openDatabase({ url: to.url, file: "", log }));
        tries.push(await openDatabase({ file: from.file, log }));
      },
    });
    expect(tries).toEqual([
      { ok: false, reason: expect.stringContaining("a move into it that is not finished") },
      { ok: false, reason: expect.stringMatching(/is on its way to|was moved to/) },
    ]);
  });

  test("what PostgreSQL cannot keep is named, and the move goes on when it is mended", async () => {
    await fillDatabase(from.file, 10);
    const file = connectSqlite(from.file);
    file.change("insert into secrets (name, value) values (?, ?)", ["odd", "a\0b"]);
    file.close();
    expect(await move()).toEqual({
      ok: false,
      reason: expect.stringContaining('The row of secrets with name = "odd" holds a NUL character'),
    });
    const again = connectSqlite(from.file);
    again.change("delete from secrets where name = ?", ["odd"]);
    again.close();
    expect(await move()).toMatchObject({ ok: true });
    expect(await everythingThere()).toEqual(everything());
  });

  test("a row that did not arrive as it was, is one too many or lacks, is found", async () => {
    await fillDatabase(from.file, 10);
    const spoil = `create function spoil() returns trigger language plpgsql as
    'begin new.device = new.device || ''!''; return new; end'`;
    const target = await openTestDatabase("postgres", { place: to });
    await target.change(spoil);
    await target.change(
      "create trigger spoil before insert on sessions for each row execute function spoil()",
    );
    expect(await move()).toEqual({
      ok: false,
      reason: expect.stringMatching(
        /^The row of sessions with token_hash = ".*" is not there as it is here/,
      ),
    });
    await target.change("drop trigger spoil on sessions");
    await target.change("update sessions set device = replace(device, '!', '')");
    await target.change("insert into secrets (name, value) values ('more', 'than before')");
    expect(await move()).toEqual({
      ok: false,
      reason: 'The row of secrets with name = "more" is not there as it is here.',
    });
    await target.change("delete from secrets where name in ('more', '1')");
    expect(await move()).toEqual({ ok: false, reason: "secrets has 9 rows there and 10 here." });
  });

  test("half a move of another database is not gone on with, nor this one elsewhere", async () => {
    await fillDatabase(from.file, 10);
    const mark = { move: randomUUID(), to: "db.example/farm", state: "copying" as const };
    await writeMark(from.file, mark);
    expect(await move()).toMatchObject({
      ok: false,
      reason: expect.stringContaining("A move to db.example/farm has begun"),
    });
    rmSync(markFile(from.file));
    await move({
      tell: () => {
        throw new Error("cut");
      },
    }).catch(() => {});
    rmSync(markFile(from.file));
    expect(await move()).toMatchObject({
      ok: false,
      reason: expect.stringContaining(`is at step ${migrations.length + 1} (a move into it`),
    });
  });

  test.each(["verified", "moved"] as const)(
    "cut when the target was done and the mark said %s, it is done",
    async (state) => {
      await fillDatabase(from.file, 10);
      expect(await move()).toMatchObject({ ok: true });
      const { host, pathname } = new URL(to.url ?? "");
      await writeMark(from.file, { move: randomUUID(), to: host + pathname, state });
      expect(await move()).toMatchObject({ ok: state === "verified" });
      expect(await move()).toMatchObject({ ok: false, reason: expect.stringContaining("already") });
    },
  );
});
