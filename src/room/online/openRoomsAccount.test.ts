// The rooms of an account as the editor has them: offered, exchanged by the clock, found and shown to others.
import { expect, test } from "vitest";
import type { AccountPorts } from "../../keeping/sync/account.ts";
import { noteOrigin } from "../../keeping/sync/claim.ts";
import {
  POLL_EVERY_MS,
  RETRY_LATER_MS,
  RETRY_LATEST_MS,
  RETRY_SOON_MS,
} from "../../keeping/sync/retrySchedule.ts";
import { findRecord } from "../../keeping/sync/syncRecord.ts";
import { memoryAccount } from "../../keeping/testing/memoryAccount.ts";
import { memoryStore } from "../../keeping/testing/memoryStore.ts";
import { roomKind, roomPrefix } from "../keeping/roomKind.ts";
import { encode } from "../model/encode.ts";
import type { RoomDocument } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import type { GuestLinks } from "./guestLinks.ts";
import { openAccountRooms } from "./openRoomsAccount.ts";

const roomKey = (room: string) => `${roomPrefix}${room}`;

function stand(start: { holder: string | null; willSign?: boolean }) {
  const account = memoryAccount<RoomDocument>();
  const memory = memoryStore();
  let { holder } = start;
  const timers: { wait: number; run: () => void }[] = [];
  const changes: (() => void)[] = [];
  const seen = { is: true, come: () => {} };
  let written = (_key: string) => {};
  let made = 0;
  const given: string[] = [];
  const ports = {
    store: memory.store,
    api: account.api,
    kind: roomKind(sampleCatalogue()),
    newId: () => `made-here-${++made}`,
    sendAttachments: async () => null,
    holder: () => holder,
    onHolder: (listener) => {
      changes.push(listener);
      return () => {};
    },
    signIn: async () => {
      if (start.willSign) holder = "0xabc:1";
      return start.willSign === true;
    },
    onWritten: (listener) => {
      written = listener;
      return () => {};
    },
    isSeen: () => seen.is,
    onAttention: (listener) => {
      seen.come = listener;
      return () => {};
    },
    alone: <T>(work: () => Promise<T>) => work(),
    after: (wait, run) => {
      const timer = { wait, run };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
    now: () => 0,
    guests: {
      find: async () => null,
      pose: async () => null,
      share: async () => ({ ok: false, reason: { kind: "unreachable" } }) as const,
      end: async () => ({ ok: true, value: null }) as const,
      giveTo: async (to: string) => void given.push(to),
    },
  } satisfies AccountPorts<RoomDocument> & { guests: GuestLinks };
  memory.texts.set(roomKey("a-room"), encode(furnishedRoom()));
  const rooms = openAccountRooms(ports);
  const rest = () => expect.poll(() => rooms.state().at).not.toBe("syncing");
  const waits = () => timers.map(({ wait }) => wait);
  /** The clock goes on to the only timer, which has to be that one. */
  async function after(wait: number): Promise<void> {
    await expect.poll(waits).toEqual([wait]);
    const asked = account.asked.length;
    timers.shift()!.run();
    if (seen.is) await expect.poll(() => account.asked.length).toBeGreaterThan(asked);
  }
  function write(room: string, name: string): void {
    const document = furnishedRoom();
    const text = encode({ ...document, shell: { ...document.shell, name } });
    memory.texts.set(roomKey(room), text);
    written(roomKey(room));
  }
  const progress = () => rooms.state().progress.get("a-room");
  return { account, given, memory, rooms, rest, ports, seen, waits, after, write, progress };
}

/** The only room is in the account. */
async function kept() {
  const all = stand({ holder: "0xabc:1" });
  await all.rest();
  await all.rooms.claim();
  await expect.poll(all.progress).toBe("sent");
  const [id] = [...all.account.documents().keys()];
  return { ...all, id: id! };
}

const nameOf = (text: string | undefined): string => JSON.parse(text!).name;

test("a guest's rooms are offered to the account once, and go there when wanted", async () => {
  const { account, rooms, rest } = stand({ holder: "0xabc:1" });
  await rest();
  expect(rooms.state()).toMatchObject({ at: "kept", offer: 1 });
  expect(account.documents().size).toBe(0);
  await rooms.claim();
  await rest();
  expect(rooms.state().offer).toBe(0);
  expect(account.documents().size).toBe(1);
});

test("whoever would rather not is not asked again", async () => {
  const { account, rooms, rest, ports } = stand({ holder: "0xabc:1" });
  await rest();
  await rooms.decline();
  const again = openAccountRooms(ports);
  await expect.poll(() => again.state().at).toBe("kept");
  expect(again.state().offer).toBe(0);
  expect(account.documents().size).toBe(0);
});

test("what a guest shared comes to the account before its rooms are exchanged", async () => {
  const { given, account, rest } = stand({ holder: "0xabc:1" });
  await rest();
  expect(given).toEqual(["0xabc:1"]);
  expect(account.asked).toHaveLength(1);
});

test("nothing is asked of the server while nobody is signed in", async () => {
  const { rooms, rest } = stand({ holder: null });
  await rest();
  expect(rooms.state()).toMatchObject({ at: "signedOut", quota: null });
});

test("sharing signs in, brings the room to the account with its origin, and shows it", async () => {
  const { account, memory, rooms } = stand({ holder: null, willSign: true });
  await noteOrigin(memory.store, "a-room", "publicroom");
  const shared = await rooms.share("a-room", { isNamed: true });
  expect(shared).toMatchObject({ ok: true, value: { publishedAt: 1, isNamed: true } });
  expect(rooms.address()).toBe("0xabc");
  expect(account.documents().size).toBe(1);
  expect(await findRecord(memory.store, "a-room")).toMatchObject({ remixOf: "publicroom" });

  expect(await rooms.find("a-room")).toMatchObject({ ok: true, value: { publishedAt: 1 } });
  const [id] = [...account.documents().keys()];
  expect(await rooms.reshare(id!, { caption: "Late bread" })).toMatchObject({
    value: { isListed: false, isNamed: true, caption: "Late bread" },
  });
  expect(await rooms.unshare(id!)).toMatchObject({ ok: true, value: { publishedAt: null } });
});

test("whoever does not sign in shares nothing", async () => {
  const { account, rooms } = stand({ holder: null, willSign: false });
  expect(await rooms.share("a-room", {})).toBeNull();
  expect(account.documents().size).toBe(0);
});

test("while somebody looks, another device's work comes in by itself, and silence costs nothing", async () => {
  const { account, memory, rooms, after, waits, id } = await kept();
  await after(POLL_EVERY_MS);
  await expect.poll(waits).toEqual([POLL_EVERY_MS]);
  expect(account.asked.at(-1)).not.toBeNull();
  const before = rooms.state();
  await after(POLL_EVERY_MS);
  await expect.poll(waits).toEqual([POLL_EVERY_MS]);
  expect(rooms.state()).toEqual(before);

  const document = furnishedRoom();
  const elsewhere = { ...document, shell: { ...document.shell, name: "Attic" } };
  await account.api.save(id, 1, elsewhere);
  await after(POLL_EVERY_MS);
  await expect.poll(() => nameOf(memory.texts.get(roomKey("a-room")))).toBe("Attic");
});

test("nobody is asked while nobody looks; whoever comes back asks at once", async () => {
  const { account, seen, after, waits } = await kept();
  await expect.poll(waits).toEqual([POLL_EVERY_MS]);
  seen.is = false;
  const asked = account.asked.length;
  await after(POLL_EVERY_MS);
  expect(waits()).toEqual([]);
  expect(account.asked).toHaveLength(asked);
  seen.is = true;
  seen.come();
  await expect.poll(() => account.asked.length).toBe(asked + 1);
  await expect.poll(waits).toEqual([POLL_EVERY_MS]);
});

test("a server that is away is asked later and later, and as before when it is back", async () => {
  const { account, rooms, after, waits } = await kept();
  account.faults.isAway = true;
  await after(POLL_EVERY_MS);
  for (let wait = RETRY_LATER_MS; wait < RETRY_LATEST_MS; wait *= 2) await after(wait);
  await after(RETRY_LATEST_MS);
  await expect.poll(waits).toEqual([RETRY_LATEST_MS]);
  expect(rooms.state().at).toBe("waiting");
  account.faults.isAway = false;
  await after(RETRY_LATEST_MS);
  await expect.poll(waits).toEqual([POLL_EVERY_MS]);
  account.faults.isAway = true;
  await after(POLL_EVERY_MS);
  await expect.poll(waits).toEqual([RETRY_LATER_MS]);
});

test("how far a room has come is known at every moment", async () => {
  const { account, rooms, after, write, progress, waits } = await kept();
  write("a-room", "Attic");
  expect(progress()).toBe("sending");
  await after(RETRY_SOON_MS);
  await expect.poll(progress).toBe("sent");

  account.faults.isAway = true;
  write("a-room", "Cellar");
  await after(RETRY_SOON_MS);
  await expect.poll(progress).toBe("waiting");
  write("a-room", "Barn");
  expect(progress()).toBe("waiting");
  account.faults.isAway = false;
  await after(RETRY_SOON_MS);
  await expect.poll(progress).toBe("sent");
  expect([...account.documents().values()][0]!.document.shell.name).toBe("Barn");

  // Another room for which there is no place leaves this one what it is.
  account.faults.most = 1;
  write("another", "Loft");
  await after(RETRY_SOON_MS);
  await expect.poll(() => rooms.state().progress.get("another")).toBe("full");
  expect(progress()).toBe("sent");
  account.faults.most = 2;
  write("another", "Loft");
  await after(RETRY_SOON_MS);
  await expect.poll(() => rooms.state().progress.get("another")).toBe("sent");
  await expect.poll(waits).toEqual([POLL_EVERY_MS]);
});

test("what is written while there is no news is sent all the same", async () => {
  const { account, after, write, progress } = await kept();
  account.faults.whileListing = () => {
    account.faults.whileListing = () => {};
    write("a-room", "Attic");
  };
  await after(POLL_EVERY_MS);
  await after(RETRY_SOON_MS);
  await expect.poll(progress).toBe("sent");
  expect([...account.documents().values()][0]!.document.shell.name).toBe("Attic");
});

test("while a room waits for the server it is tried again even where nobody looks", async () => {
  const { account, seen, after, write, progress, waits } = await kept();
  account.faults.isAway = true;
  write("a-room", "Attic");
  await after(RETRY_SOON_MS);
  await expect.poll(waits).toEqual([RETRY_LATER_MS]);
  seen.is = false;
  account.faults.isAway = false;
  await after(RETRY_LATER_MS);
  await expect.poll(progress).toBe("sent");
});

test("a room is found by the name that the account knows it by, and by no other", async () => {
  const { rooms, id } = await kept();
  expect(await rooms.fetch(id)).toBe("a-room");
  expect(await rooms.fetch("not-there")).toBeNull();
});
