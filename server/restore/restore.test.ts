// Restores yesterday's backup: what was kept comes back, who was deleted since does not, and nothing that lay there is lost.
import { randomBytes } from "node:crypto";
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { askDeletion, deleteDue } from "../account/deletion.ts";
import { carryNotesOut, makeDeletionKey } from "../account/deletionNotes.ts";
import { openFolder } from "../files/folder.ts";
import { createLog } from "../log.ts";
import { openPictureFiles, pictureHashOf } from "../pictures/pictureFiles.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/openDatabase.ts";
import { backUp } from "../store/sqlite/backUp.ts";
import { bothOr, makePlace, openTestDatabase } from "../store/testing/testDatabase.ts";
import { testFolder } from "../testing/testFolder.ts";
import { type Restoring, restoreDatabase } from "./restoreDatabase.ts";
import { settleRestored } from "./settleRestored.ts";

const DAY = 24 * 60 * 60_000;
const monday = Date.UTC(2026, 10, 23, 4);
const tuesday = monday + DAY;
const log = createLog("silent");
const picture = Buffer.from("a picture of a barn");

async function moveIn(db: Database, owner: string, at: number): Promise<void> {
  await db.change("insert into rooms (id, owner, chain_id, created_at) values (?, ?, 1, ?)", [
    `room-of-${owner}`,
    owner,
    at,
  ]);
  await db.change(
    `insert into room_versions (room, version, name, words, pictures, document, bytes, saved_at)
     values (?, 1, 'Nook', '', '', '{}', 2, ?)`,
    [`room-of-${owner}`, at],
  );
  await db.change(
    `insert into sessions (token_hash, id, address, chain_id, device, created_at, seen_at, expires_at)
     values (?, ?, ?, 1, '', ?, ?, ?)`,
    [`hash-${owner}`, `id-${owner}`, owner, at, at, at + 30 * DAY],
  );
}

async function end(db: Database, owner: string, at: number): Promise<void> {
  const signedIn = { address: owner, chainId: 1, session: `id-${owner}` };
  expect(await askDeletion(db, signedIn, at - 30 * DAY)).not.toBeNull();
  expect(await deleteDue(db, at)).toBe(1);
}

const owners = async (db: Database) =>
  (await db.rows("select owner from rooms order by owner")).map(({ owner }) => owner);

/** On Monday there are oak, elm and ash, who had left and is back; on Tuesday elm is gone and fir is new. */
async function untilMonday(db: Database): Promise<void> {
  await makeDeletionKey(db, randomBytes);
  await db.change("insert into secrets (name, value) values ('nonce-key', 'ab')");
  for (const owner of ["oak", "elm", "ash"]) await moveIn(db, owner, monday - 40 * DAY);
  await end(db, "ash", monday - 2 * DAY);
  await moveIn(db, "ash", monday - DAY);
}

describe("restore", () => {
  describe.each(bothOr("postgres"))("%s", (dialect) => {
    test("settled, nobody is signed in, and whoever was deleted since is deleted again", async () => {
      const files = openFolder(await testFolder("restore"));
      const db = await openTestDatabase(dialect);
      await untilMonday(db);
      // Elm left after the backup: the notes know, and this database does not.
      const since = await openTestDatabase(dialect);
      const [key] = await db.rows("select value from secrets where name = 'deletion-key'");
      await since.change("insert into secrets (name, value) values ('deletion-key', ?)", [
        key!.value!,
      ]);
      await moveIn(since, "elm", monday);
      await end(since, "elm", tuesday);
      expect((await carryNotesOut(since, files, tuesday)).ok).toBe(true);
      expect((await carryNotesOut(db, files, tuesday)).ok).toBe(true);
      expect(await since.rows("select * from deletion_notes")).toEqual([]);

      const settled = { endedSessions: 2, deletedAgain: 1 };
      expect(await settleRestored({ db, files, random: randomBytes, now: tuesday })).toEqual({
        ok: true,
        value: settled,
      });
      expect(await owners(db)).toEqual(["ash", "oak"]);
      const none = { endedSessions: 0, deletedAgain: 0 };
      expect(await settleRestored({ db, files, random: randomBytes, now: tuesday })).toEqual({
        ok: true,
        value: none,
      });
      expect(await db.rows("select name from secrets")).toEqual([{ name: "deletion-key" }]);
      // In a year and more no backup knows of them, and neither do the notes.
      expect((await carryNotesOut(db, files, tuesday + 500 * DAY)).ok).toBe(true);
      expect((await Array.fromAsync(files.list("deletions"))).length).toBe(0);
    });

    test("a backup that is older than the notes is told so", async () => {
      const files = openFolder(await testFolder("restore"));
      const db = await openTestDatabase(dialect);
      await moveIn(db, "oak", monday);
      const settled = { endedSessions: 1, deletedAgain: null };
      expect(await settleRestored({ db, files, random: randomBytes, now: tuesday })).toEqual({
        ok: true,
        value: settled,
      });
    });
  });

  async function yesterday() {
    const place = await makePlace("sqlite");
    onTestFinished(place.remove);
    const { file } = place;
    const folder = dirname(file);
    const files = openFolder(folder);
    const db = await openTestDatabase("sqlite", { place });
    await untilMonday(db);
    await db.change(
      `insert into pictures (hash, type, width, height, bytes, uploaded_at)
     values (?, 'png', 1, 1, ?, ?), (?, 'png', 1, 1, 1, ?)`,
      [pictureHashOf(picture), picture.length, monday, "f".repeat(64), monday],
    );
    await openPictureFiles(files).write(pictureHashOf(picture), picture);
    const backup = join(folder, "monday.db");
    expect((await backUp(file, backup)).ok).toBe(true);
    cpSync(join(folder, "pictures"), join(folder, "backup", "pictures"), { recursive: true });

    await end(db, "elm", tuesday - 60_000);
    await moveIn(db, "fir", tuesday - 30_000);
    await carryNotesOut(db, files, tuesday);
    rmSync(join(folder, "pictures"), { recursive: true });
    const restore = (more: Partial<Restoring> = {}) =>
      restoreDatabase({
        backup,
        file,
        store: files,
        env: process.env,
        log,
        random: randomBytes,
        now: tuesday,
        ...more,
      });
    return { db, file, folder, files, backup, place, restore };
  }

  test("yesterday's backup comes back with its pictures, and what lay there stays beside it", async () => {
    const { db, file, folder, files, place, restore } = await yesterday();
    expect(await restore()).toMatchObject({
      ok: false,
      reason: expect.stringContaining("The server is running"),
    });
    await db.close();
    const aside = `${file}.replaced-20261124T040000`;
    expect(
      await restore({ pictures: openPictureFiles(openFolder(join(folder, "backup"))) }),
    ).toEqual({
      ok: true,
      value:
        `Restored ${join(folder, "monday.db")}. What lay there is ${aside}. ` +
        "Sessions ended: 2; everybody signs in anew. Accounts deleted again: 1. " +
        "Uploaded pictures: 2 named, 1 brought from the backup, 1 lacking. Start the server.",
    });
    const restored = await openTestDatabase("sqlite", { place });
    expect(await owners(restored)).toEqual(["ash", "oak"]);
    expect(await restored.rows("select 1 from sessions")).toEqual([]);
    expect(await openPictureFiles(files).read(pictureHashOf(picture))).toEqual({
      ok: true,
      value: picture,
    });
    const before = await openDatabase({ file: aside, log });
    if (!before.ok) throw new Error(before.reason);
    expect(await owners(before.value)).toEqual(["ash", "fir", "oak"]);
    await before.value.close();
    expect(existsSync(`${file}.restoring`)).toBe(false);
  });

  test("a damaged database gives way; a damaged backup, one that lacks, and a moved database are refused and change nothing", async () => {
    const { db, file, backup, place, restore } = await yesterday();
    await db.close();
    const damaged = `${backup}.damaged`;
    copyFileSync(backup, damaged);
    writeFileSync(damaged, readFileSync(damaged).fill(0xa5, 3 * 4096, 5 * 4096));
    for (const [name, words] of [
      [damaged, /damaged/],
      [`${backup}.none`, /There is no backup at/],
    ] as const) {
      expect(await restore({ backup: name })).toMatchObject({
        ok: false,
        reason: expect.stringMatching(words),
      });
    }
    writeFileSync(`${file}.moved`, "{}");
    expect(await restore()).toMatchObject({ ok: false, reason: expect.stringContaining(".moved") });
    rmSync(`${file}.moved`);
    const same = await openTestDatabase("sqlite", { place });
    expect(await owners(same)).toEqual(["ash", "fir", "oak"]);
    await same.close();

    writeFileSync(file, "Dear diary, ".repeat(1000));
    expect((await restore()).ok).toBe(true);
    rmSync(file);
    expect(await restore()).toMatchObject({ value: expect.not.stringContaining("What lay there") });
  });

  test("a dump goes into an empty PostgreSQL database alone, and by a program whose name tells no password", async () => {
    const place = await makePlace("postgres");
    onTestFinished(place.remove);
    const folder = await testFolder("restore");
    const dump = join(folder, "monday.dump");
    const program = join(folder, "pg_restore");
    // Stands for the program: it tells how it was called, and puts nothing into the database.
    writeFileSync(
      program,
      `#!/bin/sh\necho "$@" "$PGDATABASE" "\${PGPASSWORD:+secret}" > ${dump}.said\n`,
      { mode: 0o755 },
    );
    writeFileSync(dump, "PGDMP");
    const restore = (path: string) =>
      restoreDatabase({
        backup: dump,
        file: "",
        url: place.url,
        store: openFolder(folder),
        env: { PATH: path },
        log,
        random: randomBytes,
        now: tuesday,
      });
    expect(await restore(join(folder, "nowhere"))).toMatchObject({
      ok: false,
      reason: expect.stringContaining("pg_restore is not installed"),
    });
    expect(await restore(`${folder}:/bin:/usr/bin`)).toMatchObject({ ok: true });
    const said = readFileSync(`${dump}.said`, "utf8");
    expect(said).toMatch(/--single-transaction --dbname test_\w+ .*monday\.dump +secret\n$/);
    expect(said).not.toContain("://");
    expect(await restore(folder)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/is not empty: it has a table \w+\. Make a new one/),
    });
  });

  test("a PostgreSQL database that came back by other means is settled where it is, and no file of ours", async () => {
    const place = await makePlace("postgres");
    onTestFinished(place.remove);
    const folder = await testFolder("settle");
    const given = { env: {}, log, random: randomBytes, now: tuesday };
    const parts = { backup: null, file: join(folder, "loamstead.db"), ...given };
    const db = await openTestDatabase("postgres", { place });
    await moveIn(db, "oak", monday);
    const settling = { ...parts, url: place.url, store: openFolder(folder) };
    expect(await restoreDatabase(settling)).toMatchObject({
      ok: true,
      value: expect.stringMatching(/^Settled\. Sessions ended: 1; /),
    });
    expect(await owners(db)).toEqual(["oak"]);
    await db.close();
    expect(await restoreDatabase({ ...parts, store: openFolder(folder) })).toMatchObject({
      ok: false,
      reason: expect.stringContaining("name the backup's file"),
    });
  });
});
