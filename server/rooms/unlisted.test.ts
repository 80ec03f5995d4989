// Tests over real sockets that nothing public but a room's own page tells of a room that is not listed, whatever was done before.

import { seeded } from "@loamstead/lib/testing/seeded.ts";
import { describe, expect, test } from "vitest";
import { soak } from "../../test/soak.ts";
import { dialects } from "../store/testing/testDatabase.ts";
import { startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { type RoomVisitor, roomJson, testNameOf, testNames } from "./testing/visitors.ts";

const post = (who: RoomVisitor, path: string, body: object = {}) =>
  who.send(path, { method: "POST", body });

const start = (dialect: (typeof dialects)[number]) =>
  startRoomsForTest(dialect, { names: testNames, patience: 1_000 });

type Started = Awaited<ReturnType<typeof start>>;

/** A room as the tables have it, and what was ever a name of it. */
type Known = {
  id: string;
  owner: string;
  isListed: boolean;
  isShared: boolean;
  isNamed: boolean;
  shownName: string | null;
  names: string[];
};

async function knownRooms({ db }: Started): Promise<Known[]> {
  const rows = await db.rows(
    `select d.id, d.owner, d.listed_at, d.published_at, d.deleted_at, d.is_named, v.version, v.name,
       d.shown_version from rooms d join room_versions v on v.room = d.id order by d.id`,
  );
  const all = new Map<string, Known>();
  for (const row of rows) {
    const isThere = row.published_at !== null && row.deleted_at === null;
    const known = all.get(String(row.id)) ?? {
      id: String(row.id),
      owner: String(row.owner),
      isListed: isThere && row.listed_at !== null,
      isShared: isThere,
      isNamed: Number(row.is_named) === 1,
      shownName: null,
      names: [],
    };
    known.names.push(String(row.name));
    if (row.version === row.shown_version && isThere) known.shownName = String(row.name);
    all.set(known.id, known);
  }
  return [...all.values()];
}

/** All that is told to everybody: lists, and each room's own addresses. */
async function crawl({ guest, clock }: Started, rooms: readonly Known[]) {
  // Until what was remembered of the sitemap is over.
  clock.now += 600_001;
  const lists = new Map<string, string>();
  const own = new Map<string, string>();
  const into = async (to: Map<string, string>, path: string) => {
    const { status, text } = await guest.send(path);
    if (status === 200) to.set(path, text);
    return text;
  };
  const asks = ["", "by=loved", "by=theme", "piece=sofa", "piece=candle", "walls=white"];
  for (const ask of asks) {
    for (let after = ""; ; ) {
      const text = await into(lists, `/api/gallery?${ask}${after}`);
      await into(lists, `/rooms?${ask}${after}`);
      const next = JSON.parse(text).after;
      if (next === null) break;
      after = `${ask && "&"}after=${next}`;
    }
  }
  await into(lists, "/sitemap-rooms.xml");
  for (const { id } of rooms) {
    const page = encodeURIComponent(`https://farm.example/rooms/${id}`);
    for (const path of [
      `/rooms/${id}`,
      `/rooms/${id}?embed`,
      `/api/rooms/${id}`,
      `/api/gallery/${id}`,
      `/api/oembed?url=${page}`,
    ])
      await into(own, path);
  }
  return { lists, own };
}

describe.each(dialects)("%s", (dialect) => {
  test("after many random acts nobody is told of a room that is not listed, or whose it is", async () => {
    const started = await start(dialect);
    const { holder, guest, clock } = started;
    const people = [await holder(1), await holder(2), await holder(3)];
    const { pick, chance } = seeded(dialect === "sqlite" ? 7 : 8);
    const rooms: { id: string; who: RoomVisitor; version: number; isDeleted: boolean }[] = [];
    let serial = 0;
    const look = () => ({
      name: `Name ${++serial};`,
      floor: { kind: "boards", tint: `dye-${serial}` },
    });
    const acts: Record<string, (room: (typeof rooms)[number]) => Promise<unknown>> = {
      create: async () => {
        const who = pick(people);
        const { id } = (await who.create(roomJson("", look()))).body;
        rooms.push({ id, who, version: 1, isDeleted: false });
      },
      share: ({ id, who }) =>
        post(who, `/api/rooms/${id}/publish`, {
          ...(chance(0.6) && { isListed: chance(0.6) }),
          ...(chance(0.6) && { isNamed: chance(0.6) }),
          ...(chance(0.3) && { showsLatest: chance(0.5) }),
          ...(chance(0.3) && { asItIsNow: true }),
        }),
      rename: async (room) => {
        const saved = await room.who.save(room.id, room.version, roomJson("", look()));
        if (saved.status === 200) room.version = saved.body.version;
      },
      copy: async ({ id }) => {
        const who = pick(people);
        const made = await post(who, `/api/rooms/${id}/remix`);
        if (made.status !== 201) return;
        const copy = { id: made.body.id, who, version: 1, isDeleted: false };
        rooms.push(copy);
        if (chance(0.8)) await acts.rename!(copy);
        await post(who, `/api/rooms/${copy.id}/publish`, { isListed: true, isNamed: true });
      },
      takeBack: ({ id, who }) => who.send(`/api/rooms/${id}/publish`, { method: "DELETE" }),
      heart: ({ id }) => pick(people).send(`/api/rooms/${id}/heart`, { method: "PUT", body: {} }),
      remove: async (room) => {
        const { status } = await room.who.remove(room.id, room.version);
        if (status === 204) room.version += 1;
      },
      bringBack: ({ id, who }) => post(who, `/api/rooms/${id}/restore`),
      purge: ({ id, who }) => post(who, `/api/rooms/${id}/purge`),
      guest: () =>
        guest.send("/api/guest-rooms", {
          method: "POST",
          headers: {
            "Guest-Key": "k".repeat(43),
            "Idempotency-Key": `guests-room-${pick([1, 2])}`,
          },
          body: { document: roomJson("", look()), remixOf: pick(rooms).id },
        }),
    };
    for (let i = 0; i < 12; i += 1) await acts.create!(rooms[0]!);
    const often = ["share", "share", "share", "rename", "rename", "copy", "copy", "heart"];
    for (let i = 0; i < soak(1_000, 200); i += 1) {
      clock.now += 1_000;
      await acts[pick([...often, "create", "takeBack", "remove", "bringBack", "purge", "guest"])]!(
        pick(rooms),
      );
    }

    const known = await knownRooms(started);
    const { lists, own } = await crawl(started, known);
    const listed = known.filter(({ isListed }) => isListed);
    // Enough of each kind is there to be told of.
    expect(listed.length).toBeGreaterThan(4);
    expect(known.filter(({ isShared, isListed }) => isShared && !isListed).length).toBeGreaterThan(
      2,
    );
    expect([...lists.values()].join("")).toContain(listed[0]!.id);
    const mayBeTold = new Set(listed.flatMap(({ id, shownName }) => [id, shownName]));
    const untold: string[] = [];
    for (const [path, text] of [...lists, ...own]) {
      // A room's own addresses tell what it is called, which a copy is called as well at first.
      const own = known.find(({ id }) => path.includes(id));
      for (const { id, names: all } of known) {
        for (const word of [id, ...new Set(all)]) {
          const isFine = mayBeTold.has(word) || word === own?.id || word === own?.shownName;
          if (!isFine && text.includes(word)) untold.push(`${path} tells ${word}`);
        }
      }
      for (const who of people)
        if (text.includes(who.address)) untold.push(`${path} tells an address`);
      for (const told of toldIn(text)) {
        const room = known.find(({ id }) => id === told.id)!;
        if (told.by !== null && !room.isNamed) untold.push(`${path} names whose ${told.id} is`);
        const source = known.find(({ id }) => id === told.credit?.room);
        if (told.credit?.by && !(source?.isNamed && source.isListed))
          untold.push(`${path} names whose ${source?.id} is`);
        if (told.credit?.room && !source?.isListed) untold.push(`${path} links to ${source?.id}`);
      }
    }
    expect(untold).toEqual([]);
    expect([...lists.values()].join("")).toMatch(/rowan-[123]\.eth/);
  });

  test("a room by its link alone is told of by no copy, in whatever form, and not after it was taken back", async () => {
    const { holder, guest } = await start(dialect);
    const [me, other] = [await holder(1), await holder(2)];
    const { id } = (await me.create(roomJson("Kept between us"))).body;
    await post(me, `/api/rooms/${id}/publish`, { isNamed: true });
    const { id: copy } = (await post(other, `/api/rooms/${id}/remix`)).body;
    await other.save(copy, 1, roomJson("A copy", { floor: { kind: "boards", tint: "plum" } }));
    expect(
      await post(other, `/api/rooms/${copy}/publish`, { isListed: true, asItIsNow: true }),
    ).toMatchObject({ status: 200 });
    const told = async () => {
      const page = encodeURIComponent(`https://farm.example/rooms/${copy}`);
      const paths = ["/api/gallery", "/rooms", `/rooms/${copy}`, `/api/rooms/${copy}`];
      const all = [...paths, `/api/gallery/${copy}`, `/api/oembed?url=${page}`];
      return Promise.all(all.map(async (path) => (await guest.send(path)).text));
    };
    for (const text of await told()) {
      expect(text).not.toContain(id);
      expect(text).not.toContain("Kept between us");
      expect(text).not.toContain(testNameOf(1));
    }
    // Its own holder knows what was made of it; and once it is listed everybody may.
    await post(me, `/api/rooms/${id}/publish`, { isListed: true });
    const credit = { room: id, name: "Kept between us", by: testNameOf(1) };
    expect((await guest.send(`/api/gallery/${copy}`)).body).toMatchObject({ credit });
    await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
    for (const text of await told()) expect(text).not.toContain(id);
    expect((await guest.send(`/api/gallery/${copy}`)).body).toMatchObject({
      credit: { room: null, name: null, by: null },
    });
  });

  test("what its holder is at work on is seen by nobody until they show it", async () => {
    const { holder, guest, clock } = await start(dialect);
    const [me, other] = [await holder(1), await holder(2)];
    const { id } = (await me.create(roomJson("Shown"))).body;
    const shownAt = clock.now;
    await post(me, `/api/rooms/${id}/publish`, { isListed: true });
    clock.now += 1_000;
    await me.save(id, 1, roomJson("At work", { items: [] }));
    expect((await me.send(`/api/rooms/${id}`)).body).toMatchObject({
      isOwn: true,
      name: "At work",
      version: 2,
      shownVersion: 1,
      shownAt,
    });
    const seen = { name: "Shown", version: 1 };
    for (const path of [`/api/rooms/${id}`, `/api/gallery/${id}`])
      expect((await guest.send(path)).body).toMatchObject(seen);
    // Whoever furnished it walks through what others walk through.
    expect((await me.send(`/api/rooms/${id}?as=shown`)).body).toMatchObject({
      ...seen,
      isOwn: false,
      document: roomJson("Shown"),
    });
    const copy = await post(other, `/api/rooms/${id}/remix`);
    expect((await other.send(`/api/rooms/${copy.body.id}`)).body).toMatchObject({
      document: roomJson("Shown"),
    });
    // Not even the sweep of old versions takes what is shown.
    for (let version = 2; version < 60; version += 1) {
      clock.now += 60_000;
      await me.save(id, version, roomJson(`At work ${version}`));
    }
    expect((await guest.send(`/api/rooms/${id}`)).body).toMatchObject(seen);
    expect((await me.send(`/api/rooms/${id}/versions`)).body.versions).toHaveLength(21);
    await post(me, `/api/rooms/${id}/publish`, { showsLatest: true });
    expect((await guest.send(`/api/rooms/${id}`)).body).toMatchObject({ name: "At work 59" });
    await me.save(id, 60, roomJson("The latest"));
    expect((await guest.send(`/api/rooms/${id}`)).body).toMatchObject({ name: "The latest" });
  });
});

type Told = {
  id: string;
  by: string | null;
  credit: { room: string | null; by: string | null } | null;
};

/** The rooms in an answer in JSON, or in a page that is drawn as what it was given. */
function toldIn(text: string): Told[] {
  const at = text.indexOf("{");
  if (at === -1 || text.startsWith("<?xml")) return [];
  const json = JSON.parse(text.slice(at));
  return [json, ...(json.rooms ?? []), ...(json.madeFromThis ?? [])].filter(
    (room) => room.id !== undefined && room.by !== undefined,
  );
}
