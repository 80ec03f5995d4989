// Tests over real sockets that only whole rooms are saved, and that nobody overwrites another's save unseen.
import { describe, expect, test } from "vitest";
import { bothOr } from "../store/testing/testDatabase.ts";
import { gone, roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { roomJson } from "./testing/visitors.ts";

describe("saving a room", () => {
  describe.each(bothOr("postgres"))("%s", (dialect) => {
    test("of a hundred saves that follow the same version one is kept, and the rest get it", async () => {
      const { holder } = await startRoomsForTest(dialect);
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
          body: { code: "version-conflict", version: 2, document: roomJson(`Room ${kept[0]}`) },
        });
        expect(answer.headers.get("etag")).toBe('"2"');
      }
      expect((await me.send(`/api/rooms/${id}/versions`)).body.versions).toHaveLength(2);
    });

    test("a save that is sent once more because its answer was lost is no conflict", async () => {
      const { holder } = await startRoomsForTest(dialect);
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
      const { holder } = await startRoomsForTest(dialect);
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
      const { holder } = await startRoomsForTest(dialect);
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
  });

  test("nobody overwrites what they have not seen", async () => {
    const { holder } = await startRoomsForTest();
    const me = await holder();
    const { id } = (await me.create(roomJson())).body;
    const put = (headers: Record<string, string>) =>
      me.send(`/api/rooms/${id}`, { method: "PUT", body: { document: roomJson("New") }, headers });
    expect(await put({})).toMatchObject(roomsRefusal(428, "version-needed"));
    for (const tag of ["*", "1", '"0"', '"-1"', '"1", "2"', 'W/"1"', '"1e0"', '"99999999999"']) {
      expect(await put({ "If-Match": tag })).toMatchObject(roomsRefusal(400, "bad-request"));
    }
    expect(await put({ "If-Match": '"2"' })).toMatchObject(roomsRefusal(412, "version-conflict"));
    expect(await me.remove(id, 7)).toMatchObject(roomsRefusal(412, "version-conflict"));
    expect((await me.send(`/api/rooms/${id}`)).body).toMatchObject({ version: 1 });
  });

  test("what is no room is refused with the place that is wrong; nothing of it is kept", async () => {
    const { holder, db } = await startRoomsForTest();
    const me = await holder();
    const { id } = (await me.create(roomJson())).body;
    const invalid = roomsRefusal(422, "invalid-room");
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
    const bad = roomsRefusal(400, "bad-request");
    for (const body of ["", "{", "[]", "{}", '{"document":', '{"x":1}', "null"]) {
      expect(await me.send("/api/rooms", { method: "POST", body })).toMatchObject(bad);
    }
    const deep = `{"document":${"[".repeat(500)}${"]".repeat(500)}}`;
    expect(await me.send("/api/rooms", { method: "POST", body: deep })).toMatchObject(bad);
    expect(await db.rows("select count(*) as n from room_versions")).toEqual([{ n: 1 }]);
  });

  test("what is not the document's own is left out, and a prototype is no part of it", async () => {
    const { holder } = await startRoomsForTest();
    const me = await holder();
    const text = JSON.stringify(roomJson()).replace("{", '{"__proto__":{"admin":true},"extra":1,');
    const made = await me.send("/api/rooms", { method: "POST", body: `{"document":${text}}` });
    expect(made.status).toBe(201);
    const read = await me.send(`/api/rooms/${made.body.id}`);
    expect(read.body.document).toEqual(roomJson());
    expect(read.text).not.toContain("admin");
  });

  test("a room is given no name that reaches over the lines around it, and one that has it is still read", async () => {
    const { holder, db } = await startRoomsForTest();
    const me = await holder();
    const { id } = (await me.create(roomJson("Kitchen"))).body;
    for (const name of ["Ka\u0300\u0301\u0302\u0303", "a\u200eb", "a\u200fb", "a\u2028b"]) {
      expect(await me.create(roomJson(name))).toMatchObject(roomsRefusal(422, "invalid-room"));
      expect(await me.save(id, 1, roomJson(name))).toMatchObject(roomsRefusal(422, "invalid-room"));
      const old = JSON.stringify(roomJson(name));
      await db.change("update room_versions set name = ?, document = ? where room = ?", [
        name,
        old,
        id,
      ]);
      expect((await me.send(`/api/rooms/${id}`)).status).toBe(200);
    }
    expect((await me.create(roomJson("Café, Zürich, 日本"))).status).toBe(201);
  });
});
