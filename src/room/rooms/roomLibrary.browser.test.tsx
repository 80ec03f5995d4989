// The rooms in a real browser: two tabs at once, the end of a page, and what the first site left there.
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { browserPorts, openDevice } from "../../keeping/browser/browserPorts.ts";
import { thumbnails } from "../../keeping/cache/thumbnailCache.ts";
import { databaseStore } from "../../keeping/store/store.ts";
import { readClaimChoice } from "../../keeping/sync/claim.ts";
import { findRecord } from "../../keeping/sync/syncRecord.ts";
import { siteCatalogue } from "../catalogue/index.ts";
import { moveItems } from "../commands/moveItems.ts";
import { renameRoom } from "../commands/renameRoom.ts";
import { roomLayout } from "../keeping/roomKind.ts";
import {
  roomNamed,
  roomsCatalogue,
  roomWithItemMoved,
  startRoom,
  startText,
} from "../keeping/testing/rooms.ts";
import { encode } from "../model/encode.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { openPictureShelf } from "../pictures/pictureShelf.ts";
import { openRoomLibrary } from "./roomLibrary.ts";
import recorded from "./testing/recordedVersion1.json";

let name = "";
let count = 0;
const fresh = () => {
  name = `test-rooms-${Date.now()}-${++count}`;
  return name;
};
afterEach(() => {
  vi.restoreAllMocks();
  indexedDB.deleteDatabase(name);
});

async function storeOf() {
  const { database, tabs } = await openDevice({ ...roomLayout, name });
  onTestFinished(() => {
    tabs.close();
    database.close();
  });
  return databaseStore({ database, now: () => 5, onWrote: () => {} });
}

describe("roomLibrary", () => {
  describe("two tabs of a real browser", () => {
    async function tab(wanted: string | null) {
      const layout = { ...roomLayout, name };
      const device = await openDevice(layout);
      const library = await openRoomLibrary({
        ...browserPorts(layout),
        ...device,
        catalogue: roomsCatalogue,
        wanted,
        blank: bareRoom(),
      });
      onTestFinished(() => {
        library.close();
        device.tabs.close();
        device.database.close();
      });
      return library;
    }
    const text = (library: Awaited<ReturnType<typeof tab>>) =>
      encode(library.session.state().document);

    test("join what they did at the same time, and both show it", async () => {
      fresh();
      await (await storeOf()).write("room/a", startText, null);
      const [one, two] = [await tab("a"), await tab("a")];
      one.session.dispatch(moveItems, { ids: ["table-1"], by: { x: 4, z: 0 } });
      two.session.dispatch(renameRoom, { name: "Two" });
      one.retry();
      two.retry();
      const both = encode(roomNamed(roomWithItemMoved(startRoom, "table-1", 4), "Two"));
      await vi.waitFor(() => expect([text(one), text(two)]).toEqual([both, both]), 5_000);
      await vi.waitFor(() => expect(one.state().saving).toEqual({ at: "kept" }), 5_000);
      expect([one, two].map((each) => each.state().conflict)).toEqual([null, null]);
    });

    test("save what waits when the page is hidden", async () => {
      fresh();
      const library = await tab(null);
      library.session.dispatch(renameRoom, { name: "Just before" });
      dispatchEvent(new Event("pagehide"));
      await vi.waitFor(() => expect(library.state().saving).toEqual({ at: "kept" }), 5_000);
      const { id } = library.state();
      const read = await (await storeOf()).read(`room/${id}`);
      expect(read.ok && read.value).toContain("Just before");
      const again = await tab(null);
      expect(again.state()).toMatchObject({ id, isFresh: false });
    });
  });

  const bytesOf = (base64: string) =>
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;

  /** JSON has no bytes: they stand in it as `{ base64 }`. */
  function revived(row: unknown): unknown {
    if (typeof row !== "object" || row === null) return row;
    if ("base64" in row) return bytesOf(row.base64 as string);
    return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, revived(value)]));
  }

  /** A browser as it was left by the first version of the site, recorded from really using that. */
  async function asRecorded(): Promise<void> {
    const opening = indexedDB.open(fresh(), recorded.version);
    opening.onupgradeneeded = () => {
      for (const [table, rows] of Object.entries(recorded.tables)) {
        const put = opening.result.createObjectStore(table);
        for (const [key, row] of Object.entries(rows)) put.put(revived(row), key);
      }
    };
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
    for (const [key, note] of Object.entries(recorded.localStorage))
      localStorage.setItem(key.replace(recorded.name, name), note);
  }

  test("all that the first version of the site kept opens, and goes on being kept", async () => {
    await asRecorded();
    const layout = { ...roomLayout, name };
    const device = await openDevice(layout);
    const library = await openRoomLibrary({
      ...browserPorts(layout),
      ...device,
      catalogue: siteCatalogue,
      wanted: null,
      blank: bareRoom(),
    });
    onTestFinished(() => {
      library.close();
      device.tabs.close();
      device.database.close();
    });
    const { texts, pictures, bytes, drawings } = recorded.tables;
    const [kitchen, mine] = ["5s8nznjbyi86", "t2y2skvmpnw2"] as const;

    // Open is the room in which the last page ended, with what it noted in its last moment.
    expect(device.database.isLasting).toBe(true);
    expect(library.state()).toMatchObject({ id: mine, isFresh: false, unreadable: null });
    expect(library.session.state().document.shell.name).toBe("Said last");
    expect(Object.keys(localStorage).filter((key) => key.startsWith(`${name}.unkept`))).toEqual([]);
    expect(await library.list()).toMatchObject({
      value: [
        { id: mine, name: "Said last", things: 1 },
        { id: kitchen, name: "Our kitchen", things: 34 },
      ],
    });

    const store = await storeOf();
    for (const [key, text] of Object.entries(texts))
      if (key !== `room/${mine}`) expect(await store.read(key)).toEqual({ ok: true, value: text });
    const [aside] = await library.unreadable();
    expect(await library.readUnreadable(aside!.key)).toBe("half of a ro");
    const record = await findRecord(store, kitchen);
    expect(record).toMatchObject({ version: 1, base: texts[`room/${kitchen}`], isLetGo: false });
    expect(await readClaimChoice(store, record!.holder)).toBe("yes");

    const [[hash, picture]] = Object.entries(pictures) as [[keyof typeof bytes, object]];
    const shelf = await openPictureShelf({
      ...device,
      remaker: { remake: async () => ({ ok: false, reason: "broken" }), close: () => {} },
      now: Date.now,
    });
    expect(shelf.state()).toEqual([picture]);
    expect(await (await shelf.read(hash))!.arrayBuffer()).toEqual(bytesOf(bytes[hash].base64));
    const thumbnail = await device.database.read([thumbnails], (at) => at.get(thumbnails, kitchen));
    expect(thumbnail).toEqual({ ok: true, value: revived(drawings[kitchen]) });

    expect(await library.open(kitchen)).toEqual({ ok: true, value: kitchen });
    expect(encode(library.session.state().document)).toBe(texts[`room/${kitchen}`]);
    const [point] = await library.points();
    expect((await library.readPoint(point!.key))!.shell.name).toBe("Harvest kitchen");
    library.session.dispatch(renameRoom, { name: "Kept by the next site" });
    library.retry();
    await vi.waitFor(() => expect(library.state().saving).toEqual({ at: "kept" }), 5_000);
    expect((await store.read(`room/${kitchen}`)).ok).toBe(true);
    expect(await store.read(`room/${kitchen}`)).toMatchObject({
      value: expect.stringContaining("Kept by the next site"),
    });
  });
});
