// Tests over real sockets what holders take along, and how an account ends: hidden, undone, carried out.
import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { decodeLog } from "../../src/farm/codec/text.ts";
import { localFarmKind } from "../farms/testing/localFarmKind.ts";
import { deleteJournal } from "../keeping/journals/deletedJournals.ts";
import { mustBegin, startJournals } from "../keeping/journals/testing/startJournals.ts";
import { keepPasskey } from "../passkeys/keptPasskeys.ts";
import { restoreRoom, withdrawRoom } from "../rooms/publishing.ts";
import { startRoomsForTest } from "../rooms/testing/startRoomsForTest.ts";
import {
  published,
  type RoomVisitor,
  roomJson,
  testNameOf,
  testNames,
} from "../rooms/testing/visitors.ts";
import type { Database } from "../store/database.ts";
import { dialects } from "../store/testing/testDatabase.ts";
import { accountRoutes } from "./accountRoutes.ts";
import { deleteDue } from "./deletion.ts";

const day = 24 * 60 * 60_000;
const grace = 3 * day;
const start = (dialect: (typeof dialects)[number]) =>
  startRoomsForTest(dialect, { more: accountRoutes, names: testNames });

const ask = (who: RoomVisitor) => who.send("/api/account/deletion", { method: "POST", body: {} });
const undo = (who: RoomVisitor) => who.send("/api/account/deletion", { method: "DELETE" });

describe("account of a holder", () => {
  describe.each(dialects)("%s", (dialect) => {
    test("asked for, rooms are hidden at once; undone, all is as it was", async () => {
      const { holder, guest, clock, db } = await start(dialect);
      const [me, other] = [await holder(1), await holder(2)];
      const [mine, theirs] = [await published(me, "Mine"), await published(other, "Theirs")];
      const elsewhere = await published(await holder(1, 10), "Mine on another chain");
      const kept = { rooms: 1, farms: 0, pictures: 0, sessions: 1 };
      expect((await me.send("/api/account")).body).toMatchObject({ kept, deletion: null });

      const deletion = { askedAt: clock.now, dueAt: clock.now + grace };
      expect(await ask(me)).toMatchObject({ status: 200, body: deletion });
      clock.now += 1000;
      expect((await ask(me)).body).toEqual(deletion);
      expect((await me.send("/api/account")).body).toMatchObject({ kept, deletion });
      // Neither what is made and shown only now, nor what the operator had hidden and shows again.
      const later = await published(me, "Later");
      await withdrawRoom(db, mine, clock.now);
      await restoreRoom(db, mine, clock.now);
      for (const id of [mine, later]) {
        for (const path of [
          `/api/gallery/${id}`,
          `/api/rooms/${id}`,
          `/rooms/${id}`,
          `/rooms/${id}.png`,
        ]) {
          expect(await guest.send(path)).toMatchObject({ status: 404 });
        }
      }
      const gallery = async () =>
        (await guest.send("/api/gallery")).body.rooms.map(({ id }: { id: string }) => id);
      expect(await gallery()).toEqual([elsewhere, theirs].sort().reverse());
      expect(await me.send(`/api/rooms/${mine}`)).toMatchObject({ status: 200 });

      expect(await deleteDue(db, clock.now)).toBe(0);
      expect(await undo(me)).toMatchObject({ status: 204 });
      expect(await undo(me)).toMatchObject({ status: 404 });
      expect((await gallery()).sort()).toEqual([mine, later, elsewhere, theirs].sort());
      expect(await deleteDue(db, clock.now + 9 * day)).toBe(0);
      expect(await me.send(`/api/rooms/${mine}`)).toMatchObject({ status: 200 });
    });

    test("three days later everything of the holder is gone, and nothing of anybody else", async () => {
      const { holder, guest, clock, db } = await start(dialect);
      const [me, elsewhere, other] = [await holder(1), await holder(1, 10), await holder(2)];
      const source = await published(me, "Source");
      const farSource = await published(elsewhere, "Far source");
      const remix = async (id: string) =>
        (await other.send(`/api/rooms/${id}/remix`, { method: "POST", body: {} })).body.id;
      const [near, far] = [await remix(source), await remix(farSource)];
      await ask(me);
      clock.now += grace;
      // However many processes come to it at once.
      expect(await Promise.all([deleteDue(db, clock.now), deleteDue(db, clock.now)])).toContain(1);
      expect(await me.send("/api/account")).toMatchObject({ status: 401 });
      expect(await guest.send(`/rooms/${source}`)).toMatchObject({ status: 404 });

      const again = await holder(1);
      expect((await again.send("/api/account")).body).toMatchObject({
        kept: { rooms: 0, farms: 0, pictures: 0, sessions: 1 },
        deletion: null,
      });
      const creditOf = async (id: string) => (await other.send(`/api/rooms/${id}`)).body.credit;
      expect(await creditOf(near)).toEqual({ room: null, by: null, name: null });
      expect(await creditOf(far)).toMatchObject({ room: farSource, by: testNameOf(1) });
      expect((await elsewhere.send("/api/account")).body).toMatchObject({ kept: { rooms: 1 } });
      const left =
        "select 1 from room_versions v where not exists (select 1 from rooms d where d.id = v.room)";
      expect(await db.rows(left)).toEqual([]);
      expect(
        await db.rows("select 1 from quota_turns where owner = ? and chain_id = 1", [me.address]),
      ).toEqual([]);
    });

    test("passkeys end with the account that they open, and no other does that", async () => {
      const { holder, clock, db } = await start(dialect);
      const [me, elsewhere, other] = [await holder(1), await holder(1, 10), await holder(2)];
      for (const id of ["mine", "mine too"]) await keepPasskey(db, passkeyOf(me, id), clock.now);
      await keepPasskey(db, passkeyOf(other, "theirs"), clock.now);
      const kept = async () => {
        const rows = await db.rows("select credential_id from passkeys order by credential_id");
        return rows.map(({ credential_id }) => credential_id);
      };
      // The same address on another chain is another account.
      await ask(elsewhere);
      expect(await deleteDue(db, clock.now + grace)).toBe(1);
      expect(await kept()).toEqual(["mine", "mine too", "theirs"]);
      await ask(me);
      expect(await deleteDue(db, clock.now + grace)).toBe(1);
      expect(await kept()).toEqual(["theirs"]);
    });
  });

  /** One on which something was done, and one that was put away. */
  async function farmsOf(number: number, { db, clock }: { db: Database; clock: { now: number } }) {
    const journals = await startJournals(db);
    journals.clock.now = clock.now;
    const me = await journals.holder(number);
    const [farm, other] = [
      mustBegin(await journals.begin(me)),
      mustBegin(await journals.begin(me, { key: "another-farm", field: 3 })),
    ];
    const sow = { kind: "sow", at: clock.now, plots: 1, what: "pea" } as const;
    const pushed = await journals.process().push(farm, { rows: [sow] });
    expect(pushed).toMatchObject({ outcome: "kept", rows: 1 });
    const which = { id: other.id, holder: me, follows: 0, now: clock.now };
    expect(await deleteJournal(db, localFarmKind, which)).toEqual({ outcome: "deleted" });
    return { farm, other, sow };
  }

  test.each(dialects)(
    "%s: farms go with the account, and those of others stay",
    async (dialect) => {
      const started = await start(dialect);
      const { holder, clock, db } = started;
      const me = await holder(1);
      await farmsOf(1, started);
      const { farm } = await farmsOf(2, started);
      expect((await me.send("/api/account")).body).toMatchObject({ kept: { farms: 1 } });
      await ask(me);
      clock.now += grace;
      expect(await deleteDue(db, clock.now)).toBe(1);
      const left = await db.rows("select id, owner from journals where deleted_at is null");
      expect(left).toEqual([{ id: farm.id, owner: farm.holder.address }]);
      expect(await db.rows("select count(*) as n from journals")).toMatchObject([{ n: 2 }]);
      for (const table of ["journal_batches", "journal_devices"])
        expect(await db.rows(`select journal from ${table}`)).toEqual([{ journal: farm.id }]);
    },
  );

  const passkeyOf = ({ address }: { address: string }, id: string) => ({
    id,
    x: `0x${"1".repeat(64)}` as const,
    y: `0x${"2".repeat(64)}` as const,
    address: address as `0x${string}`,
    plan: 1,
  });

  test("everything comes in one archive, room by room, and nobody else gets it", async () => {
    const started = await start("sqlite");
    const { port, holder, guest, db, clock } = started;
    const me = await holder(1);
    const { farm, other, sow } = await farmsOf(1, started);
    await farmsOf(2, started);
    const passkey = passkeyOf(me, "mine");
    await keepPasskey(db, passkey, clock.now);
    await keepPasskey(db, passkeyOf(await holder(2), "theirs"), clock.now);
    const first = (await me.create(roomJson("Küche / ../ 1"))).body.id;
    const second = (await me.create(roomJson("★"))).body.id;
    const hidden = await holder(2);
    const { id: loved } = (await hidden.create(roomJson("Not mine"))).body;
    await hidden.send(`/api/rooms/${loved}/publish`, { method: "POST" });
    await me.send(`/api/rooms/${loved}/heart`, { method: "PUT", body: {} });
    const blank = { width: 4, height: 4, channels: 3, background: "red" } as const;
    const photo = await sharp({ create: blank }).png().toBuffer();
    const hash = createHash("sha256").update(photo).digest("hex");
    const headers = { "Content-Type": "image/png" };
    const upload = await me.send(`/api/pictures/${hash}`, { method: "PUT", headers, body: photo });
    expect(upload.status).toBeLessThan(300);
    const answer = await fetch(`http://127.0.0.1:${port}/api/account/archive`, {
      headers: me.headers,
    });
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="account-0x[0-9a-f]{6}-2026-11-21\.zip"$/i,
    );
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    expect([...files.keys()].sort()).toEqual(
      [
        "README.txt",
        "account.json",
        `farms/field-417-${farm.id}.json`,
        `deleted/field-3-${other.id}.json`,
        `pictures/${hash}.png`,
        `rooms/Ku-che-1-${first}.json`,
        `rooms/Ku-che-1-${first}.png`,
        `rooms/${second}.json`,
        `rooms/${second}.png`,
      ].sort(),
    );
    expect(JSON.parse(String(files.get(`rooms/${second}.json`)))).toEqual(roomJson("★"));
    const account = JSON.parse(String(files.get("account.json")));
    expect(account.rooms).toHaveLength(2);
    expect(account.farms).toMatchObject([
      { id: other.id, field: 3, steps: 0, deletedAt: clock.now, devices: [] },
      { id: farm.id, field: 417, level: 1, steps: 1, devices: [{ name: "Firefox on Linux" }] },
    ]);
    // As the page of play takes it along and opens it.
    const log = decodeLog(String(files.get(account.farms[1].file)));
    expect(log).toMatchObject({ ok: true, value: { field: 417, events: [sow] } });
    expect(decodeLog(String(files.get(account.farms[0].file))).ok).toBe(true);
    expect(account.hearts).toEqual([{ room: loved, givenAt: clock.now }]);
    expect(account.passkeys).toEqual([{ ...passkey, createdAt: clock.now }]);
    // A second one has begun the farms.
    expect(account.sessions.map(({ device }: { device: string }) => device).sort()).toEqual([
      "",
      "Test",
    ]);
    expect(String(files.get("account.json"))).not.toContain("token");
    expect(await guest.send("/api/account/archive")).toMatchObject({ status: 401 });
  });

  test("where the site has no rooms there are farms to be taken along, and an end", async () => {
    const more = (parts: Parameters<typeof accountRoutes>[0]) =>
      accountRoutes({ ...parts, rooms: null });
    const started = await startRoomsForTest("sqlite", { more });
    const me = await started.holder(1);
    const { farm, other } = await farmsOf(1, started);
    expect((await me.send("/api/account")).body).toMatchObject({ name: null, kept: { farms: 1 } });
    const answer = await fetch(`http://127.0.0.1:${started.port}/api/account/archive`, {
      headers: me.headers,
    });
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    expect([...files.keys()].sort()).toEqual(
      [
        "README.txt",
        "account.json",
        `deleted/field-3-${other.id}.json`,
        `farms/field-417-${farm.id}.json`,
      ].sort(),
    );
    expect((await ask(me)).status).toBe(200);
  });

  /** Reads files that are stored as they are by the list at the end of an archive, and checks each. */
  function unzip(bytes: Buffer): Map<string, Buffer> {
    const files = new Map<string, Buffer>();
    const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
    let at = bytes.readUInt32LE(end + 16);
    for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
      const [sum, size, nameLength, extra, comment, place] = [
        bytes.readUInt32LE(at + 16),
        bytes.readUInt32LE(at + 24),
        bytes.readUInt16LE(at + 28),
        bytes.readUInt16LE(at + 30),
        bytes.readUInt16LE(at + 32),
        bytes.readUInt32LE(at + 42),
      ];
      const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
      const from = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
      const content = bytes.subarray(from, from + size);
      expect(crc32(content)).toBe(sum);
      files.set(name, content);
      at += 46 + nameLength + extra + comment;
    }
    return files;
  }
});
