// Tests which pictures are swept, and that none is that anybody still needs.
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openFolder } from "../files/folder.ts";
import { createLog } from "../log.ts";
import { startRoomsForTest } from "../rooms/testing/startRoomsForTest.ts";
import { roomJson } from "../rooms/testing/visitors.ts";
import { dialects } from "../store/testing/testDatabase.ts";
import { holdPicture, releasePicture } from "./heldPictures.ts";
import { openPictureFiles, pictureHashOf } from "./pictureFiles.ts";
import { schedulePictureSweep, sweepPictures } from "./sweepPictures.ts";

const day = 24 * 60 * 60_000;

async function start(dialect: (typeof dialects)[number]) {
  const { db, dataDir, clock, ...server } = await startRoomsForTest(dialect);
  const dir = join(dataDir, "pictures");
  const folderClock = { now: Date.now() };
  const files = openPictureFiles(openFolder(dataDir, () => folderClock.now));
  const me = await server.holder();
  const holder = { address: me.address, chainId: 1 };

  async function keep(word: string, at = clock.now): Promise<string> {
    const bytes = Buffer.from(word);
    const hash = pictureHashOf(bytes);
    await files.write(hash, bytes);
    await utimes(join(dir, hash.slice(0, 2), hash), at / 1000, at / 1000);
    const picture = { hash, type: "image/png", width: 1, height: 1, bytes: 1 } as const;
    await holdPicture(db, { picture, holder, now: at });
    return hash;
  }
  const there = async () => {
    const shelves = await readdir(dir);
    return (await Promise.all(shelves.map((shelf) => readdir(join(dir, shelf))))).flat().sort();
  };
  const deleteForGood = (id: string) =>
    me.send(`/api/rooms/${id}/purge`, { method: "POST", body: {} });
  return { db, dir, files, me, deleteForGood, holder, clock, folderClock, keep, there };
}

const hung = (hash: string) => ({
  id: "frame-9",
  model: "frame",
  turn: 0,
  at: { kind: "wall", wall: "north", along: 2, up: 8 },
  picture: { kind: "upload", hash, alt: "" },
});

describe("sweepPictures", () => {
  describe.each(dialects)("%s", (dialect) => {
    test("what hangs in any version of a room stays, the rest goes after a month", async () => {
      const { db, files, me, deleteForGood, clock, keep, there } = await start(dialect);
      const [now, before, never] = [await keep("now"), await keep("before"), await keep("never")];
      const made = await me.create(roomJson("Kitchen", { items: [hung(before)] }));
      await me.save(made.body.id, 1, roomJson("Kitchen", { items: [hung(now)] }));
      expect(await sweepPictures(db, files, clock.now + 29 * day)).toBe(0);
      const late = clock.now + 31 * day;
      expect(await sweepPictures(db, files, late)).toBe(1);
      expect(await there()).toEqual([now, before].sort());
      expect(await db.rows("select hash from pictures where hash = ?", [never])).toEqual([]);

      // Deleted, it lies there for thirty days, and may come back whole.
      await me.remove(made.body.id, 2);
      expect(await sweepPictures(db, files, late)).toBe(0);
      await deleteForGood(made.body.id);
      expect(await sweepPictures(db, files, late)).toBe(2);
      expect(await there()).toEqual([]);
      expect(await db.rows("select * from picture_holders")).toEqual([]);
    });

    test("one that its holder let go stays as long as it hangs, and a day", async () => {
      const { db, files, me, deleteForGood, holder, clock, keep, there } = await start(dialect);
      const hash = await keep("mine");
      const { id } = (await me.create(roomJson("Kitchen", { items: [hung(hash)] }))).body;
      await releasePicture(db, { hash, holder, now: clock.now });
      expect(await sweepPictures(db, files, clock.now + 40 * day)).toBe(0);
      await me.remove(id, 1);
      await deleteForGood(id);
      expect(await sweepPictures(db, files, clock.now + day / 2)).toBe(0);
      expect(await sweepPictures(db, files, clock.now + 2 * day)).toBe(1);
      expect(await there()).toEqual([]);
    });

    test("files that nobody knows go after a day, unless somebody turns out to need them", async () => {
      const { db, dir, files, clock, folderClock, keep, there } = await start(dialect);
      const known = await keep("known", clock.now);
      const lost = pictureHashOf(Buffer.from("lost"));
      await files.write(lost, Buffer.from("lost"));
      const half = join(dir, lost.slice(0, 2), ".half-written");
      await writeFile(half, "ha");
      const soon = Date.now() + day / 2;
      await sweepPictures(db, files, soon);
      expect(await there()).toHaveLength(3);
      folderClock.now += 2 * day;
      await sweepPictures(db, files, Date.now() + 2 * day);
      expect(await there()).toEqual([known]);

      await files.write(lost, Buffer.from("lost"));
      await files.removeUnless(lost, async () => true);
      expect(await files.read(lost)).toEqual({ ok: true, value: Buffer.from("lost") });
    });
  });

  test("it is swept as soon as a server starts, and no more once that is told to stop", async () => {
    const ending = new AbortController();
    let swept = 0;
    const log = createLog("silent");
    const sweep = async () => {
      swept += 1;
      if (swept === 1) throw new Error("the database is away");
      return 0;
    };
    const sweeping = schedulePictureSweep(sweep, { signal: ending.signal, log });
    expect(swept).toBe(1);
    ending.abort();
    await sweeping;
    expect(swept).toBe(1);
  });
});
