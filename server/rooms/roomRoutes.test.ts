// Tests over real sockets what a holder does with rooms, and that nobody else gets at them.
import { describe, expect, test } from "vitest";
import { dialects } from "../store/testing/testDatabase.ts";
import { serverRoomKind } from "./roomKind.ts";
import { gone, roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { roomJson } from "./testing/visitors.ts";

describe("routes of rooms", () => {
  describe.each(dialects)("%s", (dialect) => {
    test("a room is kept, listed, read, saved and deleted", async () => {
      const { holder, clock } = await startRoomsForTest(dialect);
      const me = await holder();
      const made = await me.create(roomJson("Kitchen"));
      expect(made).toMatchObject({ status: 201, body: { version: 1, name: "Kitchen" } });
      expect(made.headers.get("etag")).toBe('"1"');
      const { id } = made.body;
      expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);

      clock.now += 1000;
      const saved = await me.save(id, 1, roomJson("Parlour"));
      expect(saved).toMatchObject({ status: 200, body: { version: 2, savedAt: clock.now } });
      expect(saved.headers.get("etag")).toBe('"2"');

      const read = await me.send(`/api/rooms/${id}`);
      expect(read).toMatchObject({
        status: 200,
        body: {
          isOwn: true,
          version: 2,
          publishedAt: null,
          isWithdrawn: false,
          credit: null,
          document: roomJson("Parlour"),
        },
      });
      expect(read.headers.get("cache-control") ?? "no-store").toBe("no-store");
      expect((await me.send("/api/rooms")).body).toEqual({
        rooms: [
          {
            id,
            version: 2,
            name: "Parlour",
            words: expect.stringMatching(/^Parlour, 8 by 8/),
            bytes: expect.any(Number),
            createdAt: clock.now - 1000,
            savedAt: clock.now,
            publishedAt: null,
            isListed: false,
            isNamed: false,
            caption: null,
            shownVersion: null,
            shownAt: null,
            showsLatest: false,
            hearts: 0,
            isWithdrawn: false,
            credit: null,
          },
        ],
        deleted: [],
        quota: {
          rooms: { most: serverRoomKind.limits.documents, used: 1 },
          bytes: { most: serverRoomKind.limits.bytes },
        },
      });

      expect(await me.remove(id, 2)).toMatchObject({ status: 204 });
      expect(await me.send(`/api/rooms/${id}`)).toMatchObject(gone);
      expect(await me.remove(id, 2)).toMatchObject(gone);
      expect((await me.send("/api/rooms")).body).toMatchObject({
        rooms: [],
        deleted: [
          { id, name: "Parlour", deletedAt: clock.now, goesAt: clock.now + 30 * 24 * 3_600_000 },
        ],
      });
    });

    test("whoever knows the list is told whether it is another now", async () => {
      const { holder } = await startRoomsForTest(dialect);
      const [me, other] = [await holder(1), await holder(2)];
      const { id } = (await me.create(roomJson())).body;
      const tag = (await me.send("/api/rooms")).headers.get("ETag") ?? "";
      const known = { headers: { "If-None-Match": tag } };
      expect(await me.send("/api/rooms", known)).toMatchObject({ status: 304, text: "" });
      expect(await other.send("/api/rooms", known)).toMatchObject({ status: 200 });
      await me.save(id, 1, roomJson("Parlour"));
      expect(await me.send("/api/rooms", known)).toMatchObject({
        status: 200,
        body: { rooms: [{ version: 2 }] },
      });
    });
  });

  test("what another holder keeps is as good as not there", async () => {
    const { holder, guest } = await startRoomsForTest();
    const [me, other, sameOnTen] = [await holder(1), await holder(2), await holder(1, 10)];
    const { id } = (await me.create(roomJson())).body;
    for (const stranger of [other, sameOnTen]) {
      expect(await stranger.send(`/api/rooms/${id}`)).toMatchObject(gone);
      expect(await stranger.save(id, 1, roomJson("Mine now"))).toMatchObject(gone);
      expect(await stranger.remove(id, 1)).toMatchObject(gone);
      expect(await stranger.send(`/api/rooms/${id}/versions`)).toMatchObject(gone);
      expect(await stranger.send(`/api/rooms/${id}/versions/1`)).toMatchObject(gone);
      expect(await stranger.send(`/api/rooms/${id}/publish`, { method: "POST" })).toMatchObject(
        gone,
      );
      expect((await stranger.send("/api/rooms")).body.rooms).toEqual([]);
    }
    const notSignedIn = roomsRefusal(401, "not-signed-in");
    expect(await guest.send(`/api/rooms/${id}`)).toMatchObject(gone);
    expect(await guest.send("/api/rooms")).toMatchObject(notSignedIn);
    expect(await guest.create(roomJson())).toMatchObject(notSignedIn);
    expect(await guest.save(id, 1, roomJson())).toMatchObject(notSignedIn);
    expect(await guest.remove(id, 1)).toMatchObject(notSignedIn);
    expect((await me.send(`/api/rooms/${id}`)).body).toMatchObject({ version: 1 });
  });

  test("other methods are refused with what is allowed, other sites altogether", async () => {
    const { holder } = await startRoomsForTest();
    const me = await holder();
    const { id } = (await me.create(roomJson())).body;
    for (const [path, method, allow] of [
      ["/api/rooms", "PUT", "GET, HEAD, POST"],
      [`/api/rooms/${id}`, "POST", "GET, HEAD, PUT, DELETE"],
      [`/api/rooms/${id}/publish`, "PUT", "POST, DELETE"],
      [`/api/rooms/${id}/versions`, "DELETE", "GET, HEAD"],
      ["/api/gallery", "POST", "GET, HEAD"],
    ] as const) {
      const answer = await me.send(path, { method });
      expect(answer).toMatchObject(roomsRefusal(405, "method-not-allowed"));
      expect(answer.headers.get("allow")).toBe(allow);
    }
    for (const headers of [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      const forged = me.send(`/api/rooms/${id}`, { method: "DELETE", headers });
      expect(await forged).toMatchObject(roomsRefusal(403, "forbidden-origin"));
    }
    const form = me.send("/api/rooms", {
      method: "POST",
      headers: { "Content-Type": "image/png" },
    });
    expect(await form).toMatchObject(roomsRefusal(415, "unsupported-media-type"));
  });
});
