// Tests over real sockets how much is kept for a holder, and how often one may save.
import { describe, expect, test } from "vitest";
import { bothOr } from "../store/testing/testDatabase.ts";
import { serverRoomKind } from "./roomKind.ts";
import { gone, roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { roomJson } from "./testing/visitors.ts";

const { documents: MOST_ROOMS, bytes: MOST_BYTES } = serverRoomKind.limits;

describe("limits of rooms", () => {
  describe.each(bothOr("sqlite"))("%s", (dialect) => {
    test("no more rooms than the quota, even if all come at once", async () => {
      const { holder } = await startRoomsForTest(dialect);
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
      // It has its place until it is gone for good: no other takes it before its days.
      expect((await me.create(roomJson("Too soon"))).body).toMatchObject({
        code: "over-quota",
        used: MOST_ROOMS,
        deleted: 1,
      });
      await me.send(`/api/rooms/${first!.id}/purge`, { method: "POST", body: {} });
      expect(await me.create(roomJson("Once more"))).toMatchObject({ status: 201 });
    });

    test("old versions can be read; many of today are kept and one of each day before", async () => {
      const { holder, clock } = await startRoomsForTest(dialect);
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

  test("a room that is too large is told how large it is, and how large it may be", async () => {
    const { holder } = await startRoomsForTest();
    const me = await holder();
    const item = (i: number) => ({
      id: `thing-${i}`,
      model: "stool",
      turn: 0,
      name: "n".repeat(60),
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
    expect(huge).toMatchObject(roomsRefusal(413, "too-large"));
  });

  test("whoever saves too often is told when to come again", async () => {
    const { holder, clock } = await startRoomsForTest();
    const me = await holder();
    const { id } = (await me.create(roomJson())).body;
    const all = await Promise.all(Array.from({ length: 245 }, () => me.remove(id, 9)));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]!.headers.get("retry-after")).toBe("60");
    clock.now += 60_000;
    expect(await me.save(id, 1, roomJson("New"))).toMatchObject({ status: 200 });
  });
});
