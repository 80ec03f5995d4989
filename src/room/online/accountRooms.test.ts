import { expect, test } from "vitest";
import { encode } from "../model/encode.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { roomKey } from "../storage/keys.ts";
import { memoryStore } from "../storage/memoryStore.ts";
import { type AccountPorts, openAccountRooms } from "./accountRooms.ts";
import { noteOrigin } from "./origin.ts";
import { memoryAccount } from "./testing/memoryAccount.ts";
import { findTie } from "./ties.ts";

function stand(start: { holder: string | null; willSign?: boolean }) {
  const account = memoryAccount();
  const memory = memoryStore();
  let { holder } = start;
  const timers: (() => void)[] = [];
  const changes: (() => void)[] = [];
  let made = 0;
  const ports: AccountPorts = {
    store: memory.store,
    api: account.api,
    catalogue: sampleCatalogue(),
    newRoomId: () => `made-here-${++made}`,
    sendPictures: async () => null,
    holder: () => holder,
    onHolder: (listener) => {
      changes.push(listener);
      return () => {};
    },
    signIn: async () => {
      if (start.willSign) holder = "0xabc:1";
      return start.willSign === true;
    },
    onWritten: () => () => {},
    onAttention: () => () => {},
    alone: (work) => work(),
    after: (_, run) => {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
    now: () => 0,
  };
  memory.texts.set(roomKey("a-room"), encode(furnishedRoom()));
  const rooms = openAccountRooms(ports);
  const rest = () => expect.poll(() => rooms.state().at).not.toBe("syncing");
  return { account, memory, rooms, rest, ports };
}

test("a guest's rooms are offered to the account once, and go there when wanted", async () => {
  const { account, rooms, rest } = stand({ holder: "0xabc:1" });
  await rest();
  expect(rooms.state()).toMatchObject({ at: "kept", offer: 1 });
  expect(account.rooms().size).toBe(0);
  await rooms.claim();
  await rest();
  expect(rooms.state().offer).toBe(0);
  expect(account.rooms().size).toBe(1);
});

test("whoever would rather not is not asked again", async () => {
  const { account, rooms, rest, ports } = stand({ holder: "0xabc:1" });
  await rest();
  await rooms.decline();
  const again = openAccountRooms(ports);
  await expect.poll(() => again.state().at).toBe("kept");
  expect(again.state().offer).toBe(0);
  expect(account.rooms().size).toBe(0);
});

test("nothing is asked of the server while nobody is signed in", async () => {
  const { rooms, rest } = stand({ holder: null });
  await rest();
  expect(rooms.state()).toMatchObject({ at: "signedOut", quota: null });
});

test("sharing signs in, brings the room to the account with its origin, and shows it", async () => {
  const { account, memory, rooms } = stand({ holder: null, willSign: true });
  await noteOrigin(memory.store, "a-room", "publicroom");
  const shared = await rooms.share("a-room");
  expect(shared).toMatchObject({ ok: true, value: { publishedAt: 1 } });
  expect(account.rooms().size).toBe(1);
  expect(await findTie(memory.store, "a-room")).toMatchObject({ remixOf: "publicroom" });

  expect(await rooms.find("a-room")).toMatchObject({ ok: true, value: { publishedAt: 1 } });
  const [id] = [...account.rooms().keys()];
  expect(await rooms.unshare(id!)).toMatchObject({ ok: true, value: { publishedAt: null } });
});

test("whoever does not sign in shares nothing", async () => {
  const { account, rooms } = stand({ holder: null, willSign: false });
  expect(await rooms.share("a-room")).toBeNull();
  expect(account.rooms().size).toBe(0);
});
