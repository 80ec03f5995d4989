// Two devices of one holder and the account between them: nothing of either is lost.
import { beforeEach, expect, test } from "vitest";
import { documentKey } from "../store/keys.ts";
import { done, type Farm, farm, farmKind, farmText, named } from "../testing/farm.ts";
import { memoryAccount } from "../testing/memoryAccount.ts";
import { memoryStore } from "../testing/memoryStore.ts";
import { syncAll } from "./syncAll.ts";
import type { SyncParts } from "./syncDocument.ts";
import { findRecord, freshRecord, keepRecord } from "./syncRecord.ts";

const holder = "0xabc:1";
const own = documentKey(farmKind, "mine-on-desk");
let account: ReturnType<typeof memoryAccount<Farm>>;
beforeEach(() => {
  account = memoryAccount<Farm>();
});

type Device = ReturnType<typeof device>;

function device(name: string) {
  const memory = memoryStore();
  const keptBoth: string[] = [];
  let made = 0;
  const parts: SyncParts<Farm> = {
    store: memory.store,
    api: account.api,
    kind: farmKind,
    newId: () => `${name}-farm-${++made}`,
    sendAttachments: async () => null,
    onKeptBoth: (twice) => keptBoth.push(twice),
  };
  const sync = async (isRegrettable = () => false) => {
    for (let rounds = 0; rounds < 6; rounds++) {
      const end = await syncAll(parts, { holder, isRegrettable, known: null });
      if (end.kind !== "exchanged" || end.isDone) return end;
    }
    throw new Error("It never comes to rest.");
  };
  return { ...memory, parts, keptBoth, sync };
}

const farmsOn = ({ texts }: Device): string[] =>
  [...texts.keys()].filter((key) => key.startsWith(farmKind.prefix));
const read = ({ texts }: Device, key: string): Farm => {
  const decoded = farmKind.decode(texts.get(key)!);
  if (!decoded.ok) throw new Error("not a farm");
  return decoded.value;
};
const edit = (on: Device, key: string, change: (farm: Farm) => Farm) =>
  on.texts.set(key, farmKind.encode(change(read(on, key))));
const rename = (name: string) => (on: Farm) => named(on, name);
const nameOn = (on: Device, key: string) => read(on, key).name;

async function twoDevices() {
  const [desk, phone] = [device("desk"), device("phone")];
  desk.texts.set(own, farmText);
  await keepRecord(desk.store, "mine-on-desk", freshRecord(holder));
  await desk.sync();
  await phone.sync();
  const [there] = farmsOn(phone);
  return { desk, phone, there: there! };
}

test("a farm comes to the account, and from there to the other device", async () => {
  const { desk, phone, there } = await twoDevices();
  expect(account.documents().size).toBe(1);
  expect(phone.texts.get(there)).toBe(desk.texts.get(own));

  edit(phone, there, rename("Attic"));
  await phone.sync();
  await desk.sync();
  expect(nameOn(desk, own)).toBe("Attic");
});

test("what both changed apart from each other is joined", async () => {
  const { desk, phone, there } = await twoDevices();
  edit(desk, own, rename("Attic"));
  edit(phone, there, (on) => done(on, "1"));
  await desk.sync();
  await phone.sync();
  await desk.sync();
  for (const both of [read(desk, own), read(phone, there)])
    expect(both).toEqual(done(named(farm, "Attic"), "1"));
  expect(account.documents().size).toBe(1);
});

test("what cannot be joined is kept twice, on both devices and in the account", async () => {
  const { desk, phone, there } = await twoDevices();
  edit(desk, own, rename("Attic"));
  edit(phone, there, rename("Cellar"));
  await desk.sync();
  await phone.sync();
  await desk.sync();
  expect(phone.keptBoth).toEqual(["Attic"]);
  const names = (on: Device) =>
    farmsOn(on)
      .map((key) => nameOn(on, key))
      .sort();
  expect(names(desk)).toEqual(["Attic", "Cellar"]);
  expect(names(phone)).toEqual(["Attic", "Cellar"]);
  expect(account.documents().size).toBe(2);
});

test("put away here it goes there, but not while it can be brought back", async () => {
  const { desk } = await twoDevices();
  desk.texts.delete(own);
  await syncAll(desk.parts, { holder, isRegrettable: () => true, known: null });
  expect(account.documents().size).toBe(1);
  await desk.sync();
  expect(account.documents().size).toBe(0);
  expect(await findRecord(desk.store, "mine-on-desk")).toBeNull();
});

test("put away here while it was changed there, it comes back", async () => {
  const { desk, phone, there } = await twoDevices();
  edit(phone, there, rename("Attic"));
  await phone.sync();
  desk.texts.delete(own);
  await desk.sync();
  expect(nameOn(desk, own)).toBe("Attic");
});

test("put away there it stays here, and is not sent again", async () => {
  const { desk, phone, there } = await twoDevices();
  phone.texts.delete(there);
  await phone.sync();
  await desk.sync();
  edit(desk, own, rename("Attic"));
  await desk.sync();
  expect(nameOn(desk, own)).toBe("Attic");
  expect(account.documents().size).toBe(0);
});

test("an answer that is lost makes no second farm", async () => {
  const desk = device("desk");
  desk.texts.set(own, farmText);
  await keepRecord(desk.store, "mine-on-desk", freshRecord(holder));
  account.faults.losesNextAnswer = true;
  expect(await desk.sync()).toMatchObject({ kind: "troubled", trouble: { kind: "unreachable" } });
  await desk.sync();
  expect(account.documents().size).toBe(1);
});

test("nobody else's farms are touched, and a full account is told", async () => {
  const desk = device("desk");
  desk.texts.set(documentKey(farmKind, "theirs"), farmText);
  await keepRecord(desk.store, "theirs", freshRecord("0xother:1"));
  await desk.sync();
  expect(account.documents().size).toBe(0);

  account.faults.most = 0;
  desk.texts.set(own, farmText);
  await keepRecord(desk.store, "mine-on-desk", freshRecord(holder));
  expect(await desk.sync()).toMatchObject({ kind: "troubled", trouble: { kind: "tooMany" } });
});
