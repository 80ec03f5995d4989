import { beforeEach, expect, test } from "vitest";
import { roomKey } from "../../keeping/store/keys.ts";
import { syncRooms } from "../../keeping/sync/syncAll.ts";
import type { SyncParts } from "../../keeping/sync/syncDocument.ts";
import { findTie, freshTie, keepTie } from "../../keeping/sync/syncRecord.ts";
import { memoryAccount } from "../../keeping/testing/memoryAccount.ts";
import { memoryStore } from "../../keeping/testing/memoryStore.ts";
import { renameRoom } from "../commands/renameRoom.ts";
import { setLight } from "../commands/setLight.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import type { RoomDocument } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";

const holder = "0xabc:1";
const catalogue = sampleCatalogue();
let account: ReturnType<typeof memoryAccount>;
beforeEach(() => {
  account = memoryAccount();
});

type Device = ReturnType<typeof device>;

function device(name: string) {
  const memory = memoryStore();
  const keptBoth: string[] = [];
  let made = 0;
  const parts: SyncParts = {
    store: memory.store,
    api: account.api,
    catalogue,
    newRoomId: () => `${name}-room-${++made}`,
    sendPictures: async () => null,
    onKeptBoth: (room) => keptBoth.push(room),
  };
  const sync = async (isRegrettable = () => false) => {
    for (let rounds = 0; rounds < 6; rounds++) {
      const end = await syncRooms(parts, { holder, isRegrettable, known: null });
      if (end.kind !== "exchanged" || end.isDone) return end;
    }
    throw new Error("It never comes to rest.");
  };
  return { ...memory, parts, keptBoth, sync };
}

const roomsOn = ({ texts }: Device): string[] =>
  [...texts.keys()].filter((key) => key.startsWith("room/"));
const read = ({ texts }: Device, key: string): RoomDocument => {
  const decoded = decode(texts.get(key)!);
  if (!decoded.ok) throw new Error("not a room");
  return decoded.value;
};
const edit = (on: Device, key: string, change: (room: RoomDocument) => RoomDocument) =>
  on.texts.set(key, encode(change(read(on, key))));

const named = (name: string) => (room: RoomDocument) => {
  const outcome = renameRoom(room, { name }, catalogue);
  if (!outcome.ok) throw new Error("not renamed");
  return outcome.document;
};
const atNight = (room: RoomDocument) => {
  const outcome = setLight(room, { light: "night" }, catalogue);
  return outcome.ok ? outcome.document : room;
};

async function twoDevices() {
  const [desk, phone] = [device("desk"), device("phone")];
  const key = roomKey("mine-on-desk");
  desk.texts.set(key, encode(furnishedRoom()));
  await keepTie(desk.store, "mine-on-desk", freshTie(holder));
  await desk.sync();
  await phone.sync();
  const [there] = roomsOn(phone);
  return { desk, phone, key, there: there! };
}

test("a room comes to the account, and from there to the other device", async () => {
  const { desk, phone, key, there } = await twoDevices();
  expect(account.rooms().size).toBe(1);
  expect(phone.texts.get(there)).toBe(desk.texts.get(key));

  edit(phone, there, named("Attic"));
  await phone.sync();
  await desk.sync();
  expect(read(desk, key).shell.name).toBe("Attic");
});

test("what both changed apart from each other is joined", async () => {
  const { desk, phone, key, there } = await twoDevices();
  edit(desk, key, named("Attic"));
  edit(phone, there, atNight);
  await desk.sync();
  await phone.sync();
  await desk.sync();
  for (const room of [read(desk, key), read(phone, there)])
    expect(room.shell).toMatchObject({ name: "Attic", light: "night" });
  expect(account.rooms().size).toBe(1);
});

test("what cannot be joined is kept twice, on both devices and in the account", async () => {
  const { desk, phone, key, there } = await twoDevices();
  edit(desk, key, named("Attic"));
  edit(phone, there, named("Cellar"));
  await desk.sync();
  await phone.sync();
  await desk.sync();
  expect(phone.keptBoth).toEqual(["Attic"]);
  const names = (on: Device) =>
    roomsOn(on)
      .map((room) => read(on, room).shell.name)
      .sort();
  expect(names(desk)).toEqual(["Attic", "Cellar"]);
  expect(names(phone)).toEqual(["Attic", "Cellar"]);
  expect(account.rooms().size).toBe(2);
});

test("put away here it goes there, but not while it can be brought back", async () => {
  const { desk, key } = await twoDevices();
  desk.texts.delete(key);
  await syncRooms(desk.parts, { holder, isRegrettable: () => true, known: null });
  expect(account.rooms().size).toBe(1);
  await desk.sync();
  expect(account.rooms().size).toBe(0);
  expect(await findTie(desk.store, "mine-on-desk")).toBeNull();
});

test("put away here while it was furnished there, it comes back", async () => {
  const { desk, phone, key, there } = await twoDevices();
  edit(phone, there, named("Attic"));
  await phone.sync();
  desk.texts.delete(key);
  await desk.sync();
  expect(read(desk, key).shell.name).toBe("Attic");
});

test("put away there it stays here, and is not sent again", async () => {
  const { desk, phone, key, there } = await twoDevices();
  phone.texts.delete(there);
  await phone.sync();
  await desk.sync();
  edit(desk, key, named("Attic"));
  await desk.sync();
  expect(read(desk, key).shell.name).toBe("Attic");
  expect(account.rooms().size).toBe(0);
});

test("an answer that is lost makes no second room", async () => {
  const desk = device("desk");
  desk.texts.set(roomKey("mine-on-desk"), encode(furnishedRoom()));
  await keepTie(desk.store, "mine-on-desk", freshTie(holder));
  account.faults.losesNextAnswer = true;
  expect(await desk.sync()).toMatchObject({ kind: "troubled", trouble: { kind: "unreachable" } });
  await desk.sync();
  expect(account.rooms().size).toBe(1);
});

test("nobody else's rooms are touched, and a full account is told", async () => {
  const desk = device("desk");
  desk.texts.set(roomKey("theirs"), encode(furnishedRoom()));
  await keepTie(desk.store, "theirs", freshTie("0xother:1"));
  await desk.sync();
  expect(account.rooms().size).toBe(0);

  account.faults.most = 0;
  desk.texts.set(roomKey("mine-on-desk"), encode(furnishedRoom()));
  await keepTie(desk.store, "mine-on-desk", freshTie(holder));
  expect(await desk.sync()).toMatchObject({ kind: "troubled", trouble: { kind: "tooManyRooms" } });
});
