// Tests over real sockets the pictures of rooms that anybody may see: drawn once, as they are now, and for everybody.
import { expect, onTestFinished, test, vi } from "vitest";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { published, roomJson } from "./testing/visitors.ts";

const gone = roomsRefusal(404, "not-found");

test("the page of a room is drawn from what everybody may know, its picture by the processes that draw", async () => {
  const { holder, guest, drawers, clock } = await startRoomsForTest();
  const me = await holder();
  const id = await published(me, "Kitchen");
  const page = await guest.send(`/rooms/${id}`);
  const card = (await guest.send(`/api/gallery/${id}`)).text;
  expect(page).toMatchObject({ status: 200, text: `/rooms/${id} ${card}` });
  const row = card.replace(',"madeFromThis":[]', "");
  expect((await guest.send("/rooms")).text).toContain(
    `/rooms {"rooms":[${row}],"after":null,"pieces":[{"id":"bookshelf","name":"Bookshelf"}`,
  );

  const share = await guest.send(`/rooms/${id}.png`);
  expect(share).toMatchObject({ status: 200, text: "room 1200 630 Kitchen" });
  expect(Object.fromEntries(share.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect((await guest.send(`/rooms/${id}.png?size=large`)).text).toBe("room 1600 1200 Kitchen");
  expect((await guest.send(`/rooms/${id}.png?size=story`)).text).toBe("room 1080 1920 Kitchen");
  await guest.send(`/rooms/${id}.png`);
  expect(drawers.begun).toHaveLength(3);
  const tag = { "If-None-Match": share.headers.get("etag")! };
  expect(await guest.send(`/rooms/${id}.png`, { headers: tag })).toMatchObject({ status: 304 });

  clock.now += 1000;
  await me.save(id, 1, roomJson("Parlour"));
  expect((await guest.send(`/rooms/${id}.png`, { headers: tag })).status).toBe(304);
  const shown = { method: "POST", body: { asItIsNow: true } };
  await me.send(`/api/rooms/${id}/publish`, shown);
  const anew = await guest.send(`/rooms/${id}.png`, { headers: tag });
  expect(anew).toMatchObject({ status: 200, text: "room 1200 630 Parlour" });
  await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
  for (const path of [`/rooms/${id}.png`, `/rooms/${id}`, `/rooms/${id}/`]) {
    expect(await guest.send(path, { headers: tag })).toMatchObject(gone);
  }
  expect(await guest.send(`/rooms/${id}.png?size=huge`)).toMatchObject(gone);
});

test("a room that cannot be painted is not tried again and again, however often it is saved", async () => {
  const { holder, guest, drawers, clock } = await startRoomsForTest();
  const me = await holder();
  const id = await published(me);
  expect((await guest.send(`/rooms/${id}.png`)).status).toBe(200);
  drawers.fails = true;
  const large = () => guest.send(`/rooms/${id}.png?size=large`);
  expect(await large()).toMatchObject(roomsRefusal(503, "busy"));
  expect(await large()).toMatchObject(roomsRefusal(503, "busy"));
  expect(drawers.begun).toHaveLength(2);
  await me.save(id, 1, roomJson("Once more"));
  expect(await large()).toMatchObject(roomsRefusal(503, "busy"));
  expect(drawers.begun).toHaveLength(2);
  drawers.fails = false;
  clock.now += 11 * 60_000;
  expect((await large()).status).toBe(200);
});

test("beside a link there is always a card: a bare room until this one is painted, or for good", async () => {
  const { holder, guest, drawers } = await startRoomsForTest();
  const me = await holder();
  drawers.fails = true;
  const id = await published(me, "Kitchen");
  drawers.standsIn = true;
  const card = await guest.send(`/rooms/${id}.png`);
  expect(card).toMatchObject({ status: 200, text: "bare room 1200 630" });
  expect(card.headers.get("Cache-Control")).toBe("no-store");
  expect(card.headers.get("ETag")).toBe(null);
  expect(card.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect((await guest.send(`/rooms/${id}.png?size=large`)).status).toBe(503);
});

test("whoever floods the queue of rooms takes nobody's picture away", async () => {
  const drawers = fakeDrawers({ atOnce: false });
  const { holder, guest } = await startRoomsForTest("sqlite", { drawers, patience: 100 });
  const me = await holder();
  let drawing = setInterval(() => drawers.atWork[0]?.finish(), 1);
  const ids = await Promise.all(Array.from({ length: 50 }, () => published(me)));
  await vi.waitUntil(() => drawers.begun.length === 50);
  clearInterval(drawing);
  const look = async (visitor: string, id: string) => {
    const headers = { "X-Forwarded-For": visitor };
    return (await guest.send(`/rooms/${id}.png?size=large`, { headers })).status;
  };
  let isOver = false;
  let refused = 0;
  const flood = Array.from({ length: 40 }, async (_, connection) => {
    for (let n = connection; !isOver; n += 1) {
      if ((await look("192.0.2.66", ids[n % 30]!)) === 503) refused += 1;
    }
  });
  onTestFinished(async () => {
    isOver = true;
    await Promise.all(flood);
    clearInterval(drawing);
  });
  await vi.waitUntil(() => refused > 10);
  drawing = setInterval(() => drawers.atWork[0]?.finish(), 1);
  // All at once, as a page of the gallery asks for them.
  const others = await Promise.all(ids.slice(30).map((id) => look("198.51.100.7", id)));
  expect(others).toEqual(Array(20).fill(200));
});

test("what an address asks beside what it reads makes no other picture", async () => {
  const { holder, guest, drawers } = await startRoomsForTest();
  const id = await published(await holder());
  const plain = await guest.send(`/rooms/${id}.png`);
  const tag = { "If-None-Match": plain.headers.get("ETag")! };
  for (const query of ["?x=1", "?utm_source=chat&x", "?Size=large"]) {
    const same = await guest.send(`/rooms/${id}.png${query}`, { headers: tag });
    expect(same.status).toBe(304);
  }
  expect(drawers.begun).toHaveLength(1);
});
