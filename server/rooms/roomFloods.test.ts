// Tests over real sockets that rooms fill no disk, whoever sends them, and that guests are no way to keep others out.
import { describe, expect, test } from "vitest";
import { soak } from "../../test/soak.ts";
import { bothOr } from "../store/testing/testDatabase.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { roomJson } from "./testing/visitors.ts";

const DAY = 24 * 60 * 60_000;
const keyOf = (number: number) => String(number).padStart(43, "k");

describe.each(bothOr("postgres"))("%s", (dialect) => {
  test("keys of one address keep what one network may, and others go on", async () => {
    const bytesPerDay = 100_000;
    const small = { inAll: bytesPerDay, little: 8_000, lot: 1_000 };
    const { newHolder, db, clock } = await startRoomsForTest(dialect, {
      patience: 1000,
      changeBudget: (usual) => ({ ...usual, ...small }),
    });
    const kept = async () => {
      const [row] = await db.rows("select coalesce(sum(bytes), 0) as n from room_versions");
      return Number(row?.n);
    };
    let [refused, sent] = [0, 0];
    for (let key = 0; key < soak(40, 12); key += 1) {
      const who = await newHolder(10 + key);
      for (let i = 0; i < 8; i += 1) {
        const { status } = await who.create(roomJson(`${key} ${i}`));
        sent += 1;
        if (status === 507) refused += 1;
        else expect(status).toBe(201);
      }
    }
    expect(refused).toBeGreaterThan(sent / 4);
    expect(await kept()).toBeLessThanOrEqual(bytesPerDay / 2);
    const other = await newHolder(1, "198.51.100.7");
    const made = await other.create(roomJson("Mine"));
    expect(made.status).toBe(201);
    expect((await other.save(made.body.id, 1, roomJson("Mine again"))).status).toBe(200);
    const [again] = await Promise.all([(await newHolder(10)).create(roomJson("x"))]);
    expect(again).toMatchObject(roomsRefusal(507, "storage-full"));
    expect(Number(again!.headers.get("Retry-After"))).toBeGreaterThan(3600);
    clock.now += DAY;
    expect((await (await newHolder(10)).create(roomJson("x"))).status).toBe(201);
  });

  test("whoever furnishes all day long is not refused for what was replaced", async () => {
    const { holder } = await startRoomsForTest(dialect, {
      patience: 1000,
      changeBudget: (usual) => usual,
      quotas: { bytesPerDay: 200_000 },
    });
    const me = await holder(1);
    const { id } = (await me.create(roomJson("0"))).body;
    const saves = soak(600, 160);
    for (let version = 1; version <= saves; version += 1)
      expect((await me.save(id, version, roomJson(`${version}`))).status).toBe(200);
    // The same once more, or after what one has not seen, adds nothing.
    for (let i = 0; i < 20; i += 1) {
      expect((await me.save(id, saves, roomJson(`${saves}`))).status).toBe(200);
      expect((await me.save(id, 1, roomJson("old"))).status).toBe(412);
    }
  });

  test("guests of two networks share what they can, and another's room has its place", async () => {
    const { guest, db } = await startRoomsForTest(dialect, {
      // At a hundredth of what is usual forty a day are all there are.
      changeBudget: (usual) => ({ ...usual, inAll: usual.inAll! / 100 }),
    });
    const share = (from: string, key: number, body: object = { document: roomJson() }) =>
      guest.send("/api/guest-rooms", {
        method: "POST",
        body,
        headers: {
          "Guest-Key": keyOf(key),
          "Idempotency-Key": "guest-room",
          "X-Forwarded-For": from,
        },
      });
    const empty = await Promise.all(
      Array.from({ length: 60 }, (_, i) => share(`2001:db8:1:${i}::1`, i, {})),
    );
    for (const { status } of empty) expect([400, 429]).toContain(status);
    expect((await share("192.0.2.50", 500)).status).toBe(201);
    for (const network of ["2001:db8", "2001:db9"])
      for (let i = 0; i < 60; i += 1) await share(`${network}:1:${i}::1`, 1_000 + i);
    const [row] = await db.rows("select count(*) as n from rooms");
    expect(Number(row?.n)).toBeLessThanOrEqual(21);
    expect((await share("198.51.100.7", 600)).status).toBe(201);
    expect((await share("198.51.100.8", 601)).status).toBe(201);
  });
});

test("on a disk with little room only those who were here before keep more", async () => {
  let isTight = true;
  const space = { freeBytes: () => 1, isTight: () => isTight };
  const { newHolder, holder, guest } = await startRoomsForTest("sqlite", { quotas: { space } });
  const late = roomsRefusal(507, "storage-full");
  const me = await newHolder(1);
  expect(await me.create(roomJson())).toMatchObject(late);
  const headers = { "Guest-Key": keyOf(1), "Idempotency-Key": "guest-room" };
  const shared = { method: "POST", body: { document: roomJson() }, headers };
  expect(await guest.send("/api/guest-rooms", shared)).toMatchObject(late);
  expect((await (await holder(2)).create(roomJson())).status).toBe(201);
  isTight = false;
  expect((await me.create(roomJson())).status).toBe(201);
});
