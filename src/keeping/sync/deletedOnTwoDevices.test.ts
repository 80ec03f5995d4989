// Two devices of one holder, at work by chance: whatever is deleted comes back whole, with its earlier versions and its link.
import { seeded } from "@loamstead/lib/testing/seeded.ts";
import { Watched } from "@loamstead/lib/watched.ts";
import { expect, test } from "vitest";
import { openLibrary } from "../library/openLibrary.ts";
import { documentKey } from "../store/keys.ts";
import { keepPoint, listPoints } from "../store/restorePoints.ts";
import { databaseStore } from "../store/store.ts";
import { libraryTabs } from "../testing/libraryTabs.ts";
import { memoryAccount } from "../testing/memoryAccount.ts";
import {
  farm,
  type TestFarm,
  testFarmKind,
  testFarmLayout,
  withDeed,
  withFarmName,
} from "../testing/testFarm.ts";
import { claim, unclaimed } from "./claim.ts";
import { syncAll } from "./syncAll.ts";
import { findRecord } from "./syncRecord.ts";

const holder = "0xabc:1";
const day = 24 * 60 * 60_000;

async function openDevice(name: string, account: ReturnType<typeof memoryAccount<TestFarm>>) {
  const { tab, database, pass, now } = libraryTabs({
    layout: testFarmLayout,
    blank: withFarmName(farm, `Blank on ${name}`),
    open: async (
      ports: Omit<
        Parameters<typeof openLibrary<TestFarm, { deeds: number }>>[0],
        "kind" | "workspace"
      >,
    ) => {
      const field = new Watched({ farm: ports.blank });
      const work = (on: TestFarm) => field.set({ farm: on });
      const library = await openLibrary({
        ...ports,
        // No two devices make the same id.
        newId: () => `${name}-${ports.newId()}`,
        kind: testFarmKind,
        workspace: {
          document: () => field.state().farm,
          isBusy: () => false,
          open: work,
          renew: work,
          rename: (wanted) => work(withFarmName(field.state().farm, wanted)),
          subscribe: field.subscribe,
        },
      });
      return { ...library, work, now: () => field.state().farm };
    },
  });
  const { library } = await tab();
  const store = databaseStore({ database, now, onWrote: () => {} });
  let made = 0;
  const parts = {
    store,
    api: account.api,
    kind: testFarmKind,
    newId: () => `${name}-from-account-${++made}`,
    sendAttachments: async () => null,
    onKeptBoth: () => {},
  };
  async function sync(): Promise<boolean> {
    for (let rounds = 0; rounds < 8; rounds += 1) {
      for (const id of await unclaimed(store, testFarmKind)) await claim(store, id, holder);
      const end = await syncAll(parts, { holder, known: null });
      if (end.kind === "troubled") return false;
      if (end.kind === "exchanged" && end.isDone) return true;
    }
    throw new Error(`${name} never comes to rest`);
  }
  const textOf = async (id: string) => {
    const read = await store.read(documentKey(testFarmKind, id));
    return read.ok ? read.value : null;
  };
  const ids = async () => {
    const listed = await library.list();
    return listed.ok ? listed.value.map((each) => each.id) : [];
  };
  return { name, library, store, pass, sync, textOf, ids };
}

test("of a walk over two devices everything that was deleted comes back whole within its days", async () => {
  const account = memoryAccount<TestFarm>();
  account.faults.most = 10_000;
  const devices = [await openDevice("desk", account), await openDevice("phone", account)];
  type Device = (typeof devices)[number];
  const { pick, chance } = seeded(45);
  /** Each deed is done once, so that it can be looked for. */
  let deeds = 0;
  const shared = new Set<string>();
  const broken: string[] = [];
  let broughtBack = 0;

  async function bringBack(device: Device, id: string, wanted: string, points: number) {
    const back = await device.library.bringBack(id);
    await device.pass(1_000);
    const text = back.ok ? await device.textOf(back.value) : null;
    // What came from the other device while it was open is joined before it is deleted.
    const isWhole = wanted.match(/"d\d+"/g)?.every((deed) => text?.includes(deed)) ?? text !== null;
    if (!isWhole) broken.push(`${device.name} ${id}: ${wanted} came back as ${text}`);
    const kept = (await listPoints(device.store, id)).length;
    if (kept < points) broken.push(`${device.name} ${id}: ${points} versions came back as ${kept}`);
    broughtBack += 1;
  }

  /** What each device has deleted, and as what. */
  const away = new Map<Device, Map<string, { text: string; points: number }>>(
    devices.map((device) => [device, new Map()]),
  );
  const acts: Record<string, (device: Device) => Promise<unknown>> = {
    create: async ({ library, pass }) => {
      await library.create(withDeed(withFarmName(farm, `Farm ${deeds}`), `d${++deeds}`));
      await pass(1_000);
    },
    edit: async ({ library, pass, ids, store }) => {
      const all = await ids();
      if (all.length === 0) return;
      await library.open(pick(all));
      await keepPoint(store, library.state().id, testFarmKind.encode(library.now()), deeds * 10);
      library.work(withDeed(library.now(), `d${++deeds}`));
      if (chance(0.8)) await pass(1_000);
    },
    remove: async (device) => {
      const { library, ids, store } = device;
      const all = await ids();
      if (all.length === 0) return;
      const id = chance(0.5) && all.includes(library.state().id) ? library.state().id : pick(all);
      // What is open may not be kept yet, and comes back as it was all the same.
      const text =
        id === library.state().id ? testFarmKind.encode(library.now()) : await device.textOf(id);
      const points = (await listPoints(store, id)).length;
      if ((await library.remove(id)).ok) away.get(device)!.set(id, { text: text!, points });
    },
    bringBack: async (device) => {
      const kept = await device.library.deleted();
      const one = kept.length > 0 ? pick(kept) : undefined;
      const was = one && away.get(device)!.get(one.id);
      // Another of its id is there again, since the other device went on with it.
      if (!one || !was || (await device.textOf(one.id)) !== null) return;
      await bringBack(device, one.id, was.text, was.points);
    },
    sync: ({ sync }) => sync(),
    share: async () => {
      const all = [...account.documents().keys()];
      if (all.length > 0) {
        const id = pick(all);
        await account.api.publish(id, {});
        shared.add(id);
      }
    },
    restoreThere: async () => {
      const all = [...account.deleted().keys()];
      if (all.length > 0 && chance(0.3)) await account.api.restore(pick(all));
    },
    lose: async () => {
      account.faults.losesNextAnswer = true;
    },
    wait: async ({ pass }) => pass(day / 24),
  };
  const often = ["edit", "edit", "create", "remove", "remove", "bringBack", "sync", "sync", "sync"];
  for (let i = 0; i < 1_000; i += 1)
    await acts[pick([...often, "share", "restoreThere", "lose", "wait"])]!(pick(devices));
  account.faults.losesNextAnswer = false;

  expect(broken).toEqual([]);
  expect(broughtBack).toBeGreaterThan(20);
  // All that is still away comes back, on whichever side it lies.
  for (const device of devices) {
    for (const { id } of await device.library.deleted()) await device.library.bringBack(id);
    await device.pass(1_000);
  }
  for (let turns = 0; turns < 3; turns += 1)
    for (const device of devices) expect(await device.sync()).toBe(true);
  for (const id of account.deleted().keys()) await account.api.restore(id);
  for (let turns = 0; turns < 3; turns += 1)
    for (const device of devices) expect(await device.sync()).toBe(true);

  const lost: string[] = [];
  const all = Array.from({ length: deeds }, (_, i) => `d${i + 1}`);
  for (const device of devices) {
    const texts = await Promise.all((await device.ids()).map(device.textOf));
    const there = texts.join("");
    for (const deed of all)
      if (!there.includes(`"${deed}"`)) lost.push(`${deed} on ${device.name}`);
    for (const id of await device.ids())
      expect((await findRecord(device.store, id))?.isDeleted).toBe(false);
  }
  const inAccount = [...account.documents().values()].map((kept) =>
    testFarmKind.encode(kept.document),
  );
  for (const deed of all)
    if (!inAccount.join("").includes(`"${deed}"`)) lost.push(`${deed} in the account`);
  expect(lost).toEqual([]);
  for (const id of shared) expect(account.documents().get(id)?.publishedAt).not.toBeNull();
});
