// Tests that a kind of document that the server has never heard of is kept like any other, beside the rooms.
import { randomBytes } from "node:crypto";
import { accept, refuse } from "@loamstead/lib/result.ts";
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import { describe, expect, test } from "vitest";
import { createRateLimits } from "../budgets/rateLimits.ts";
import { openFolder } from "../files/folder.ts";
import { badRequest } from "../http/problem.ts";
import { createFindVisitor } from "../http/visitor.ts";
import { createLog } from "../log.ts";
import { holdPicture } from "../pictures/heldPictures.ts";
import { openPictureFiles, pictureHashOf } from "../pictures/pictureFiles.ts";
import { sweepPictures } from "../pictures/sweepPictures.ts";
import { startRoomsForTest } from "../rooms/testing/startRoomsForTest.ts";
import { roomJson } from "../rooms/testing/visitors.ts";
import { beginSession, type StoredSession } from "../signIn/sessions.ts";
import { dialects } from "../store/testing/testDatabase.ts";
import { testQuotas } from "../testing/testQuotas.ts";
import { documentRoutes } from "./documentRoutes.ts";
import type { ServerDocumentKind } from "./kind.ts";

/** What happened on a day, in the order in which it did. */
type Diary = { readonly title: string; readonly events: readonly string[] };

const isDiary = (json: unknown): json is Diary =>
  isRecord(json) && isText(json.title) && Array.isArray(json.events) && json.events.every(isText);

const diaries: ServerDocumentKind<Diary> = {
  name: "diary",
  plural: "diaries",
  codec: {
    decode: (json) => (isDiary(json) ? accept(json) : refuse(badRequest)),
    encode: ({ title, events }) => JSON.stringify({ title, events }),
  },
  describe: async ({ title, events }) => ({
    name: title,
    words: `${events.length} events`,
    pictures: events.filter((event) => /^[0-9a-f]{64}$/.test(event)),
  }),
  limits: {
    documents: 3,
    bytes: 400,
    bodyBytes: 1000,
    depth: 4,
    versions: 4,
    days: 2,
    historyBytes: 10_000,
  },
  rates: {
    create: { name: "diary-new", hits: 20, windowMs: 60_000 },
    save: { name: "diary-save", hits: 50, windowMs: 60_000 },
  },
};

const diary = (title: string, ...events: string[]): Diary => ({ title, events });

type Sent = { method?: string; body?: unknown; follows?: number; key?: string };

async function start(dialect: (typeof dialects)[number]) {
  const rooms = await startRoomsForTest(dialect);
  const { db, clock } = rooms;
  const outcomes: string[] = [];
  const now = () => clock.now;
  const sessions = new Map<string, Promise<StoredSession>>();
  /** Of whoever says that they are it: who proved what is another test's matter. */
  const sessionOf = (address: string): Promise<StoredSession> => {
    const holder = { address, chainId: 1, device: "Test" };
    const begun =
      sessions.get(address) ??
      beginSession(db, holder, { random: randomBytes, now: now(), replaced: [] }).then(
        ({ session }) => session,
      );
    sessions.set(address, begun);
    return begun;
  };
  const quotas = testQuotas(db, now);
  const { routes } = documentRoutes(diaries, "/api/diaries", {
    db,
    readSession: (c) => sessionOf(c.req.header("X-Holder") ?? ""),
    rateLimits: createRateLimits(quotas.budgets),
    findVisitor: createFindVisitor({ has: () => false }),
    ...quotas,
    random: randomBytes,
    now,
    log: createLog("silent"),
    count: (outcome) => outcomes.push(outcome),
  });

  const holder =
    (address: string) =>
    async (path: string, sent: Sent = {}) => {
      const { method = "GET", body, follows, key } = sent;
      const answer = await routes.request(`/api/diaries${path}`, {
        method,
        headers: {
          "X-Holder": address,
          ...(follows !== undefined && { "If-Match": `"${follows}"` }),
          ...(key !== undefined && { "Idempotency-Key": key }),
        },
        ...(body !== undefined && { body: JSON.stringify({ document: body }) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
    };
  return { ...rooms, outcomes, me: holder("0x1"), other: holder("0x2"), anyone: holder };
}

describe.each(dialects)("%s", (dialect) => {
  test("a document is begun, listed, read, saved and deleted", async () => {
    const { me, other, clock, outcomes } = await start(dialect);
    const made = await me("", { method: "POST", body: diary("Spring", "sowed carrots") });
    const head = {
      id: made.body.id,
      version: 1,
      name: "Spring",
      words: "1 events",
      bytes: 45,
      createdAt: clock.now,
      savedAt: clock.now,
    };
    expect(made).toEqual({ status: 201, body: head });
    const at = `/${made.body.id}`;
    clock.now += 1000;
    const grown = diary("Spring", "sowed carrots", "it rained");
    expect(await me(at, { method: "PUT", follows: 1, body: grown })).toEqual({
      status: 200,
      body: { version: 2, savedAt: clock.now },
    });
    const newest = { ...head, version: 2, words: "2 events", bytes: 57, savedAt: clock.now };
    expect(await me("")).toEqual({
      status: 200,
      body: {
        diaries: [newest],
        deleted: [],
        quota: { diaries: { most: 3, used: 1 }, bytes: { most: 400 } },
      },
    });
    expect((await me(at)).body).toEqual({ isOwn: true, ...newest, document: grown });
    expect((await me(`${at}/versions`)).body.versions).toHaveLength(2);
    const first = diary("Spring", "sowed carrots");
    expect((await me(`${at}/versions/1`)).body).toMatchObject({ version: 1, document: first });

    for (const path of [at, `${at}/versions`, `${at}/versions/1`]) {
      expect((await other(path)).status).toBe(404);
    }
    const taken = await other(at, { method: "PUT", follows: 2, body: diary("Mine") });
    expect(taken.status).toBe(404);
    expect((await me(at, { method: "DELETE", follows: 2 })).status).toBe(204);
    expect((await me(at)).status).toBe(404);
    expect((await me("")).body.diaries).toEqual([]);
    expect(outcomes).toEqual(["made", "saved", "gone", "deleted"]);
  });

  test("of many saves that follow the same version one is kept; the others are told of it", async () => {
    const { me } = await start(dialect);
    const { id } = (await me("", { method: "POST", body: diary("Spring") })).body;
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        me(`/${id}`, { method: "PUT", follows: 1, body: diary(`Spring ${i}`) }),
      ),
    );
    const kept = saves.findIndex(({ status }) => status === 200);
    for (const [i, save] of saves.entries()) {
      if (i === kept) continue;
      expect(save).toMatchObject({
        status: 412,
        body: {
          code: "version-conflict",
          detail: "This diary was saved elsewhere in the meantime.",
          version: 2,
          document: diary(`Spring ${kept}`),
        },
      });
    }
    const again = { method: "PUT", follows: 1, body: diary(`Spring ${kept}`) };
    expect(await me(`/${id}`, again)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await me(`/${id}`, { method: "DELETE", follows: 1 })).toMatchObject({ status: 412 });
    expect(await me(`/${id}`, { method: "PUT", body: diary("") })).toMatchObject({ status: 428 });
  });

  test("each kind has its own quota and its own limits", async () => {
    const { me, anyone, holder } = await start(dialect);
    const somebody = await holder(1);
    const same = anyone(somebody.address);
    const key = "the-very-same-key";
    const room = await somebody.create(roomJson("Kitchen"), { "Idempotency-Key": key });
    const taken = await same("", { method: "POST", body: diary("Spring"), key });
    expect([room.status, taken.status]).toEqual([201, 400]);
    const made = await same("", { method: "POST", body: diary("Spring"), key: "another-key" });
    expect(made.status).toBe(201);
    const twice = await same("", { method: "POST", body: diary("Spring"), key: "another-key" });
    expect(twice).toMatchObject({ status: 200, body: { id: made.body.id } });
    // Neither is found as the other.
    expect((await same(`/${room.body.id}`)).status).toBe(404);
    expect((await somebody.send(`/api/rooms/${made.body.id}`)).status).toBe(404);
    expect((await somebody.save(made.body.id, 1, roomJson())).status).toBe(404);
    const publish = `/api/rooms/${made.body.id}/publish`;
    expect((await somebody.send(publish, { method: "POST", body: {} })).status).toBe(404);
    expect((await somebody.send("/api/rooms")).body.rooms).toHaveLength(1);

    const all = await Promise.all(
      Array.from({ length: 5 }, (_, i) => me("", { method: "POST", body: diary(`${i}`) })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(all.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: "over-quota", limit: "diaries", most: 3, used: 3 },
    });
    const { id } = (await me("")).body.diaries[0];
    const large = { method: "PUT", follows: 1, body: diary("x".repeat(400)) };
    expect(await me(`/${id}`, large)).toMatchObject({
      status: 413,
      body: { limit: "bytes", most: 400, detail: "This diary takes 1 kB; a diary may take 1 kB." },
    });
    for (const body of [null, [], { title: "Spring" }, { title: "Spring", events: [1] }]) {
      expect((await me(`/${id}`, { method: "PUT", follows: 1, body })).status).toBe(400);
    }
    expect((await me(`/${id}`)).body.version).toBe(1);
  });

  test("of old versions as many are kept as the kind says, and pictures in any of them", async () => {
    const { me, db, dataDir, clock } = await start(dialect);
    const files = openPictureFiles(openFolder(dataDir));
    const [kept, lost] = ["kept", "lost"].map((word) => pictureHashOf(Buffer.from(word)));
    for (const hash of [kept!, lost!]) {
      const picture = { hash, type: "image/png", width: 1, height: 1, bytes: 1 } as const;
      await holdPicture(db, { picture, holder: { address: "0x1", chainId: 1 }, now: clock.now });
    }
    const { id } = (await me("", { method: "POST", body: diary("1") })).body;
    for (let version = 1; version < 10; version += 1) {
      clock.now += 1000;
      const body = diary(`${version + 1}`, ...(version === 8 ? [kept!] : []));
      expect((await me(`/${id}`, { method: "PUT", follows: version, body })).status).toBe(200);
    }
    const { versions } = (await me(`/${id}/versions`)).body;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([10, 9, 8, 7]);
    await sweepPictures(db, files, clock.now + 31 * 24 * 60 * 60_000);
    expect(await db.rows("select hash from pictures")).toEqual([{ hash: kept }]);
  });
});
