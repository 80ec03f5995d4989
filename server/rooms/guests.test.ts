// Tests what guests share: by link for thirty days, theirs by a key alone, and an account's once they sign in.
import { describe, expect, test } from "vitest";
import { encode } from "../../src/room/model/encode.ts";
import { furnishedRoom } from "../../src/room/model/sampleRoom.ts";
import { bothOr, dialects } from "../store/testing/testDatabase.ts";
import { MOST_OF_GUEST, sweepGuestRooms } from "./guests.ts";
import { withdrawRoom } from "./publishing.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { type RoomVisitor, roomJson } from "./testing/visitors.ts";

const gone = roomsRefusal(404, "not-found");
const day = 24 * 60 * 60_000;
const keyOf = (letter: string) => letter.repeat(43);

type Given = { key?: string; room?: string; from?: string; body?: object };

const share = (
  who: RoomVisitor,
  { key = keyOf("a"), room = "device-room-1", from, body }: Given = {},
) =>
  who.send("/api/guest-rooms", {
    method: "POST",
    headers: {
      "Guest-Key": key,
      "Idempotency-Key": room,
      ...(from !== undefined && { "X-Forwarded-For": from }),
    },
    body: body ?? { document: roomJson("Kitchen") },
  });

const claim = (who: RoomVisitor, key = keyOf("a")) =>
  who.send("/api/guest-rooms/claim", { method: "POST", headers: { "Guest-Key": key }, body: {} });

const drop = (who: RoomVisitor, id: string, key = keyOf("a")) =>
  who.send(`/api/guest-rooms/${id}`, { method: "DELETE", headers: { "Guest-Key": key }, body: {} });

describe("rooms of guests", () => {
  test("a guest chooses the pose of the picture, which stays as what is shown changes", async () => {
    const { guest, db } = await startRoomsForTest();
    const shot = { lens: "wide", side: 1, hour: "night", aim: [0, 0], crop: 0.5 };
    const document = roomJson("Kitchen");
    await share(guest, { body: { document, caption: "Come and see" } });
    const wrong = { document, shot: { ...shot, lens: "fisheye" } };
    expect(await share(guest, { body: wrong })).toMatchObject(roomsRefusal(400, "bad-request"));
    const { id } = (await share(guest, { body: { document, shot } })).body;
    const kept = async () => {
      const [row] = await db.rows("select shot, caption from rooms where id = ?", [id]);
      return { ...row, shot: JSON.parse(String(row!.shot)) };
    };
    expect(await kept()).toEqual({ shot, caption: "Come and see" });
    await share(guest, { body: { document: roomJson("Parlour") } });
    expect(await kept()).toEqual({ shot, caption: "Come and see" });
    await share(guest, { body: { document, shot: null, caption: null } });
    expect(await kept()).toEqual({ shot: null, caption: null });
  });

  describe.each(bothOr("postgres"))("%s", (dialect) => {
    test("a guest's link is open for thirty days, in no gallery and under no name", async () => {
      const { guest, clock, db } = await startRoomsForTest(dialect);
      const made = await share(guest, {
        body: { document: roomJson("Kitchen"), caption: "Come and see" },
      });
      const endsAt = clock.now + 30 * day;
      expect(made).toMatchObject({ status: 201, body: { version: 1, name: "Kitchen", endsAt } });
      const { id } = made.body;
      const told = (await guest.send(`/api/gallery/${id}`)).body;
      expect(told).toMatchObject({ by: null, isListed: false, endsAt, caption: "Come and see" });
      expect((await guest.send("/api/gallery")).body.rooms).toEqual([]);
      expect((await guest.send(`/rooms/${id}.png`)).status).toBe(200);

      clock.now += 10 * day;
      const anew = await share(guest, { body: { document: roomJson("Parlour") } });
      expect(anew).toMatchObject({
        status: 200,
        body: { id, version: 2, endsAt: endsAt + 10 * day },
      });
      expect((await guest.send(`/api/rooms/${id}`)).body).toMatchObject({
        name: "Parlour",
        isOwn: false,
        document: roomJson("Parlour"),
      });
      expect(await db.rows("select version from room_versions", [])).toEqual([{ version: 2 }]);

      expect(await sweepGuestRooms(db, endsAt + 10 * day - 1)).toBe(0);
      expect(await sweepGuestRooms(db, endsAt + 10 * day)).toBe(1);
      expect(await guest.send(`/rooms/${id}`)).toMatchObject(gone);
      expect(await db.rows("select 1 from room_versions", [])).toEqual([]);
      await sweepGuestRooms(db, endsAt + 60 * day);
      expect(await db.rows("select 1 from quota_turns", [])).toEqual([]);
    });

    test("a link carries the colours of parts and the patterns of cloth, and a copy takes them along", async () => {
      const { guest, holder } = await startRoomsForTest(dialect);
      const room = furnishedRoom();
      const dressed = {
        ...room.items.get("sofa-1")!,
        tint: "moss",
        partTints: { light: "clay", wood: "walnut" },
        patterns: { whole: "stripe", light: "plain" },
      };
      const document: object = JSON.parse(
        encode({ ...room, items: new Map([...room.items, ["sofa-1", dressed]]) }),
      );
      const { id } = (await share(guest, { body: { document } })).body;
      expect((await guest.send(`/api/rooms/${id}`)).body).toMatchObject({ document });
      expect((await guest.send(`/rooms/${id}.png`)).status).toBe(200);
      const me = await holder(1);
      const copy = await me.send(`/api/rooms/${id}/remix`, { method: "POST", body: {} });
      expect((await me.send(`/api/rooms/${copy.body.id}`)).body).toMatchObject({ document });
    });

    test("without its key nobody changes, ends or takes a guest's room, and the key is not in the tables", async () => {
      const { guest, holder, db } = await startRoomsForTest(dialect);
      const me = await holder(1);
      const { id } = (await share(guest)).body;
      const rows = JSON.stringify(await db.rows("select * from rooms", []));
      expect(rows).not.toContain(keyOf("a"));
      for (const who of [guest, me]) {
        expect(await drop(who, id, keyOf("b"))).toMatchObject(gone);
        const own = await share(who, { key: keyOf("b") });
        expect(own.body.id).not.toBe(id);
      }
      const [{ owner }] = (await db.rows("select owner from rooms where id = ?", [id])) as [
        { owner: string },
      ];
      for (const key of ["", "a", owner, owner.slice(6), `${keyOf("a")}a`]) {
        expect(await drop(guest, id, key)).toMatchObject(roomsRefusal(400, "bad-request"));
        expect(await claim(me, key)).toMatchObject(roomsRefusal(400, "bad-request"));
      }
      expect((await claim(me, keyOf("c"))).body.rooms).toEqual([]);
      expect(await me.save(id, 1, roomJson("Mine"))).toMatchObject(gone);
      expect(await me.remove(id, 1)).toMatchObject(gone);
      const listed = { method: "POST", body: { isListed: true } };
      expect(await me.send(`/api/rooms/${id}/publish`, listed)).toMatchObject(gone);
      expect((await guest.send(`/api/gallery/${id}`)).body).toMatchObject({ name: "Kitchen" });
      expect(await drop(guest, id)).toMatchObject({ status: 204 });
      expect(await guest.send(`/rooms/${id}`)).toMatchObject(gone);
    });

    test("whoever signs in keeps their links, with all of an account's ways, once and for one account", async () => {
      const { guest, holder, clock, db } = await startRoomsForTest(dialect);
      const [me, other] = [await holder(1), await holder(2)];
      const ids = [
        (await share(guest)).body.id,
        (await share(guest, { room: "device-room-2" })).body.id,
      ];
      expect(await claim(guest)).toMatchObject(roomsRefusal(401, "not-signed-in"));
      const rooms = (await claim(me)).body.rooms;
      expect(rooms.map(({ id }) => id).sort()).toEqual(ids.toSorted());
      // The answer got lost, and it is asked again.
      expect((await claim(me)).body.rooms).toEqual(rooms);
      expect((await claim(other)).body.rooms).toEqual([]);
      expect(await drop(guest, ids[0]!)).toMatchObject(gone);
      await sweepGuestRooms(db, clock.now + 90 * day);
      expect(await me.save(ids[0]!, 1, roomJson("Parlour"))).toMatchObject({ status: 200 });
      const told = (await guest.send(`/api/gallery/${ids[0]}`)).body;
      expect(told).toMatchObject({ name: "Kitchen", endsAt: null, by: null, isListed: false });
      expect((await me.send("/api/rooms")).body.rooms).toHaveLength(2);
      // The device begins anew with the next one.
      expect((await share(guest)).body.id).not.toBe(ids[0]);
    });

    test("an account takes no more than it may keep, and nothing that has ended", async () => {
      const { guest, holder, clock } = await startRoomsForTest(dialect, { patience: 10 });
      const me = await holder(1);
      for (let i = 0; i < 49; i += 1) await me.create(roomJson(`Room ${i}`));
      await share(guest);
      clock.now += 1000;
      await share(guest, { room: "device-room-2" });
      expect((await claim(me)).body.rooms).toHaveLength(1);
      expect((await me.send("/api/rooms")).body.rooms).toHaveLength(50);
      const late = await holder(2);
      clock.now += 31 * day;
      expect((await claim(late)).body.rooms ?? []).toEqual([]);
    });

    test("what the operator took out is not shared again, by guest or account", async () => {
      const { guest, holder, db, clock } = await startRoomsForTest(dialect);
      const { id } = (await share(guest)).body;
      await withdrawRoom(db, id, clock.now);
      expect(await guest.send(`/rooms/${id}`)).toMatchObject(gone);
      expect(await share(guest)).toMatchObject(roomsRefusal(403, "withdrawn"));
      const me = await holder(1);
      await claim(me);
      const published = await me.send(`/api/rooms/${id}/publish`, { method: "POST", body: {} });
      expect(published).toMatchObject(roomsRefusal(403, "withdrawn"));
    });
  });

  test.each(dialects)(
    "two that share or claim at once come to one room and one account, on %s",
    async (dialect) => {
      const { guest, holder } = await startRoomsForTest(dialect, { patience: 10 });
      const [me, other] = [await holder(1), await holder(2)];
      const made = await Promise.all(Array.from({ length: 6 }, () => share(guest)));
      const ids = made.filter(({ status }) => status < 300).map(({ body }) => body.id);
      expect(new Set(ids).size).toBe(1);
      const taken = await Promise.all([claim(me), claim(other), claim(me), claim(other)]);
      const [mine, theirs] = await Promise.all([claim(me), claim(other)]);
      expect(taken.every(({ status }) => status === 200)).toBe(true);
      expect(mine.body.rooms.length + theirs.body.rooms.length).toBe(1);
    },
  );

  test("junk is no room, and what is too large is refused", async () => {
    const { guest } = await startRoomsForTest("sqlite", { patience: 10 });
    const document = roomJson();
    for (const body of [{}, { document, caption: "a\u202eb" }, { document, caption: 7 }])
      expect(await share(guest, { body })).toMatchObject(roomsRefusal(400, "bad-request"));
    expect(await share(guest, { body: { document: { version: 9 } } })).toMatchObject(
      roomsRefusal(422, "invalid-room"),
    );
    const large = { document, filling: "x".repeat(70_000) };
    expect(await share(guest, { body: large })).toMatchObject(roomsRefusal(413, "too-large"));
    const keyless = await guest.send("/api/guest-rooms", {
      method: "POST",
      headers: { "Guest-Key": keyOf("a") },
      body: { document },
    });
    expect(keyless).toMatchObject(roomsRefusal(400, "bad-request"));
  });

  test("a device has ten links, a visitor makes twenty a day by whatever keys, and others go on", async () => {
    const { guest, clock } = await startRoomsForTest();
    const all = [];
    for (let i = 0; i <= MOST_OF_GUEST; i += 1)
      all.push(await share(guest, { room: `device-room-${i}` }));
    expect(all.at(-2)!.status).toBe(201);
    expect(all.at(-1)).toMatchObject(roomsRefusal(409, "over-quota"));
    // What was refused does not count.
    for (let i = 0; i < 10; i += 1)
      expect((await share(guest, { key: `${i}`.repeat(43) })).status).toBe(201);
    const over = await share(guest, { key: keyOf("z") });
    expect(over).toMatchObject(roomsRefusal(429, "too-many-requests"));
    const elsewhere = await share(guest, { key: keyOf("y"), from: "192.0.2.77" });
    expect(elsewhere.status).toBe(201);
    clock.now += day;
    expect((await share(guest, { key: keyOf("z") })).status).toBe(201);
  });
});
