// Tests over real sockets that a deleted room is out of sight at once, comes back whole within thirty days, and goes then.
import { describe, expect, test } from "vitest";
import { sweepDeleted } from "../keeping/deletedDocuments.ts";
import { dialects } from "../store/testing/testDatabase.ts";
import { gone, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { published, type RoomVisitor, roomJson, testNames } from "./testing/visitors.ts";

const day = 24 * 60 * 60_000;
const post = (who: RoomVisitor, path: string, body: object = {}) =>
  who.send(path, { method: "POST", body });

describe.each(dialects)("%s", (dialect) => {
  test("deleted by mistake it comes back with versions, link, caption and hearts", async () => {
    const { holder, guest, clock, db } = await startRoomsForTest(dialect, { names: testNames });
    const [me, fan] = [await holder(1), await holder(2)];
    const id = await published(me, "Kitchen");
    await post(me, `/api/rooms/${id}/publish`, { caption: "Late bread" });
    await me.save(id, 1, roomJson("At work"));
    await fan.send(`/api/rooms/${id}/heart`, { method: "PUT", body: {} });
    const before = (await guest.send(`/api/gallery/${id}`)).body;
    expect(before).toMatchObject({ name: "Kitchen", hearts: 1, caption: "Late bread" });
    const versions = async () => (await me.send(`/api/rooms/${id}/versions`)).body.versions;
    const had = (await versions()) as { version: number }[];

    expect(await me.remove(id, 2)).toMatchObject({ status: 204 });
    for (const path of [`/rooms/${id}`, `/rooms/${id}.png`, `/api/gallery/${id}`])
      expect(await guest.send(path)).toMatchObject({ status: 404 });
    expect((await guest.send("/api/gallery")).body.rooms).toEqual([]);
    expect(await me.send(`/api/rooms/${id}`)).toMatchObject(gone);
    expect(await me.save(id, 2, roomJson("Late"))).toMatchObject(gone);
    expect(await post(me, `/api/rooms/${id}/publish`)).toMatchObject(gone);
    expect(await fan.send(`/api/rooms/${id}/heart`)).toMatchObject(gone);
    expect((await me.send("/api/rooms")).body).toMatchObject({
      rooms: [],
      deleted: [{ id, name: "At work", deletedAt: clock.now, goesAt: clock.now + 30 * day }],
    });
    // Nobody else brings it back, or takes it away for good.
    for (const deed of ["restore", "purge"])
      expect(await post(fan, `/api/rooms/${id}/${deed}`)).toMatchObject(gone);

    clock.now += 30 * day - 1;
    expect(await sweepDeleted(db, clock.now)).toBe(0);
    const again = await holder(1);
    expect(await post(again, `/api/rooms/${id}/restore`)).toMatchObject({
      status: 200,
      body: { id, name: "At work", version: 3, shownVersion: 1, hearts: 1 },
    });
    expect((await guest.send(`/api/gallery/${id}`)).body).toEqual(before);
    const kept = (await again.send(`/api/rooms/${id}/versions`)).body.versions as object[];
    expect(kept.slice(1)).toEqual(had);
    expect((await again.send(`/api/rooms/${id}`)).body).toMatchObject({
      document: roomJson("At work"),
    });
    expect(await post(again, `/api/rooms/${id}/restore`)).toMatchObject(gone);
  });

  test("deleted and brought back all day long it takes no more room than twice", async () => {
    const { holder, db } = await startRoomsForTest(dialect, { patience: 100 });
    const me = await holder();
    const id = await published(me, "Kitchen");
    await me.save(id, 1, roomJson("At work"));
    const kept = async () => (await db.rows("select version from room_versions")).length;
    for (let round = 0; round < 12; round += 1) {
      expect(await me.remove(id, 2 + round)).toMatchObject({ status: 204 });
      expect((await post(me, `/api/rooms/${id}/restore`)).status).toBe(200);
      // Every other time others are shown what came of it.
      if (round % 2) await post(me, `/api/rooms/${id}/publish`, { asItIsNow: true });
    }
    // Both that were saved, the one that others see, and the newest.
    expect(await kept()).toBeLessThanOrEqual(4);
    const { body } = await me.send(`/api/rooms/${id}/versions`);
    const versions = body.versions as { name: string }[];
    expect(versions.map(({ name }) => name)).toEqual([
      ...Array(versions.length - 1).fill("At work"),
      "Kitchen",
    ]);
    expect((await me.send(`/api/rooms/${id}`)).body).toMatchObject({
      version: 14,
      document: roomJson("At work"),
    });
  });

  test("after thirty days, or by a second press, nothing of it is left", async () => {
    const { holder, clock, db } = await startRoomsForTest(dialect);
    const me = await holder();
    const [first, second] = [await published(me, "One"), await published(me, "Two")];
    expect(await post(me, `/api/rooms/${first}/purge`)).toMatchObject(gone);
    await me.remove(first, 1);
    await me.remove(second, 1);
    expect(await post(me, `/api/rooms/${first}/purge`)).toMatchObject({ status: 204 });
    expect(await post(me, `/api/rooms/${first}/restore`)).toMatchObject(gone);
    clock.now += 30 * day;
    expect(await sweepDeleted(db, clock.now)).toBe(1);
    for (const table of ["rooms", "room_versions", "room_marks"])
      expect(await db.rows(`select 1 as one from ${table}`)).toEqual([]);
  });
});
