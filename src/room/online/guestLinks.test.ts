// What a guest shares is theirs by a key of the device, and the account's as soon as there is one.
import { expect, test } from "vitest";
import { findRecord, freshRecord, keepRecord } from "../../keeping/sync/syncRecord.ts";
import { memoryStore } from "../../keeping/testing/memoryStore.ts";
import { roomKind, roomPrefix } from "../keeping/roomKind.ts";
import { encode } from "../model/encode.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { firstShot } from "../model/shot.ts";
import { type GuestApi, openGuestLinks } from "./guestLinks.ts";

const day = 86_400_000;
const text = encode(furnishedRoom());

function stand() {
  const memory = memoryStore();
  const clock = { now: 0 };
  const asked: unknown[] = [];
  const server = { isAway: false, claimed: [] as { id: string; version: number }[] };
  let version = 0;
  const away = { ok: false, reason: { kind: "unreachable" } } as const;
  const api: GuestApi = {
    async shareAsGuest({ key, room, document, caption, shot, remixOf }) {
      asked.push([key, room, shot ? [document.shell.name, caption, shot] : caption, remixOf]);
      version += 1;
      const value = { id: `of-${room}`, version, name: "Kitchen", publishedAt: 0 };
      return server.isAway ? away : { ok: true, value: { ...value, endsAt: clock.now + 30 * day } };
    },
    async endAsGuest(key, id) {
      asked.push([key, id]);
      return server.isAway ? away : { ok: true, value: null };
    },
    async claimAsGuest(key) {
      asked.push([key]);
      return server.isAway ? away : { ok: true, value: { rooms: server.claimed } };
    },
  };
  memory.texts.set(`${roomPrefix}a-room`, text);
  memory.texts.set(`${roomPrefix}b-room`, text);
  let keys = 0;
  const links = openGuestLinks({
    store: memory.store,
    api,
    kind: roomKind(sampleCatalogue()),
    now: () => clock.now,
    newKey: () => `key-${++keys}`,
  });
  return { memory, clock, asked, server, links };
}

test("a room keeps its link, whatever it is shared, until it ends", async () => {
  const { links, asked, clock } = stand();
  expect(await links.find("a-room")).toBeNull();
  expect(await links.share("a-room", "Look")).toMatchObject({ ok: true, value: { version: 1 } });
  clock.now = day;
  await links.share("a-room", null);
  expect(asked).toEqual([
    ["key-1", "a-room", "Look", null],
    ["key-1", "a-room", null, null],
  ]);
  expect(await links.find("a-room")).toMatchObject({ id: "of-a-room", endsAt: 31 * day });
  clock.now = 31 * day;
  expect(await links.find("a-room")).toBeNull();
});

test("a pose is for what the link shows, whatever was done since, and for nothing without a link", async () => {
  const { links, asked, memory, clock } = stand();
  const shot = firstShot("night");
  expect(await links.pose("a-room", shot)).toBeNull();
  await links.share("a-room", "Look");
  const { shell, ...rest } = furnishedRoom();
  memory.texts.set(
    `${roomPrefix}a-room`,
    encode({ ...rest, shell: { ...shell, name: "Changed" } }),
  );
  clock.now = day;
  expect(await links.pose("a-room", shot)).toMatchObject({ ok: true, value: { base: text } });
  expect(asked.at(-1)).toEqual(["key-1", "a-room", [shell.name, undefined, shot], null]);
  clock.now = 40 * day;
  expect(await links.pose("a-room", shot)).toBeNull();
});

test("what is not sent is no link, and what cannot be ended stays one", async () => {
  const { links, server } = stand();
  server.isAway = true;
  expect(await links.share("a-room", null)).toMatchObject({ ok: false });
  expect(await links.find("a-room")).toBeNull();
  expect(await links.share("no-room", null)).toMatchObject({ reason: { kind: "unkept" } });
  server.isAway = false;
  await links.share("a-room", null);
  server.isAway = true;
  expect(await links.end("a-room")).toMatchObject({ ok: false });
  expect(await links.find("a-room")).not.toBeNull();
  server.isAway = false;
  expect(await links.end("a-room")).toMatchObject({ ok: true });
  expect(await links.find("a-room")).toBeNull();
});

test("the account goes on with the shared room itself; what it had no place for stays a guest's", async () => {
  const { links, server, memory, asked } = stand();
  await links.giveTo("0xabc:1");
  expect(asked).toEqual([]);
  await links.share("a-room", null);
  await links.share("b-room", null);
  server.isAway = true;
  await links.giveTo("0xabc:1");
  expect(await findRecord(memory.store, "a-room")).toBeNull();
  server.isAway = false;
  server.claimed = [{ id: "of-a-room", version: 1 }];
  await links.giveTo("0xabc:1");
  expect(await findRecord(memory.store, "a-room")).toEqual({
    ...freshRecord("0xabc:1"),
    id: "of-a-room",
    version: 1,
    base: text,
  });
  expect(await links.find("a-room")).toBeNull();
  expect(await findRecord(memory.store, "b-room")).toBeNull();
  expect(await links.find("b-room")).not.toBeNull();
});

test("a room that is an account's already stays what it is", async () => {
  const { links, server, memory } = stand();
  await links.share("a-room", null);
  const kept = { ...freshRecord("0xdef:1"), id: "account-7", version: 4, base: text };
  await keepRecord(memory.store, "a-room", kept);
  server.claimed = [{ id: "of-a-room", version: 1 }];
  await links.giveTo("0xabc:1");
  expect(await findRecord(memory.store, "a-room")).toEqual(kept);
});

test("whoever signs in to keep a link has it, though the room was given to the account a moment before", async () => {
  const { links, server, memory } = stand();
  await links.share("a-room", null);
  await keepRecord(memory.store, "a-room", freshRecord("0xabc:1"));
  server.claimed = [{ id: "of-a-room", version: 1 }];
  await links.giveTo("0xabc:1");
  expect(await findRecord(memory.store, "a-room")).toMatchObject({ id: "of-a-room", version: 1 });
});
