// Tests over real sockets what becomes public and what ceases to be: publishing, gallery, remix, reports.
import { describe, expect, test } from "vitest";
import { bothOr } from "../store/testing/testDatabase.ts";
import { GALLERY_PAGE } from "./gallery.ts";
import { restoreRoom, withdrawRoom } from "./publishing.ts";
import { listReported, reportsOf } from "./reports.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import {
  published,
  type RoomVisitor,
  roomJson,
  testNameOf,
  testNames,
} from "./testing/visitors.ts";

const gone = roomsRefusal(404, "not-found");

const post = (who: RoomVisitor, path: string, body: object = {}, headers = {}) =>
  who.send(path, { method: "POST", body, headers });

describe("shareRoutes", () => {
  describe.each(bothOr("sqlite"))("%s", (dialect) => {
    test("a published room is for everybody, as it is shown, until it is not", async () => {
      const { holder, guest, clock } = await startRoomsForTest(dialect, { names: testNames });
      const [me, other] = [await holder(1), await holder(2)];
      const id = await published(me);
      for (const anyone of [guest, other]) {
        expect((await anyone.send(`/api/rooms/${id}`)).body).toEqual({
          isOwn: false,
          id,
          version: 1,
          name: "Kitchen",
          by: testNameOf(1),
          caption: null,
          isListed: true,
          endsAt: null,
          hearts: 0,
          credit: null,
          owned: [],
          picture: null,
          isDeveloping: true,
          words: expect.stringContaining("8 by 8"),
          publishedAt: clock.now,
          document: roomJson("Kitchen"),
        });
      }
      await me.save(id, 1, roomJson("Parlour"));
      expect((await guest.send(`/api/gallery/${id}`)).body).toMatchObject({ name: "Kitchen" });
      await post(me, `/api/rooms/${id}/publish`, { asItIsNow: true });
      expect((await guest.send(`/api/gallery/${id}`)).body).toMatchObject({
        version: 2,
        name: "Parlour",
      });
      // Publishing once more changes nothing.
      clock.now += 5000;
      const again = await post(me, `/api/rooms/${id}/publish`);
      expect(again.body).toMatchObject({ publishedAt: clock.now - 5000 });

      const hidden = await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
      expect(hidden).toMatchObject({ status: 200, body: { publishedAt: null } });
      for (const path of [`/api/rooms/${id}`, `/api/gallery/${id}`, `/rooms/${id}`]) {
        expect(await guest.send(path)).toMatchObject(gone);
      }
      expect((await guest.send("/api/gallery")).body).toMatchObject({ rooms: [], after: null });
      expect((await me.send(`/api/rooms/${id}`)).status).toBe(200);
    });

    test("the gallery goes page by page, newest first, and misses nobody", async () => {
      const { holder, guest, clock } = await startRoomsForTest(dialect);
      const ids: string[] = [];
      for (let number = 1; number <= 3; number += 1) {
        const who = await holder(number);
        for (let i = 0; i < 17; i += 1) {
          // Often several at the same moment.
          if (i % 5 === 0) clock.now += 1000;
          ids.push(await published(who, `Room ${ids.length}`));
        }
      }
      const seen: string[] = [];
      let after: string | null = "";
      for (let pages = 0; after !== null; pages += 1) {
        const { body } = await guest.send(`/api/gallery?after=${after}`);
        expect(body.rooms.length).toBeLessThanOrEqual(GALLERY_PAGE);
        seen.push(...body.rooms.map(({ id }) => id));
        after = body.after;
        expect(pages).toBeLessThan(5);
      }
      expect(seen).toHaveLength(51);
      expect(new Set(seen)).toEqual(new Set(ids));
      expect(seen.slice(-5).sort()).toEqual(ids.slice(0, 5).sort());
      for (const bad of ["x", "1-2", "1-0123456789x", "-1-0123456789"]) {
        expect(await guest.send(`/api/gallery?after=${bad}`)).toMatchObject(
          roomsRefusal(400, "bad-request"),
        );
      }
    });

    test("a remix is one's own copy and says where it is from", async () => {
      const { holder } = await startRoomsForTest(dialect, { names: testNames });
      const [me, other] = [await holder(1), await holder(2)];
      const id = await published(me, "Kitchen");
      const key = { "Idempotency-Key": "remix-of-kitchen" };
      const made = await post(other, `/api/rooms/${id}/remix`, {}, key);
      const credit = { room: id, by: testNameOf(1), name: "Kitchen" };
      expect(made).toMatchObject({ status: 201, body: { version: 1, publishedAt: null, credit } });
      const twice = await post(other, `/api/rooms/${id}/remix`, {}, key);
      expect(twice).toMatchObject({ status: 200, body: { id: made.body.id } });
      const copy = await other.send(`/api/rooms/${made.body.id}`);
      expect(copy.body).toMatchObject({ isOwn: true, document: roomJson("Kitchen") });

      // One that was made on the device says it by itself, if there is such a room to see.
      for (const [remixOf, expected] of [
        [id, credit],
        ["0000000000", null],
        [null, null],
      ]) {
        const body = { document: roomJson(), remixOf };
        expect((await post(other, "/api/rooms", body)).body.credit).toEqual(expected);
      }
      await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
      expect(await post(other, `/api/rooms/${id}/remix`)).toMatchObject(gone);
      const late = await post(other, "/api/rooms", { document: roomJson(), remixOf: id });
      expect(late.body.credit).toBe(null);
      // That it was made from another's outlives it, and nothing else does.
      await me.remove(id, 1);
      expect((await other.send(`/api/rooms/${made.body.id}`)).body).toMatchObject({
        credit: { room: null, by: null, name: null },
      });
    });

    test("each visitor reports a room once; the operator withdraws and restores it", async () => {
      const { holder, guest, db, clock } = await startRoomsForTest(dialect);
      const me = await holder();
      const [id, fine] = [await published(me, "Bad"), await published(me, "Fine")];
      const report = (reason: string, address: string, room = id) =>
        post(guest, `/api/rooms/${room}/report`, { reason }, { "X-Forwarded-For": address });
      expect(await report("  Rude words ", "192.0.2.7")).toMatchObject({ status: 204 });
      expect(await report("Rude again", "192.0.2.7")).toMatchObject({ status: 204 });
      expect(await report("Not nice", "192.0.2.8")).toMatchObject({ status: 204 });
      expect(await report("Not nice either", "192.0.2.8", fine)).toMatchObject({ status: 204 });
      const reported = [
        { room: id, count: 2, lastAt: clock.now },
        { room: fine, count: 1, lastAt: clock.now },
      ];
      expect(await listReported(db)).toEqual(reported);
      const reasons = (await reportsOf(db, id)).map(({ reason }) => reason);
      expect(reasons.sort()).toEqual(["Not nice", "Rude words"]);
      const kept = JSON.stringify(await db.rows("select * from room_reports"));
      expect(kept).not.toContain("192.0.2");

      expect(await withdrawRoom(db, id, clock.now)).toBe(true);
      expect(await listReported(db)).toEqual(reported.slice(1));
      for (const path of [`/api/rooms/${id}`, `/rooms/${id}`, `/rooms/${id}.png`]) {
        expect(await guest.send(path)).toMatchObject(gone);
      }
      expect((await me.send(`/api/rooms/${id}`)).body).toMatchObject({ isWithdrawn: true });
      const defied = await post(me, `/api/rooms/${id}/publish`);
      expect(defied).toMatchObject(roomsRefusal(403, "withdrawn"));
      expect(await report("Still here?", "192.0.2.9")).toMatchObject(gone);

      expect(await restoreRoom(db, id, clock.now)).toBe(true);
      expect((await guest.send(`/api/rooms/${id}`)).body).toMatchObject({ name: "Bad" });
      expect(await withdrawRoom(db, "0000000000", clock.now)).toBe(false);
      await me.remove(id, 1);
      expect(await listReported(db)).toEqual(reported.slice(1));
      await post(me, `/api/rooms/${id}/purge`);
      expect(await reportsOf(db, id)).toEqual([]);
    });
  });

  test("a report needs words, and nobody reports without end", async () => {
    const { holder, guest } = await startRoomsForTest();
    const id = await published(await holder());
    const report = (body: object) => post(guest, `/api/rooms/${id}/report`, body);
    const command = String.fromCharCode(27);
    for (const bad of [{}, { reason: " " }, { reason: "x".repeat(501) }, { reason: 7 }]) {
      expect(await report(bad)).toMatchObject(roomsRefusal(400, "bad-request"));
    }
    expect(await report({ reason: `${command}[2J` })).toMatchObject(
      roomsRefusal(400, "bad-request"),
    );
    expect(await report({ reason: "a\u202eb" })).toMatchObject(roomsRefusal(400, "bad-request"));
    const many = await Promise.all(Array.from({ length: 20 }, () => report({ reason: "Rude" })));
    expect(many.at(-1)).toMatchObject(roomsRefusal(429, "too-many-requests"));
  });

  test("addresses that name no room lead nowhere", async () => {
    const { holder, guest } = await startRoomsForTest();
    const id = await published(await holder());
    expect((await guest.send(`/rooms/${id}.png?size=huge`)).status).toBe(400);
    const slash = await guest.send(`/rooms/${id}/`);
    expect([slash.status, slash.headers.get("location")]).toEqual([308, `/rooms/${id}`]);
    const root = await guest.send("/rooms/");
    expect([root.status, root.headers.get("location")]).toEqual([308, "/rooms"]);
    for (const path of ["0000000000", "x", `${id}x`, `${id}.gif`, `${id}.svg`, "a%20b", "%00"]) {
      expect((await guest.send(`/rooms/${path}`)).status).toBe(404);
    }
    expect(await post(guest, `/rooms/${id}`)).toMatchObject(
      roomsRefusal(405, "method-not-allowed"),
    );
  });
});
