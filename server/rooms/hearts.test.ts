// Tests over real sockets that a room has as many hearts as people gave it: one each, none of its own, none by force.
import { describe, expect, test } from "vitest";
import { accountRoutes } from "../account/accountRoutes.ts";
import { deleteDue } from "../account/deletion.ts";
import { dialects } from "../store/testing/testDatabase.ts";
import { restoreRoom, withdrawRoom } from "./publishing.ts";
import { gone, roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { type RoomVisitor, roomJson, type VisitorResponse } from "./testing/visitors.ts";

const day = 24 * 60 * 60_000;
const guestKey = { "Guest-Key": "a".repeat(43) };

const give = (who: RoomVisitor, id: string, headers: Record<string, string> = {}) =>
  who.send(`/api/rooms/${id}/heart`, { method: "PUT", body: {}, headers });
const takeBack = (who: RoomVisitor, id: string) =>
  who.send(`/api/rooms/${id}/heart`, { method: "DELETE", body: {} });
const ask = async (who: RoomVisitor, id: string) => (await who.send(`/api/rooms/${id}/heart`)).body;

describe.each(dialects)("%s", (dialect) => {
  async function start() {
    const all = await startRoomsForTest(dialect, { more: accountRoutes });
    const [me, other, third] = [await all.holder(1), await all.holder(2), await all.holder(3)];
    const { id } = (await me.create(roomJson("Kitchen"))).body;
    const publish = (isListed = true) =>
      me.send(`/api/rooms/${id}/publish`, { method: "POST", body: { isListed } });
    const told = async () => (await all.guest.send(`/api/gallery/${id}`)).body.hearts;
    /** Who loves which room, as it is written down. */
    const kept = async () =>
      (await all.db.rows("select room, giver from room_hearts order by room, giver")).map(
        ({ giver }) => giver,
      );
    await publish();
    return { ...all, me, other, third, id, publish, told, kept };
  }

  test("each who gives one counts once, on every page and whatever the chain, until they take it back", async () => {
    const { me, other, third, id, told, guest, holder } = await start();
    expect(await ask(other, id)).toEqual({ hearts: 0, isGiven: false, isOwn: false });
    expect(await give(other, id)).toMatchObject({
      status: 200,
      body: { hearts: 1, isGiven: true, isOwn: false },
    });
    expect((await give(other, id)).body).toMatchObject({ hearts: 1 });
    expect((await give(await holder(2, 10), id)).body).toMatchObject({ hearts: 1, isGiven: true });
    expect((await give(third, id)).body).toMatchObject({ hearts: 2 });
    expect(await ask(me, id)).toEqual({ hearts: 2, isGiven: false, isOwn: true });
    expect(await told()).toBe(2);
    expect((await guest.send("/api/gallery")).body.rooms).toMatchObject([{ id, hearts: 2 }]);
    expect((await guest.send(`/rooms/${id}`)).text).toContain('"hearts":2');
    expect((await takeBack(third, id)).body).toMatchObject({ hearts: 1, isGiven: false });
    expect((await takeBack(third, id)).body).toMatchObject({ hearts: 1, isGiven: false });
    expect(await told()).toBe(1);
  });

  test("however many requests come at once, the count is that of those who gave", async () => {
    const { other, third, id, told, kept } = await start();
    const many = (work: (i: number) => Promise<VisitorResponse>) =>
      Promise.all(Array.from({ length: 10 }, (_, i) => work(i)));
    await many(() => give(other, id));
    expect([await told(), await kept()]).toEqual([1, [other.address]]);
    await many((i) => (i % 2 ? give(other, id) : takeBack(other, id)));
    expect(await told()).toBe((await kept()).length);
    await Promise.all([many(() => takeBack(other, id)), give(third, id)]);
    expect([await told(), await kept()]).toEqual([1, [third.address]]);
  });

  test("nobody gives one to their own room, without a session, from another site, or to what is not shown", async () => {
    const { me, other, guest, holder, id, told, kept, publish, db, clock } = await start();
    expect(await give(me, id)).toMatchObject(roomsRefusal(403, "own-room"));
    expect(await give(await holder(1, 10), id)).toMatchObject(roomsRefusal(403, "own-room"));
    expect(await give(guest, id)).toMatchObject(roomsRefusal(401, "not-signed-in"));
    expect(await guest.send(`/api/rooms/${id}/heart`)).toMatchObject(
      roomsRefusal(401, "not-signed-in"),
    );
    for (const headers of [
      { Origin: "https://other.example" },
      { "Content-Type": "text/plain" },
      { "Sec-Fetch-Site": "cross-site" },
    ])
      expect((await give(other, id, headers)).status).toBeGreaterThanOrEqual(403);
    expect(await give(other, "0000000000")).toMatchObject(gone);
    expect(await give(other, "nothing")).toMatchObject(gone);
    const { id: hidden } = (await me.create(roomJson("Attic"))).body;
    expect(await give(other, hidden)).toMatchObject(gone);
    expect([await told(), await kept()]).toEqual([0, []]);

    // By its link alone it can be loved too; taken back it cannot, and keeps what it had.
    await publish(false);
    await give(other, id);
    await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
    const third = await holder(3);
    expect(await give(third, id)).toMatchObject(gone);
    expect(await third.send(`/api/rooms/${id}/heart`)).toMatchObject(gone);
    await publish();
    expect(await told()).toBe(1);
    await withdrawRoom(db, id, clock.now);
    expect(await give(third, id)).toMatchObject(gone);
    expect(await takeBack(other, id)).toMatchObject(gone);
    await restoreRoom(db, id, clock.now);
    expect([await told(), await kept()]).toEqual([0, []]);
    await me.send("/api/account/deletion", { method: "POST", body: {} });
    expect(await give(third, id)).toMatchObject(gone);
    await me.send("/api/account/deletion", { method: "DELETE" });
    expect(await give(third, id)).toMatchObject({ status: 200 });
  });

  test("hearts for rooms that there are not leave nothing written down", async () => {
    // No room, so that nothing else is being counted.
    const { holder, db } = await startRoomsForTest(dialect);
    const other = await holder(2);
    const counted = async () => (await db.rows("select distinct name from budget_use")).length;
    await give(other, "0000000000");
    const before = await counted();
    for (let n = 1; n < 20; n += 1)
      expect(await give(other, String(n).repeat(10).slice(0, 10))).toMatchObject(gone);
    expect(await counted()).toBe(before);
  });

  test("of one network only so many count for one room; others go on, and whoever gave may take back", async () => {
    const { holder, id, told } = await start();
    const crowd = await Promise.all(Array.from({ length: 26 }, (_, i) => holder(100 + i)));
    const given: VisitorResponse[] = [];
    for (const who of crowd) given.push(await give(who, id));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(24);
    expect(given.at(-1)).toMatchObject(roomsRefusal(429, "too-many-requests"));
    expect(await told()).toBe(24);
    const far = { "X-Forwarded-For": "203.0.113.9" };
    expect((await give(crowd.at(-1)!, id, far)).body).toMatchObject({ hearts: 25 });
    expect((await takeBack(crowd[0]!, id)).body).toMatchObject({ hearts: 24 });
  });

  test("with an account go the hearts that it gave, with a room those that it had, and no others", async () => {
    const { me, other, third, holder, id, told, kept, db, clock } = await start();
    const far = await holder(2, 10);
    const { id: second } = (await other.create(roomJson("Parlour"))).body;
    await other.send(`/api/rooms/${second}/publish`, { method: "POST" });
    await give(other, id);
    await give(third, id);
    await give(third, second);
    // The account of the same address elsewhere gave none.
    await far.send("/api/account/deletion", { method: "POST", body: {} });
    await deleteDue(db, clock.now + 3 * day);
    expect(await told()).toBe(2);
    await third.send("/api/account/deletion", { method: "POST", body: {} });
    expect(await told()).toBe(2);
    await deleteDue(db, clock.now + 3 * day);
    expect(await told()).toBe(1);
    expect(await kept()).toEqual([other.address]);
    // Brought back, a room has its hearts; they go with it for good.
    await me.remove(id, 1);
    expect(await kept()).toEqual([other.address]);
    await me.send(`/api/rooms/${id}/purge`, { method: "POST", body: {} });
    expect(await kept()).toEqual([]);
  });

  test("whoever comes to own a room that they had loved as a guest's takes no heart along", async () => {
    const { guest, me, other } = await start();
    const shared = await guest.send("/api/guest-rooms", {
      method: "POST",
      headers: { ...guestKey, "Idempotency-Key": "device-room-1" },
      body: { document: roomJson("Shed") },
    });
    const { id } = shared.body;
    await give(me, id);
    await give(other, id);
    await me.send("/api/guest-rooms/claim", { method: "POST", headers: guestKey, body: {} });
    expect(await ask(me, id)).toEqual({ hearts: 1, isGiven: false, isOwn: true });
    expect(await ask(other, id)).toEqual({ hearts: 1, isGiven: true, isOwn: false });
  });
});
