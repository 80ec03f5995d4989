// Tests the rooms of holders over real sockets, on both databases.
import { describe, expect, test } from "vitest";
import { dialects } from "../store/testing/testDatabase.ts";
import { MOST_BYTES, MOST_ROOMS } from "./limits.ts";
import { refusal, startForTest } from "./testing/startForTest.ts";
import { roomJson } from "./testing/visitors.ts";

const gone = refusal(404, "not-found");

describe.each(dialects)("%s", (dialect) => {
  test("a room is kept, listed, read, saved and deleted", async () => {
    const { holder, clock } = await startForTest(dialect);
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
          ...{ id, version: 2, name: "Parlour", words: expect.stringMatching(/^Parlour, 8 by 8/) },
          ...{ bytes: expect.any(Number), createdAt: clock.now - 1000, savedAt: clock.now },
          ...{ publishedAt: null, isWithdrawn: false, credit: null },
        },
      ],
      quota: { rooms: { most: MOST_ROOMS, used: 1 }, bytes: { most: MOST_BYTES } },
    });

    expect(await me.remove(id, 2)).toMatchObject({ status: 204 });
    expect(await me.send(`/api/rooms/${id}`)).toMatchObject(gone);
    expect(await me.remove(id, 2)).toMatchObject(gone);
    expect((await me.send("/api/rooms")).body.rooms).toEqual([]);
  });

  test("whoever knows the list is told whether it is another now", async () => {
    const { holder } = await startForTest(dialect);
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

  test("of a hundred saves that follow the same version one is kept, and the rest get it", async () => {
    const { holder } = await startForTest(dialect);
    const me = await holder();
    const { id } = (await me.create(roomJson())).body;
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, i) => me.save(id, 1, roomJson(`Room ${i}`))),
    );
    const kept = all.flatMap(({ status }, i) => (status === 200 ? [i] : []));
    expect(kept).toHaveLength(1);
    for (const answer of all.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({
        status: 412,
        body: {
          code: "version-conflict",
          version: 2,
          document: roomJson(`Room ${kept[0]}`),
        },
      });
      expect(answer.headers.get("etag")).toBe('"2"');
    }
    expect((await me.send(`/api/rooms/${id}/versions`)).body.versions).toHaveLength(2);
  });

  test("a save that is sent once more because its answer was lost is no conflict", async () => {
    const { holder } = await startForTest(dialect);
    const me = await holder();
    const { id } = (await me.create(roomJson())).body;
    expect(await me.save(id, 1, roomJson("Twice"))).toMatchObject({ body: { version: 2 } });
    expect(await me.save(id, 1, roomJson("Twice"))).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(await me.save(id, 1, roomJson("Other"))).toMatchObject({ status: 412 });
  });

  test("saving and deleting at the same time: whoever is second is told", async () => {
    const { holder } = await startForTest(dialect);
    const me = await holder();
    for (let round = 0; round < 12; round += 1) {
      const { id } = (await me.create(roomJson())).body;
      const [saved, deleted] = await Promise.all([
        me.save(id, 1, roomJson("Saved")),
        me.remove(id, 1),
      ]);
      const after = await me.send(`/api/rooms/${id}`);
      if (deleted.status === 204) {
        expect(saved).toMatchObject(gone);
        expect(after).toMatchObject(gone);
      } else {
        expect([saved.status, deleted.status]).toEqual([200, 412]);
        expect(after.body).toMatchObject({ version: 2, name: "Saved" });
      }
    }
  });

  test("the same claim makes one room, however often and at once it comes", async () => {
    const { holder } = await startForTest(dialect);
    const [me, other] = [await holder(1), await holder(2)];
    const key = { "Idempotency-Key": "device-1234_room-9" };
    const all = await Promise.all(Array.from({ length: 8 }, () => me.create(roomJson(), key)));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 200, 200, 200, 200, 201,
    ]);
    const theirs = await other.create(roomJson(), key);
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(all[0]!.body.id);
    expect((await me.send("/api/rooms")).body.rooms).toHaveLength(1);
    for (const bad of ["short", "x".repeat(65), "with space 1"]) {
      expect(await me.create(roomJson(), { "Idempotency-Key": bad })).toMatchObject({
        status: 400,
      });
    }
  });

  test("no more rooms than the quota, even if all come at once", async () => {
    const { holder } = await startForTest(dialect);
    const me = await holder();
    const all = await Promise.all(
      Array.from({ length: MOST_ROOMS + 5 }, (_, i) => me.create(roomJson(`Room ${i}`))),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(MOST_ROOMS);
    expect(all.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: "over-quota", limit: "rooms", most: MOST_ROOMS, used: MOST_ROOMS },
    });
    const [first] = (await me.send("/api/rooms")).body.rooms;
    expect(await me.remove(first!.id, 1)).toMatchObject({ status: 204 });
    expect(await me.create(roomJson("Once more"))).toMatchObject({ status: 201 });
  });

  test("old versions can be read; many of today are kept and one of each day before", async () => {
    const { holder, clock } = await startForTest(dialect);
    const me = await holder();
    const { id } = (await me.create(roomJson("Version 1"))).body;
    // Two a day for twenty days, then thirty in one day.
    for (let version = 1; version < 70; version += 1) {
      clock.now += version < 40 ? 12 * 60 * 60_000 : 1000;
      expect(await me.save(id, version, roomJson(`Version ${version + 1}`))).toMatchObject({
        status: 200,
      });
    }
    const { versions } = (await me.send(`/api/rooms/${id}/versions`)).body as unknown as {
      versions: { version: number; savedAt: number; name: string }[];
    };
    const numbers = versions.map(({ version }) => version);
    expect(numbers.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => 70 - i));
    const older = versions.slice(20);
    const days = older.map(({ savedAt }) => Math.floor(savedAt / (24 * 60 * 60_000)));
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThan(15);

    const old = older.at(-1)!;
    expect(await me.send(`/api/rooms/${id}/versions/${old.version}`)).toMatchObject({
      status: 200,
      body: { version: old.version, document: { name: `Version ${old.version}` } },
    });
    for (const none of ["71", "0", "1e1", "99999999999", "x"]) {
      expect(await me.send(`/api/rooms/${id}/versions/${none}`)).toMatchObject(gone);
    }
  });
});

test("what another holder keeps is as good as not there", async () => {
  const { holder, guest } = await startForTest();
  const [me, other, sameOnTen] = [await holder(1), await holder(2), await holder(1, 10)];
  const { id } = (await me.create(roomJson())).body;
  for (const stranger of [other, sameOnTen]) {
    expect(await stranger.send(`/api/rooms/${id}`)).toMatchObject(gone);
    expect(await stranger.save(id, 1, roomJson("Mine now"))).toMatchObject(gone);
    expect(await stranger.remove(id, 1)).toMatchObject(gone);
    expect(await stranger.send(`/api/rooms/${id}/versions`)).toMatchObject(gone);
    expect(await stranger.send(`/api/rooms/${id}/versions/1`)).toMatchObject(gone);
    expect(await stranger.send(`/api/rooms/${id}/publish`, { method: "POST" })).toMatchObject(gone);
    expect((await stranger.send("/api/rooms")).body.rooms).toEqual([]);
  }
  const notSignedIn = refusal(401, "not-signed-in");
  expect(await guest.send(`/api/rooms/${id}`)).toMatchObject(gone);
  expect(await guest.send("/api/rooms")).toMatchObject(notSignedIn);
  expect(await guest.create(roomJson())).toMatchObject(notSignedIn);
  expect(await guest.save(id, 1, roomJson())).toMatchObject(notSignedIn);
  expect(await guest.remove(id, 1)).toMatchObject(notSignedIn);
  expect((await me.send(`/api/rooms/${id}`)).body).toMatchObject({ version: 1 });
});

test("nobody overwrites what they have not seen", async () => {
  const { holder } = await startForTest();
  const me = await holder();
  const { id } = (await me.create(roomJson())).body;
  const put = (headers: Record<string, string>) =>
    me.send(`/api/rooms/${id}`, { method: "PUT", body: { document: roomJson("New") }, headers });
  expect(await put({})).toMatchObject(refusal(428, "version-needed"));
  for (const tag of ["*", "1", '"0"', '"-1"', '"1", "2"', 'W/"1"', '"1e0"', '"99999999999"']) {
    expect(await put({ "If-Match": tag })).toMatchObject(refusal(400, "bad-request"));
  }
  expect(await put({ "If-Match": '"2"' })).toMatchObject(refusal(412, "version-conflict"));
  expect(await me.remove(id, 7)).toMatchObject(refusal(412, "version-conflict"));
  expect((await me.send(`/api/rooms/${id}`)).body).toMatchObject({ version: 1 });
});

test("what is no room is refused with the place that is wrong; nothing of it is kept", async () => {
  const { holder, db } = await startForTest();
  const me = await holder();
  const { id } = (await me.create(roomJson())).body;
  const invalid = refusal(422, "invalid-room");
  for (const [document, path] of [
    [null, ""],
    ["a room", ""],
    [[], "version"],
    [roomJson("Kitchen", { version: 99 }), "version"],
    [roomJson(" "), "name"],
    [roomJson("Kitchen", { light: "noon" }), "light"],
    [roomJson("Kitchen", { items: [{ id: "a" }] }), "items.0.model"],
    [roomJson("Kitchen", { floor: { kind: "../etc" } }), "floor.kind"],
  ] as const) {
    for (const answer of [await me.create(document), await me.save(id, 1, document)]) {
      expect(answer).toMatchObject(invalid);
      expect(answer.body.path).toBe(path);
    }
  }
  const bad = refusal(400, "bad-request");
  for (const body of ["", "{", "[]", "{}", '{"document":', '{"x":1}', "null"]) {
    expect(await me.send("/api/rooms", { method: "POST", body })).toMatchObject(bad);
  }
  const deep = `{"document":${"[".repeat(500)}${"]".repeat(500)}}`;
  expect(await me.send("/api/rooms", { method: "POST", body: deep })).toMatchObject(bad);
  expect(await db.rows("select count(*) as n from room_versions")).toEqual([{ n: 1 }]);
});

test("what is not the document's own is left out, and a prototype is no part of it", async () => {
  const { holder } = await startForTest();
  const me = await holder();
  const text = JSON.stringify(roomJson()).replace("{", '{"__proto__":{"admin":true},"extra":1,');
  const made = await me.send("/api/rooms", { method: "POST", body: `{"document":${text}}` });
  expect(made.status).toBe(201);
  const read = await me.send(`/api/rooms/${made.body.id}`);
  expect(read.body.document).toEqual(roomJson());
  expect(read.text).not.toContain("admin");
});

test("a room that is too large is told how large it is, and how large it may be", async () => {
  const { holder } = await startForTest();
  const me = await holder();
  const item = (i: number) => ({
    ...{ id: `thing-${i}`, model: "stool", turn: 0, name: "n".repeat(60) },
    at: { kind: "floor", x: i % 100, z: 0 },
    picture: { kind: "upload", hash: "ab".repeat(32), alt: "\u{1f33e}".repeat(50) },
  });
  const items = Array.from({ length: 2500 }, (_, i) => item(i));
  const big = await me.create(roomJson("Barn", { items }));
  expect(big).toMatchObject({
    status: 413,
    body: { code: "too-large", limit: "bytes", most: MOST_BYTES },
  });
  expect(Number(big.body.used)).toBeGreaterThan(MOST_BYTES);
  const huge = await me.send("/api/rooms", { method: "POST", body: " ".repeat(2_000_000) });
  expect(huge).toMatchObject(refusal(413, "too-large"));
});

test("whoever saves too often is told when to come again", async () => {
  const { holder, clock } = await startForTest();
  const me = await holder();
  const { id } = (await me.create(roomJson())).body;
  const all = await Promise.all(Array.from({ length: 245 }, () => me.remove(id, 9)));
  const refused = all.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.headers.get("retry-after")).toBe("60");
  clock.now += 60_000;
  expect(await me.save(id, 1, roomJson("New"))).toMatchObject({ status: 200 });
});

test("other methods are refused with what is allowed, other sites altogether", async () => {
  const { holder } = await startForTest();
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
    expect(answer).toMatchObject(refusal(405, "method-not-allowed"));
    expect(answer.headers.get("allow")).toBe(allow);
  }
  for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
    const forged = me.send(`/api/rooms/${id}`, { method: "DELETE", headers });
    expect(await forged).toMatchObject(refusal(403, "forbidden-origin"));
  }
  const form = me.send("/api/rooms", { method: "POST", headers: { "Content-Type": "image/png" } });
  expect(await form).toMatchObject(refusal(415, "unsupported-media-type"));
});
