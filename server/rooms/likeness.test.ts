// Tests over real sockets that nobody lists another's room as their own, and that what nearly stands as another hangs under that.
import { describe, expect, test } from "vitest";
import { bothOr } from "../store/testing/testDatabase.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { type RoomVisitor, roomJson } from "./testing/visitors.ts";

const post = (who: RoomVisitor, path: string, body: object = {}) =>
  who.send(path, { method: "POST", body });

type Item = { id: string; model: string; at: { carrier?: string; x: number }; tint?: string };

/** Twenty cups on the floor, and whatever is changed of them. */
const cups = (name: string, changed = (item: Item): Item => item): object =>
  roomJson(name, {
    items: Array.from({ length: 20 }, (_, i) =>
      changed({
        id: `cup-${i}`,
        model: "cup",
        at: { kind: "floor", x: i, z: 4 },
        turn: 0,
      } as never),
    ),
  });

describe.each(bothOr("sqlite"))("%s", (dialect) => {
  async function start() {
    const started = await startRoomsForTest(dialect);
    const [me, other] = [await started.holder(1), await started.holder(2)];
    const list = (who: RoomVisitor, id: string) =>
      post(who, `/api/rooms/${id}/publish`, { isListed: true, asItIsNow: true });
    const rows = async () =>
      (await started.guest.send("/api/gallery")).body.rooms.map(({ id }) => id);
    return { ...started, me, other, list, rows };
  }

  test("somebody's room, unchanged, does not go into the gallery under another's name", async () => {
    const { me, other, list, rows, guest } = await start();
    const { id } = (await me.create(roomJson("Fireside nook"))).body;
    await list(me, id);
    const { id: copy } = (await post(other, `/api/rooms/${id}/remix`)).body;
    const refused = await list(other, copy);
    expect(refused).toMatchObject(roomsRefusal(422, "alike"));
    expect(refused.body.detail).toBe(
      "This is how Fireside nook stands. Change something of your own first.",
    );
    // Nor under another name and hour, with other ids, another order and a lamp that is lit again.
    const json = roomJson("Mine now", { light: "night" }) as { items: Record<string, unknown>[] };
    const renamed = JSON.parse(JSON.stringify(json).replaceAll(/"(\w+)-1"/g, '"$1-my"'));
    for (const item of renamed.items) {
      delete item.unlit;
      delete item.name;
    }
    const { id: typed } = (await other.create(renamed)).body;
    expect(await list(other, typed)).toMatchObject(roomsRefusal(422, "alike"));
    // By its link it may be shown: nobody finds it there, and whose it is is said.
    expect(await post(other, `/api/rooms/${copy}/publish`)).toMatchObject({ status: 200 });
    expect(await rows()).toEqual([id]);
    expect((await guest.send(`/api/gallery/${copy}`)).body).toMatchObject({
      isListed: false,
      credit: { room: id },
    });
    // Whoever it is of lists it again whenever they like.
    await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
    expect(await list(me, id)).toMatchObject({ status: 200 });
  });

  test("what somebody shared by its link alone is not named where a copy is refused", async () => {
    const { me, other, list } = await start();
    const { id } = (await me.create(roomJson("Between us"))).body;
    await post(me, `/api/rooms/${id}/publish`);
    const { id: copy } = (await post(other, `/api/rooms/${id}/remix`)).body;
    const { body } = await list(other, copy);
    expect(body.code).toBe("alike");
    expect(body.detail).toBe(
      "This is how a room of somebody else stands. Change something of your own first.",
    );
  });

  test("where nine tenths stand as they did it hangs under the room that it was made from", async () => {
    const { me, other, list, rows, guest, clock } = await start();
    const { id } = (await me.create(cups("Source"))).body;
    await list(me, id);
    const made = async (name: string, moved: number) => {
      clock.now += 1_000;
      const { id: copy } = (await post(other, `/api/rooms/${id}/remix`)).body;
      await other.save(
        copy,
        1,
        cups(name, (item) => (item.at.x < moved ? { ...item, tint: `dye-${name}` } : item)),
      );
      expect(await list(other, copy)).toMatchObject({ status: 200 });
      return copy;
    };
    const near = await made("near", 2);
    const nearer = await made("nearer", 1);
    const own = await made("own", 3);
    expect(await rows()).toEqual([own, id]);
    const told = (await guest.send(`/api/gallery/${id}`)).body.madeFromThis as { id: string }[];
    expect(told.map((room) => room.id)).toEqual([nearer, near]);
    expect((await guest.send(`/api/gallery?piece=cup`)).body.rooms.map((r) => r.id)).toEqual(
      await rows(),
    );
    // Made one's own, it has a row like any other.
    await other.save(
      near,
      2,
      cups("near", (item) => ({ ...item, tint: "plum" })),
    );
    await list(other, near);
    expect(await rows()).toContain(near);
  });
});
