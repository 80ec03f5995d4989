// Two devices of one holder and the account between them: nothing of either is lost.
import { beforeEach, describe, expect, test } from "vitest";
import { putBack } from "../store/deletedTexts.ts";
import { deletedKey, documentKey } from "../store/keys.ts";
import { memoryAccount } from "../testing/memoryAccount.ts";
import { memoryStore } from "../testing/memoryStore.ts";
import {
  farm,
  farmText,
  type TestFarm,
  testFarmKind,
  withDeed,
  withFarmName,
} from "../testing/testFarm.ts";
import { syncAll } from "./syncAll.ts";
import type { SyncParts } from "./syncDocument.ts";
import { findRecord, freshRecord, keepRecord } from "./syncRecord.ts";

const holder = "0xabc:1";
const own = documentKey(testFarmKind, "mine-on-desk");
let account: ReturnType<typeof memoryAccount<TestFarm>>;
beforeEach(() => {
  account = memoryAccount<TestFarm>();
});

type Device = ReturnType<typeof device>;

function device(name: string) {
  const memory = memoryStore();
  const keptBoth: string[] = [];
  let made = 0;
  const parts: SyncParts<TestFarm> = {
    store: memory.store,
    api: account.api,
    kind: testFarmKind,
    newId: () => `${name}-farm-${++made}`,
    sendAttachments: async () => null,
    onKeptBoth: (twice) => keptBoth.push(twice),
  };
  const sync = async () => {
    for (let rounds = 0; rounds < 6; rounds++) {
      const end = await syncAll(parts, { holder, known: null });
      if (end.kind !== "exchanged" || end.isDone) return end;
    }
    throw new Error("It never comes to rest.");
  };
  return { ...memory, parts, keptBoth, sync };
}

const farmsOn = ({ texts }: Device): string[] =>
  [...texts.keys()].filter((key) => key.startsWith(testFarmKind.prefix));
const read = ({ texts }: Device, key: string): TestFarm => {
  const decoded = testFarmKind.decode(texts.get(key)!);
  if (!decoded.ok) throw new Error("not a farm");
  return decoded.value;
};
const edit = (on: Device, key: string, change: (farm: TestFarm) => TestFarm) =>
  on.texts.set(key, testFarmKind.encode(change(read(on, key))));
const rename = (name: string) => (on: TestFarm) => withFarmName(on, name);
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

describe("syncAll", () => {
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
    edit(phone, there, (on) => withDeed(on, "1"));
    await desk.sync();
    await phone.sync();
    await desk.sync();
    for (const both of [read(desk, own), read(phone, there)])
      expect(both).toEqual(withDeed(withFarmName(farm, "Attic"), "1"));
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

  /** As the library does. */
  function remove(on: Device, key: string): void {
    const id = key.slice(testFarmKind.prefix.length);
    on.texts.set(deletedKey(id), JSON.stringify({ at: 0, text: on.texts.get(key) }));
    on.texts.delete(key);
  }

  test("deleted here it is deleted there, and comes back on both sides as the same one", async () => {
    const { desk, phone, there } = await twoDevices();
    const [id] = account.documents().keys();
    remove(desk, own);
    await desk.sync();
    expect([account.documents().size, account.deleted().size]).toEqual([0, 1]);
    await phone.sync();
    // Where it was not deleted it stays.
    expect(nameOn(phone, there)).toBe(farm.name);
    await putBack(desk.store, testFarmKind, "mine-on-desk");
    await desk.sync();
    await phone.sync();
    expect([...account.documents().keys()]).toEqual([id]);
    edit(phone, there, rename("Attic"));
    await phone.sync();
    await desk.sync();
    expect(nameOn(desk, own)).toBe("Attic");
    expect([farmsOn(desk).length, farmsOn(phone).length]).toEqual([1, 1]);
  });

  test("brought back there it comes back here, with what was not sent yet", async () => {
    const { desk, phone } = await twoDevices();
    const [id] = account.documents().keys();
    edit(desk, own, (on) => withDeed(on, "unsent"));
    remove(desk, own);
    await desk.sync();
    await account.api.restore(id!);
    await desk.sync();
    await phone.sync();
    expect(read(desk, own)).toEqual(withDeed(farm, "unsent"));
    expect(read(phone, farmsOn(phone)[0]!)).toEqual(withDeed(farm, "unsent"));
  });

  test("deleted for good here it is gone there too, and whoever else has it keeps it", async () => {
    const { desk, phone, there } = await twoDevices();
    remove(desk, own);
    await desk.sync();
    desk.texts.delete(deletedKey("mine-on-desk"));
    await desk.sync();
    expect([account.documents().size, account.deleted().size]).toEqual([0, 0]);
    expect(await findRecord(desk.store, "mine-on-desk")).toBeNull();
    await phone.sync();
    expect(nameOn(phone, there)).toBe(farm.name);
  });

  test("deleted here while it was changed there, it comes back", async () => {
    const { desk, phone, there } = await twoDevices();
    edit(phone, there, rename("Attic"));
    await phone.sync();
    remove(desk, own);
    await desk.sync();
    expect(nameOn(desk, own)).toBe("Attic");
  });

  test("deleted there it stays here, and is not sent again", async () => {
    const { desk, phone, there } = await twoDevices();
    remove(phone, there);
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
    desk.texts.set(documentKey(testFarmKind, "theirs"), farmText);
    await keepRecord(desk.store, "theirs", freshRecord("0xother:1"));
    await desk.sync();
    expect(account.documents().size).toBe(0);

    account.faults.most = 0;
    desk.texts.set(own, farmText);
    await keepRecord(desk.store, "mine-on-desk", freshRecord(holder));
    expect(await desk.sync()).toMatchObject({ kind: "troubled", trouble: { kind: "tooMany" } });
  });
});
