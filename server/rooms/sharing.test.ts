// Tests who sees a shared room: by its link alone unless its holder wants more, with a name only where they say so.
import { describe, expect, test } from "vitest";
import { encode } from "../../src/room/model/encode.ts";
import { templates } from "../../src/room/template/index.ts";
import { bothOr } from "../store/testing/testDatabase.ts";
import { reportsOf } from "./reports.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { type RoomVisitor, roomJson, testNameOf, testNames } from "./testing/visitors.ts";

const gone = roomsRefusal(404, "not-found");
const bad = roomsRefusal(400, "bad-request");
const command = String.fromCharCode(27);

const post = (who: RoomVisitor, path: string, body: object = {}) =>
  who.send(path, { method: "POST", body });

describe.each(bothOr("postgres"))("%s", (dialect) => {
  async function start() {
    const all = await startRoomsForTest(dialect, { names: testNames });
    const [me, other] = [await all.holder(1), await all.holder(2)];
    const { id } = (await me.create(roomJson("Kitchen"))).body;
    const share = (sharing: object = {}, who: RoomVisitor = me) =>
      post(who, `/api/rooms/${id}/publish`, sharing);
    const told = async () => (await all.guest.send(`/api/gallery/${id}`)).body;
    const listed = async () => (await all.guest.send("/api/gallery")).body.rooms.map((r) => r.id);
    return { ...all, me, other, id, share, told, listed };
  }

  test("a link opens the room to whoever has it, and neither gallery nor address tells of it", async () => {
    const { share, told, listed, guest, id, me } = await start();
    expect((await share()).body).toMatchObject({ isListed: false, isNamed: false, caption: null });
    expect(await told()).toMatchObject({ id, by: null, isListed: false, caption: null });
    expect(await listed()).toEqual([]);
    expect((await guest.send(`/rooms/${id}`)).status).toBe(200);
    expect((await guest.send(`/rooms/${id}.png`)).status).toBe(200);
    for (const path of [`/api/rooms/${id}`, `/rooms/${id}`, "/api/gallery", "/rooms"])
      expect((await guest.send(path)).text).not.toContain(me.address);
  });

  test("what is said once holds until other is said, and nothing of it outlives its end", async () => {
    const { share, told, listed, me, id, clock } = await start();
    const caption = "Where the bread is late";
    await share({ isListed: true, isNamed: true, caption });
    expect(await told()).toMatchObject({ by: testNameOf(1), isListed: true, caption });
    expect(await listed()).toEqual([id]);
    clock.now += 1000;
    await share({ isNamed: false });
    expect(await told()).toMatchObject({ by: null, isListed: true, caption });
    await share({ isListed: false, caption: null });
    expect(await told()).toMatchObject({ isListed: false, caption: null });
    expect(await listed()).toEqual([]);
    await share({ isListed: true, isNamed: true, caption });
    await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
    expect(await listed()).toEqual([]);
    await share();
    expect(await told()).toMatchObject({ by: null, isListed: false, caption });
  });

  test("whoever takes their name back takes it out of copies too", async () => {
    const { share, other, id, me } = await start();
    await share({ isNamed: true, isListed: true });
    const copy = await post(other, `/api/rooms/${id}/remix`);
    expect(copy.body).toMatchObject({ credit: { room: id, by: testNameOf(1) } });
    await share({ isNamed: false });
    const kept = await other.send(`/api/rooms/${copy.body.id}`);
    expect(kept.body).toMatchObject({ credit: { room: id, by: null, name: "Kitchen" } });
    await share({ isNamed: true });
    await post(me, `/api/rooms/${id}/publish`, { isListed: false });
    const unlisted = await other.send(`/api/rooms/${copy.body.id}`);
    expect(unlisted.body).toMatchObject({ credit: { room: null, by: null, name: null } });
    await share({ isNamed: false, isListed: true });
    const late = await post(other, `/api/rooms/${id}/remix`);
    expect(late.body).toMatchObject({ credit: { room: id, by: null } });
  });

  test("nobody shares, lists, names or captions the room of another", async () => {
    const { share, other, guest, told, listed } = await start();
    const all = { isListed: true, isNamed: true, caption: "Mine now" };
    expect(await share(all, other)).toMatchObject(gone);
    expect(await share(all, guest)).toMatchObject(roomsRefusal(401, "not-signed-in"));
    expect(await told()).toMatchObject({ status: 404 });
    await share();
    expect(await share(all, other)).toMatchObject(gone);
    expect(await told()).toMatchObject({ isListed: false, by: null, caption: null });
    expect(await listed()).toEqual([]);
  });

  test("a caption is one line of plain words, goes to the operator with a report, and into the page", async () => {
    const { share, told, guest, id, db } = await start();
    const wrong = ["", "  ", "x".repeat(201), `${command}[2J`, "a\u202eb", "two\nlines", 7, {}];
    for (const caption of [...wrong, `e${"\u0301".repeat(9)}`])
      expect(await share({ caption })).toMatchObject(bad);
    expect(await share({ isListed: "yes" })).toMatchObject(bad);
    expect(await share({ isOwner: true })).toMatchObject(bad);
    expect(await told()).toMatchObject({ status: 404 });
    await share({ caption: " <b>Late</b> bread & tea ☕ " });
    expect(await told()).toMatchObject({ caption: "<b>Late</b> bread & tea ☕" });
    expect((await guest.send(`/rooms/${id}`)).text).toContain("Late</b> bread & tea");
    expect(await post(guest, `/api/rooms/${id}/report`, { reason: "Its words" })).toMatchObject({
      status: 204,
    });
    expect(await reportsOf(db, id)).toMatchObject([{ reason: "Its words" }]);
  });

  test("a template as it came is shared by link, and does not go into the gallery", async () => {
    const { me, listed } = await start();
    const [template] = templates();
    const json = JSON.parse(encode(template!.document));
    const { id } = (await me.create({ ...json, name: "All mine", light: "night" })).body;
    const path = `/api/rooms/${id}/publish`;
    expect(await post(me, path, { isListed: true })).toMatchObject(roomsRefusal(422, "untouched"));
    expect(await post(me, path)).toMatchObject({ status: 200, body: { isListed: false } });
    const [first, ...rest] = json.items;
    expect(first).toBeDefined();
    await me.save(id, 1, {
      ...json,
      items: rest.filter(({ at }: { at: { carrier?: string } }) => at.carrier !== first.id),
    });
    // Others see it as it came until they are shown another.
    expect(await post(me, path, { isListed: true })).toMatchObject(roomsRefusal(422, "untouched"));
    expect(await post(me, path, { isListed: true, asItIsNow: true })).toMatchObject({
      status: 200,
    });
    expect(await listed()).toEqual([id]);
  });
});
