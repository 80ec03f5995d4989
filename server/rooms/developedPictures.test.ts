// Tests over real sockets the pictures of rooms as one saw them: developed once, told of once they are there, with nobody waiting.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { accept, refuse } from "@loamstead/lib/result.ts";
import { expect, test, vi } from "vitest";
import type { Shot } from "../../src/room/model/shot.ts";
import { DIED } from "../jobs/jobProcess.ts";
import { dialects } from "../store/testing/testDatabase.ts";
import { developedText } from "../testing/fakeDrawer.ts";
import { timesAsMuch } from "../testing/testQuotas.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { published, roomJson } from "./testing/visitors.ts";

const gone = roomsRefusal(404, "not-found");
const developing = roomsRefusal(503, "developing");
const pose: Shot = { lens: "portrait", side: 2, hour: "night", focus: "cat", aim: [0, 0], crop: 1 };

async function sharedRoom(dialect: "sqlite" | "postgres" = "sqlite") {
  const started = await startRoomsForTest(dialect);
  const me = await started.holder();
  const { drawers, guest } = started;
  const told = async (id: string) => JSON.parse((await guest.send(`/api/gallery/${id}`)).text);
  const untilThere = (
    id: string,
    isIt: (picture: string | null) => boolean = (picture) => picture !== null,
  ) =>
    vi.waitUntil(async () => {
      const { picture } = await told(id);
      return isIt(picture) && picture;
    });
  return { ...started, me, drawers, guest, told, untilThere };
}

test.each(dialects)(
  "%s: once developed a room's picture is told of, and until then none is",
  async (dialect) => {
    const { me, drawers, guest, told, untilThere } = await sharedRoom(dialect);
    const begun = Promise.withResolvers<void>();
    drawers.develops = async (job) => {
      await begun.promise;
      return developedText(job);
    };
    const id = await published(me, "Kitchen");
    expect(await told(id)).toMatchObject({ picture: null, isDeveloping: true });
    const early = await guest.send(`/rooms/${id}.jpg`);
    expect(early).toMatchObject(developing);
    expect(Number(early.headers.get("Retry-After"))).toBeGreaterThan(0);
    const embed = `/api/oembed?url=${encodeURIComponent(`https://farm.example/rooms/${id}`)}`;
    expect((await guest.send(embed)).text).not.toContain("thumbnail_url");

    begun.resolve();
    const picture = await untilThere(id);
    const card = await guest.send(`/rooms/${id}.jpg?v=${picture}`);
    expect(card).toMatchObject({ status: 200, text: "card Kitchen usual" });
    expect(Object.fromEntries(card.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    });
    const tag = { "If-None-Match": card.headers.get("ETag")! };
    expect((await guest.send(`/rooms/${id}.jpg`, { headers: tag })).status).toBe(304);
    expect((await guest.send(`/rooms/${id}.webp`)).text).toBe("large Kitchen usual");
    expect((await guest.send(`/rooms/${id}.webp?size=small`)).text).toBe("small Kitchen usual");
    expect(await guest.send(`/rooms/${id}.webp?size=story`)).toMatchObject(
      roomsRefusal(400, "bad-request"),
    );
    expect(drawers.developing).toHaveLength(1);

    await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
    for (const end of ["jpg", "webp", "jpg?size=story"])
      expect(await guest.send(`/rooms/${id}.${end}`, { headers: tag })).toMatchObject(gone);
  },
);

test("what others do not see is not developed, and each version that they see is once", async () => {
  const { me, drawers, told, untilThere } = await sharedRoom();
  drawers.develops = developedText;
  const id = await published(me, "Kitchen");
  const first = await untilThere(id);
  await me.save(id, 1, roomJson("Parlour"));
  expect((await told(id)).picture).toBe(first);
  const shown = { method: "POST", body: { asItIsNow: true } };
  await me.send(`/api/rooms/${id}/publish`, shown);
  await untilThere(id, (picture) => picture !== null && picture !== first);
  expect(drawers.developing.map(({ document }) => JSON.parse(document).name)).toEqual([
    "Kitchen",
    "Parlour",
  ]);
});

test("a holder chooses the pose of the picture, and takes the choice back", async () => {
  const { me, drawers, guest, untilThere } = await sharedRoom();
  drawers.develops = developedText;
  const id = await published(me, "Kitchen");
  const usual = await untilThere(id);
  const choose = (shot: unknown) =>
    me.send(`/api/rooms/${id}/publish`, { method: "POST", body: { shot } });
  expect((await choose(pose)).status).toBe(200);
  await untilThere(id, (picture) => picture !== null && picture !== usual);
  expect((await guest.send(`/rooms/${id}.jpg`)).text).toBe(`card Kitchen ${JSON.stringify(pose)}`);
  for (const wrong of [
    { ...pose, lens: "fisheye" },
    { ...pose, aim: [2, 0] },
    { ...pose, crop: 0 },
    { ...pose, focus: "a".repeat(100) },
    { ...pose, pixels: "data:" },
  ])
    expect(await choose(wrong)).toMatchObject(roomsRefusal(400, "bad-request"));
  await choose(null);
  await untilThere(id, (picture) => picture === usual);
  // What was developed once lies there.
  expect(drawers.developing).toHaveLength(2);
});

test("a process that is killed loses nothing, and one that gives up leaves the drawing", async () => {
  const { me, drawers, guest, told, untilThere } = await sharedRoom();
  let kills = 2;
  drawers.develops = async (job) =>
    kills-- > 0 ? refuse(`${DIED} (SIGKILL)`) : developedText(job);
  const id = await published(me, "Kitchen");
  await untilThere(id);
  expect(drawers.developing).toHaveLength(3);

  for (const ends of [async () => refuse("it took too long"), async () => accept(null)]) {
    drawers.develops = ends;
    const slow = await published(me, "Palace");
    await vi.waitUntil(async () => !(await told(slow)).isDeveloping);
    const begun = drawers.developing.length;
    expect((await told(slow)).picture).toBe(null);
    expect(await guest.send(`/rooms/${slow}.jpg`)).toMatchObject(developing);
    expect((await guest.send(`/rooms/${slow}.png`)).text).toBe("room 1200 630 Palace");
    expect(drawers.developing).toHaveLength(begun);
  }
});

test("a picture that had to make room is developed anew once somebody looks", async () => {
  const { me, drawers, guest, db, untilThere } = await sharedRoom();
  drawers.develops = developedText;
  const id = await published(me, "Kitchen");
  const picture = await untilThere(id);
  await db.change("update rooms set developed_as = ? where id = ?", [
    `${picture}`.replace(/\..*/, ".gone"),
    id,
  ]);
  expect(await guest.send(`/rooms/${id}.jpg`)).toMatchObject(developing);
  await untilThere(id, (now) => now === picture);
  expect((await guest.send(`/rooms/${id}.jpg`)).status).toBe(200);
});

test("of pictures of which one had to make room all are developed anew", async () => {
  const { me, drawers, guest, dataDir, untilThere } = await sharedRoom();
  drawers.develops = developedText;
  const id = await published(me, "Kitchen");
  const picture = await untilThere(id);
  await rm(join(dataDir, "developed", `${id}-${picture}-small.webp`));
  expect((await guest.send(`/rooms/${id}.webp`)).status).toBe(200);
  expect(await guest.send(`/rooms/${id}.webp?size=small`)).toMatchObject(developing);
  await untilThere(id);
  expect((await guest.send(`/rooms/${id}.webp?size=small`)).status).toBe(200);
  expect(drawers.developing).toHaveLength(2);
});

test("prints say what the room is called, and whose it is where that may be said", async () => {
  const { me, drawers, guest } = await sharedRoom();
  drawers.develops = developedText;
  const id = await published(me, "Kitchen");
  const story = await guest.send(`/rooms/${id}.jpg?size=story`);
  const words = { name: "Kitchen", caption: null, by: null, address: `farm.example/rooms/${id}` };
  expect(story).toMatchObject({ status: 200, text: `story ${JSON.stringify(words)}` });
  const begun = drawers.developing.length;
  // Both are made at once: the light is the same.
  expect((await guest.send(`/rooms/${id}.jpg?size=square`)).text).toContain("square");
  expect(drawers.developing).toHaveLength(begun);
  await me.send(`/api/rooms/${id}/publish`, { method: "POST", body: { caption: "By the fire" } });
  expect((await guest.send(`/rooms/${id}.jpg?size=story`)).text).toContain("By the fire");
});

test("a hundred shares in a minute have no other drawing wait", async () => {
  const { holder, guest, drawers } = await startRoomsForTest("sqlite", { patience: 100 });
  const holders = await Promise.all(Array.from({ length: 4 }, (_, n) => holder(n + 1)));
  const ids = await Promise.all(
    Array.from({ length: 100 }, (_, n) => published(holders[n % 4]!, `Room ${n}`)),
  );
  // The first that is developed never ends here, and all drawings are done.
  const drawn = await Promise.all(ids.map((id) => guest.send(`/rooms/${id}.png`)));
  expect(new Set(drawn.map(({ status }) => status))).toEqual(new Set([200]));
  expect(drawers.developing).toHaveLength(1);
});

test("each network has its share of what is developed in an hour, and the rest keeps its drawing until then", async () => {
  const { holder, drawers, guest, clock } = await startRoomsForTest("sqlite", {
    patience: 100,
    changeBudget: (usual) =>
      usual.name === "room-pictures" ? { ...usual, ofVisitor: 3 } : timesAsMuch(100)(usual),
  });
  drawers.develops = developedText;
  const me = await holder();
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await published(me, `Room ${n}`));
  const count = async () => {
    const all = await Promise.all(ids.map((id) => guest.send(`/rooms/${id}.jpg`)));
    return all.filter(({ status }) => status === 200).length;
  };
  await vi.waitUntil(async () => (await count()) === 3);
  expect(drawers.developing).toHaveLength(3);
  clock.now += 61 * 60_000;
  await vi.waitUntil(async () => (await count()) === 5);
});

test("rooms that were shared before any were developed are, once nobody else waits", async () => {
  const { me, drawers, db, told, untilThere, begin } = await sharedRoom();
  drawers.develops = async () => refuse("not yet");
  const before: string[] = [];
  for (const name of ["Kitchen", "Parlour", "Palace", "Den"]) {
    const id = await published(me, name);
    await vi.waitUntil(async () => !(await told(id)).isDeveloping);
    before.push(id);
  }
  const [kitchen, parlour, palace, den] = before as [string, string, string, string];
  await db.change("update rooms set developed_as = null");
  await db.change("update rooms set published_at = published_at + 9 where id = ?", [parlour]);
  await me.send(`/api/rooms/${den}/publish`, { method: "DELETE" });
  drawers.developing.length = 0;

  const newer = Promise.withResolvers<void>();
  drawers.develops = async (job) => {
    await newer.promise;
    return JSON.parse(job.document).name === "Palace" ? accept(null) : developedText(job);
  };
  await published(me, "Attic");
  await vi.waitUntil(() => drawers.developing.length === 1);
  begin();
  newer.resolve();
  await untilThere(kitchen);
  expect((await told(parlour)).picture).not.toBe(null);
  await vi.waitUntil(async () => !(await told(palace)).isDeveloping);
  const names = drawers.developing.map(({ document }) => JSON.parse(document).name);
  expect(names.slice(0, 2)).toEqual(["Attic", "Parlour"]);
  expect(names.slice(2).sort()).toEqual(["Kitchen", "Palace"]);
});
