// The real database of a browser: nothing by halves, nothing lost, and every trouble a plain answer.
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { browserPorts, openDevice } from "../browser/browserPorts.ts";
import { openTabs } from "../browser/tabs.ts";
import { documentKey } from "../store/keys.ts";
import { databaseStore, textTable } from "../store/store.ts";
import { testFarmKind, testFarmLayout } from "../testing/testFarm.ts";
import { type DatabaseLayout, type DeviceDatabase, defineTable } from "./database.ts";
import { indexedDatabase } from "./indexedDatabase.ts";
import { memoryDatabase } from "./memoryDatabase.ts";

let name = "";
let count = 0;
const fresh = () => {
  name = `test-${Date.now()}-${++count}`;
  return name;
};
afterEach(() => {
  vi.restoreAllMocks();
  indexedDB.deleteDatabase(name);
});

async function open({
  moves,
}: Pick<DatabaseLayout, "moves"> = testFarmLayout): Promise<DeviceDatabase> {
  const database = (await indexedDatabase(() => indexedDB, { name, moves }))!;
  onTestFinished(() => database.close());
  return database;
}
const storeOf = (database: DeviceDatabase) =>
  databaseStore({ database, now: () => 5, onWrote: () => {} });

describe("indexedDatabase", () => {
  describe("the database", () => {
    test("keeps texts across connections, listed in order", async () => {
      fresh();
      const first = storeOf(await open());
      for (const key of ["room/b", "room/a", "other/c"])
        expect(await first.write(key, `at ${key}`, null)).toEqual({ ok: true, value: null });
      const second = storeOf(await open());
      expect(await second.list("room/")).toEqual({ ok: true, value: ["room/a", "room/b"] });
      expect(await second.read("room/a")).toEqual({ ok: true, value: "at room/a" });
      expect(await second.write("room/a", null, "at room/a")).toEqual({ ok: true, value: null });
      expect(await first.read("room/a")).toEqual({ ok: true, value: null });
    });

    test("of many that write over the same, one is first and the others hear of it", async () => {
      fresh();
      const stores = [storeOf(await open()), storeOf(await open()), storeOf(await open())];
      let seen: string | null = null;
      for (let round = 0; round < 10; round++) {
        const texts = stores.map((_, i) => `round ${round} of ${i}`);
        const wrote = await Promise.all(stores.map((s, i) => s.write("room/a", texts[i]!, seen)));
        const winners = texts.filter((_, i) => wrote[i]!.ok);
        expect(winners).toHaveLength(1);
        seen = winners[0]!;
        expect(await stores[0]!.read("room/a")).toEqual({ ok: true, value: seen });
      }
    });

    test("full is said, and nothing of what was refused is there", async () => {
      fresh();
      const database = await open();
      const store = storeOf(database);
      await store.write("room/a", "before", null);
      const put = IDBObjectStore.prototype.put;
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
        this: IDBObjectStore,
        ...args
      ) {
        // The text is in; what belongs to it no longer fits.
        if (this.name === "stamps") throw new DOMException("no space", "QuotaExceededError");
        return put.apply(this, args);
      });
      expect(await store.write("room/a", "after", "before")).toEqual({ ok: false, reason: "full" });
      vi.restoreAllMocks();
      expect(await store.read("room/a")).toEqual({ ok: true, value: "before" });
    });

    test("a bug in the middle of a change undoes it", async () => {
      fresh();
      const database = await open();
      const change = database.change([textTable], async (at) => {
        await at.put(textTable, "a", "half");
        throw new Error("bug");
      });
      await expect(change).rejects.toThrow("bug");
      expect(await database.read([textTable], (at) => at.get(textTable, "a"))).toEqual({
        ok: true,
        value: undefined,
      });
    });

    test("steps aside for a newer site, and says so ever after", async () => {
      fresh();
      const database = await open();
      await new Promise((resolve, reject) => {
        const newer = indexedDB.open(name, 2);
        newer.onblocked = reject;
        newer.onsuccess = () => {
          newer.result.close();
          resolve(null);
        };
      });
      expect(database.isOutdated()).toBe(true);
      const unavailable = { ok: false, reason: "unavailable" };
      expect(await storeOf(database).read("room/a")).toEqual(unavailable);
      expect(await storeOf(database).write("room/a", "x", null)).toEqual(unavailable);
      expect(await indexedDatabase(() => indexedDB, { ...testFarmLayout, name })).toBeNull();
    });

    test("where the browser keeps nothing there is none, whatever way it says so", async () => {
      expect(await indexedDatabase(() => undefined, testFarmLayout)).toBeNull();
      const denied = () => {
        throw new DOMException("denied", "SecurityError");
      };
      expect(await indexedDatabase(denied, testFarmLayout)).toBeNull();
      vi.spyOn(indexedDB, "open").mockImplementation(denied);
      const device = await openDevice(testFarmLayout);
      expect(device.database.isLasting).toBe(false);
      const store = storeOf(device.database);
      expect(await store.write("room/a", "text", null)).toEqual({ ok: true, value: null });
      expect(await store.write("room/a", "other", null)).toEqual({ ok: false, reason: "changed" });
      expect(await store.read("room/a")).toEqual({ ok: true, value: "text" });
    });

    test("a thread killed while it saves loses no save that was answered, and leaves none by halves", async () => {
      fresh();
      for (const kills of [1, 7, 23]) {
        const worker = new Worker(new URL("../testing/saver.worker.ts", import.meta.url), {
          type: "module",
        });
        const last = await new Promise<number>((resolve, reject) => {
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.onmessage = ({ data }: MessageEvent<number>) => {
            if (data < kills) return;
            worker.terminate();
            resolve(data);
          };
          worker.postMessage(name);
        });
        const database = await open();
        const store = storeOf(database);
        const read = await store.read(documentKey(testFarmKind, "a"));
        const [first, , second] = (read.ok && read.value ? read.value : "").split(" ");
        expect(first).toBe(second);
        expect(Number(first)).toBeGreaterThanOrEqual(last);
        const seen = read.ok ? read.value : null;
        expect(await store.write(documentKey(testFarmKind, "a"), null, seen)).toEqual({
          ok: true,
          value: null,
        });
        database.close();
      }
    });
  });

  describe("moves from one version to the next", () => {
    const barns = defineTable<{ readonly of: string }>("barns");
    const moves: DatabaseLayout["moves"] = [
      ...testFarmLayout.moves,
      (at) => at.create(barns),
      async (at) => {
        for (const key of await at.keys(textTable, "farm/")) {
          await at.put(barns, key, { of: (await at.get(textTable, key))! });
          await at.drop(textTable, key);
        }
      },
    ];
    const barnsIn = (database: DeviceDatabase) => database.read([barns], (at) => at.all(barns, ""));

    test("an older database makes those that it lacks, and only once", async () => {
      fresh();
      const old = await open();
      await storeOf(old).write("farm/a", "beans", null);
      await storeOf(old).write("last", "a", null);
      for (const database of [await open({ moves }), await open({ moves })]) {
        expect(await barnsIn(database)).toEqual({ ok: true, value: [{ of: "beans" }] });
        expect(await storeOf(database).list("")).toEqual({ ok: true, value: ["last"] });
      }
      expect(old.isOutdated()).toBe(true);
      const memory = memoryDatabase({ name, moves });
      expect(await barnsIn(memory)).toEqual({ ok: true, value: [] });
    });

    test("a move that fails leaves the database what it was", async () => {
      fresh();
      const old = await open();
      await storeOf(old).write("farm/a", "beans", null);
      const fails = () => {
        throw new Error("bug");
      };
      expect(await indexedDatabase(() => indexedDB, { name, moves: [...moves, fails] })).toBeNull();
      expect(await storeOf(await open()).read("farm/a")).toEqual({ ok: true, value: "beans" });
    });

    test("a newer database is left alone", async () => {
      fresh();
      await open({ moves });
      expect(await indexedDatabase(() => indexedDB, { ...testFarmLayout, name })).toBeNull();
      expect(await barnsIn(await open({ moves }))).toMatchObject({ ok: true });
      const device = await openDevice({ ...testFarmLayout, name });
      onTestFinished(device.tabs.close);
      expect([device.database.isLasting, device.database.isOutdated()]).toEqual([false, true]);
    });
  });

  test("a database that the browser cleared away is missed once, and one that never was never", async () => {
    const layout = { ...testFarmLayout, name: fresh() };
    const { noteKept } = browserPorts(layout);
    const wasCleared = async () => {
      const device = await openDevice(layout);
      device.tabs.close();
      device.database.close();
      return device.wasCleared;
    };
    const cleared = () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
    expect(await wasCleared()).toBe(false);
    await cleared();
    expect(await wasCleared()).toBe(false);
    noteKept();
    expect(await wasCleared()).toBe(false);
    await cleared();
    expect([await wasCleared(), await wasCleared()]).toEqual([true, false]);
    await cleared();
    expect(await wasCleared()).toBe(false);
  });

  test("two kinds in one browser share neither texts nor what their tabs tell each other", async () => {
    const heard: unknown[] = [];
    const layouts = ["barley", "oats"].map((kind) => ({
      ...testFarmLayout,
      name: `${fresh()}-${kind}`,
    }));
    const [barley, oats] = await Promise.all(layouts.map(openDevice));
    const ears = openTabs(layouts[1]!.name);
    ears.listen((word) => heard.push(word));
    onTestFinished(() => {
      ears.close();
      for (const { name } of layouts) indexedDB.deleteDatabase(name);
    });
    for (const device of [barley!, oats!]) {
      onTestFinished(() => {
        device.tabs.close();
        device.database.close();
      });
      device.tabs.tell({ kind: "text", key: device === oats ? "oats" : "barley" });
    }
    expect((await storeOf(barley!.database).write("farm/a", "barley", null)).ok).toBe(true);
    expect((await storeOf(oats!.database).write("farm/a", "oats", null)).ok).toBe(true);
    expect(await storeOf(barley!.database).read("farm/a")).toMatchObject({ value: "barley" });
    await vi.waitFor(() => expect(heard).toEqual([{ kind: "text", key: "oats" }]));
  });
});
