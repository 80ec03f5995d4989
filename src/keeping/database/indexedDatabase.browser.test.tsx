// The real database of a browser: nothing by halves, nothing lost, and every trouble a plain answer.
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { moveItems } from "../../room/commands/moveItems.ts";
import { renameRoom } from "../../room/commands/renameRoom.ts";
import { encode } from "../../room/model/encode.ts";
import { bareRoom } from "../../room/model/sampleRoom.ts";
import { browserPorts, openDevice } from "../browser/browserPorts.ts";
import { openWorkshop } from "../library/openLibrary.ts";
import { databaseStore } from "../store/databaseStore.ts";
import { roomKey } from "../store/keys.ts";
import { catalogue, moved, named, start, startText } from "../testing/savingTabs.ts";
import type { Database } from "./database.ts";
import { indexedDatabase } from "./indexedDatabase.ts";

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

async function open(): Promise<Database> {
  const database = (await indexedDatabase(() => indexedDB, name))!;
  onTestFinished(() => database.close());
  return database;
}
const storeOf = (database: Database) =>
  databaseStore({ database, now: () => 5, onWrote: () => {} });

describe("the database", () => {
  test("keeps texts across connections, listed in order", async () => {
    fresh();
    const first = storeOf(await open());
    for (const key of ["room/b", "room/a", "other/c"])
      expect(await first.write(key, `at ${key}`, null)).toEqual({ ok: true });
    const second = storeOf(await open());
    expect(await second.list("room/")).toEqual({ ok: true, keys: ["room/a", "room/b"] });
    expect(await second.read("room/a")).toEqual({ ok: true, text: "at room/a" });
    expect(await second.write("room/a", null, "at room/a")).toEqual({ ok: true });
    expect(await first.read("room/a")).toEqual({ ok: true, text: null });
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
      expect(await stores[0]!.read("room/a")).toEqual({ ok: true, text: seen });
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
    expect(await store.read("room/a")).toEqual({ ok: true, text: "before" });
  });

  test("a bug in the middle of a change undoes it", async () => {
    fresh();
    const database = await open();
    const change = database.change(["texts"], async (at) => {
      await at.put("texts", "a", "half");
      throw new Error("bug");
    });
    await expect(change).rejects.toThrow("bug");
    expect(await database.read(["texts"], (at) => at.get("texts", "a"))).toEqual({
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
    expect(await indexedDatabase(() => indexedDB, name)).toBeNull();
  });

  test("where the browser keeps nothing there is none, whatever way it says so", async () => {
    expect(await indexedDatabase(() => undefined, "x")).toBeNull();
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(await indexedDatabase(denied, "x")).toBeNull();
    vi.spyOn(indexedDB, "open").mockImplementation(denied);
    const device = await openDevice("x");
    expect(device.database.isLasting).toBe(false);
    const store = storeOf(device.database);
    expect(await store.write("room/a", "text", null)).toEqual({ ok: true });
    expect(await store.write("room/a", "other", null)).toEqual({ ok: false, reason: "changed" });
    expect(await store.read("room/a")).toEqual({ ok: true, text: "text" });
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
      const read = await store.read(roomKey("a"));
      const [first, , second] = (read.ok && read.text ? read.text : "").split(" ");
      expect(first).toBe(second);
      expect(Number(first)).toBeGreaterThanOrEqual(last);
      const seen = read.ok ? read.text : null;
      expect(await store.write(roomKey("a"), null, seen)).toEqual({ ok: true });
      database.close();
    }
  });
});

describe("two tabs of a real browser", () => {
  async function tab(wanted: string | null) {
    const device = await openDevice(name);
    const workshop = await openWorkshop(
      browserPorts(device, { catalogue, wanted, blank: bareRoom() }),
    );
    onTestFinished(() => {
      workshop.close();
      device.tabs.close();
      device.database.close();
    });
    return workshop;
  }
  const text = (workshop: Awaited<ReturnType<typeof tab>>) =>
    encode(workshop.session.state().document);

  test("join what they did at the same time, and both show it", async () => {
    fresh();
    await storeOf(await open()).write(roomKey("a"), startText, null);
    const [one, two] = [await tab("a"), await tab("a")];
    one.session.dispatch(moveItems, { ids: ["table-1"], by: { x: 4, z: 0 } });
    two.session.dispatch(renameRoom, { name: "Two" });
    one.retry();
    two.retry();
    const both = encode(named(moved(start, "table-1", 4), "Two"));
    await vi.waitFor(() => expect([text(one), text(two)]).toEqual([both, both]), 5_000);
    await vi.waitFor(() => expect(one.state().saving).toEqual({ at: "kept" }), 5_000);
    expect([one, two].map((each) => each.state().parted)).toEqual([null, null]);
  });

  test("save what waits when the page is hidden", async () => {
    fresh();
    const workshop = await tab(null);
    workshop.session.dispatch(renameRoom, { name: "Just before" });
    dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(workshop.state().saving).toEqual({ at: "kept" }), 5_000);
    const { room } = workshop.state();
    const read = await storeOf(await open()).read(roomKey(room));
    expect(read.ok && read.text).toContain("Just before");
    const again = await tab(null);
    expect(again.state()).toMatchObject({ room, isFresh: false });
  });
});
