// The rooms of this device over tables in memory: what is opened, kept, put away and brought back.
import { describe, expect, test } from "vitest";
import { textTable } from "../../keeping/store/store.ts";
import { roomPrefix } from "../keeping/roomKind.ts";
import { roomNamed, startRoom, startText } from "../keeping/testing/rooms.ts";
import { encode } from "../model/encode.ts";
import type { RoomLibrary } from "./roomLibrary.ts";
import { listedRoomNames, rename, roomTabs, shell } from "./testing/roomTabs.ts";

const name = (library: RoomLibrary) => shell(library).name;

/** A is open, B is beside it. */
async function twoRooms() {
  const device = roomTabs();
  for (const id of ["a", "b"])
    await device.put(`room/${id}`, encode(roomNamed(startRoom, id.toUpperCase())));
  return { ...device, ...(await device.tab({ wanted: "a" })) };
}

describe("roomLibrary", () => {
  describe("coming in", () => {
    test("a first visitor stands in a bare room that is only kept once something is done", async () => {
      const { tab, pass } = roomTabs();
      const { library, hide } = await tab();
      expect(library.state()).toMatchObject({ isFresh: true, saving: { at: "untouched" } });
      hide();
      await pass(60_000);
      expect(await listedRoomNames(library)).toEqual([]);
      rename(library, "Den");
      expect(library.state()).toMatchObject({ isFresh: false, saving: { at: "waiting" } });
      await pass(1_000);
      expect(library.state().saving).toEqual({ at: "kept" });
      expect(await listedRoomNames(library)).toEqual(["Den"]);
    });

    test("a bare room is kept as well where somebody needs it to be", async () => {
      const { tab, pass, faults } = roomTabs();
      const { library } = await tab();
      expect(await library.keep()).toBe(true);
      expect(await listedRoomNames(library)).toHaveLength(1);
      expect(library.state()).toMatchObject({ isFresh: false, saving: { at: "kept" } });
      rename(library, "Den");
      faults.writes = "full";
      expect(await library.keep()).toBe(false);
      faults.writes = null;
      await pass(0);
    });

    test("a template takes the bare room's place and is kept at once", async () => {
      const { tab, pass, text } = roomTabs();
      const { library } = await tab();
      const { id } = library.state();
      expect(await library.create(startRoom)).toEqual({ ok: true, value: id });
      await pass(0);
      expect(await text(`${roomPrefix}${id}`)).toBe(startText);
    });

    test("the room asked for is opened, else the last, else the newest", async () => {
      const { tab, pass, put } = roomTabs();
      await put("room/old", encode(roomNamed(startRoom, "Old")));
      await put("room/new", encode(roomNamed(startRoom, "New")));
      const first = await tab();
      expect(name(first.library)).toBe("New");
      await first.library.open("old");
      await pass(0);
      expect(name((await tab()).library)).toBe("Old");
      expect(name((await tab({ wanted: "new" })).library)).toBe("New");
      await pass(0);
      expect(name((await tab({ wanted: "nowhere" })).library)).toBe("New");
    });

    test("one that cannot be read is set aside whole, and the next is opened", async () => {
      const { tab, put, text } = roomTabs();
      await put("room/good", encode(roomNamed(startRoom, "Good")));
      await put("room/bad", "{broken");
      const { library } = await tab({ wanted: "bad" });
      expect(name(library)).toBe("Good");
      const { unreadable: aside } = library.state();
      expect(aside).toMatchObject({ id: "bad" });
      expect(await text(aside!.key)).toBe("{broken");
      expect(await library.readUnreadable(aside!.key)).toBe("{broken");
      expect(await library.unreadable()).toHaveLength(1);
      await library.forgetUnreadable(aside!.key);
      expect(library.state().unreadable).toBeNull();
      expect(await library.unreadable()).toEqual([]);
    });

    test("with a device that does not answer there is a room to work in, and no claim that it is kept", async () => {
      const { tab, pass, faults } = roomTabs();
      faults.reads = "unavailable";
      faults.writes = "unavailable";
      const { library } = await tab();
      rename(library, "Den");
      await pass(1_000);
      expect(library.state().saving).toEqual({ at: "failed", why: "unavailable" });
      faults.reads = null;
      faults.writes = null;
      library.retry();
      await pass(0);
      expect(library.state().saving).toEqual({ at: "kept" });
    });
  });

  describe("several rooms", () => {
    test("what is open is kept before another takes its place", async () => {
      const { library, pass, text } = await twoRooms();
      rename(library, "A with a word more");
      expect(await library.open("b")).toEqual({ ok: true, value: "b" });
      expect(await text("room/a")).toContain("A with a word more");
      expect(name(library)).toBe("B");
      rename(library, "B too");
      await pass(5_000);
      expect(await text("room/a")).toContain("A with a word more");
      expect(await text("room/b")).toContain("B too");
    });

    test("what cannot be kept stays open", async () => {
      const { library, faults } = await twoRooms();
      faults.writes = "full";
      rename(library, "Precious");
      expect(await library.open("b")).toEqual({ ok: false, reason: "unsaved" });
      expect(await library.create(startRoom)).toEqual({ ok: false, reason: "unsaved" });
      expect(name(library)).toBe("Precious");
    });

    test("are renamed and copied whether they are open or not, under names of their own", async () => {
      const { library, pass } = await twoRooms();
      await library.rename("a", "Attic");
      await library.rename("b", "Barn");
      expect(await library.rename("b", " ")).toMatchObject({ ok: false });
      expect(await library.duplicate("b")).toMatchObject({ ok: true });
      expect(await library.duplicate("b")).toMatchObject({ ok: true });
      await pass(1_000);
      expect((await listedRoomNames(library)).toSorted()).toEqual([
        "Attic",
        "Barn",
        "Barn 2",
        "Barn 3",
      ]);
    });

    test("three hundred are listed, and a second time without reading any", async () => {
      const { tab, put, database } = roomTabs();
      for (let i = 0; i < 300; i++)
        await put(`room/r${i}`, encode(roomNamed(startRoom, `Room ${i}`)));
      const { library } = await tab();
      expect((await listedRoomNames(library)).slice(0, 2)).toEqual(["Room 299", "Room 298"]);
      await database.change([textTable], async (at) => {
        for (const key of await at.keys(textTable, "room/")) await at.put(textTable, key, "unread");
      });
      expect(await listedRoomNames(library)).toHaveLength(300);
      expect(await listedRoomNames(library)).not.toContain(null);
    });
  });

  const day = 24 * 60 * 60_000;

  describe("deleting", () => {
    test("is taken back within thirty days, with unsaved work and earlier versions", async () => {
      const { library, pass, put } = await twoRooms();
      await put("point/a/000000000000001", startText);
      rename(library, "A, just now");
      await library.remove("a");
      expect(name(library)).toBe("B");
      expect(library.state().removed).toEqual({ id: "a", name: "A, just now" });
      expect(await listedRoomNames(library)).toEqual(["B"]);
      await pass(30_000);
      expect(library.state().removed).toBeNull();
      expect(await library.deleted()).toMatchObject([{ id: "a", name: "A, just now" }]);
      await pass(29 * day);
      expect(await library.bringBack("a")).toEqual({ ok: true, value: "a" });
      expect(name(library)).toBe("A, just now");
      expect(await library.points()).toHaveLength(1);
      await pass(20_000);
      expect((await listedRoomNames(library)).toSorted()).toEqual(["A, just now", "B"]);
      expect(await library.points()).toHaveLength(1);
    });

    test("after them is for good, as by a second press, and the last room leaves a bare one", async () => {
      const { tab, pass, put, text } = roomTabs();
      await put("room/a", encode(roomNamed(startRoom, "A")));
      await put("point/a/000000000000001", startText);
      const { library } = await tab({ wanted: "a" });
      await library.remove("a");
      expect(library.state().isFresh).toBe(true);
      await pass(30 * day);
      expect(await library.deleted()).toEqual([]);
      expect(await library.bringBack("a")).toEqual({ ok: false, reason: "missing" });
      expect(await text("point/a/000000000000001")).toBeUndefined();
      expect(await listedRoomNames(library)).toEqual([]);
      await put("room/b", encode(roomNamed(startRoom, "B")));
      await put("point/b/000000000000001", startText);
      await library.remove("b");
      expect(await text("point/b/000000000000001")).toBeDefined();
      await library.purge("b");
      expect(await library.deleted()).toEqual([]);
      expect(await text("point/b/000000000000001")).toBeUndefined();
    });

    test("that fails changes nothing", async () => {
      const { library, faults } = await twoRooms();
      faults.writes = "unavailable";
      expect(await library.remove("a")).toMatchObject({ ok: false });
      expect(name(library)).toBe("A");
      expect(library.state().removed).toBeNull();
    });
  });

  test("an earlier version is brought back, and what was there becomes one", async () => {
    const { tab, pass, put } = roomTabs();
    await put("room/a", encode(roomNamed(startRoom, "Now")));
    await put("point/a/000000000000001", encode(roomNamed(startRoom, "Then")));
    const { library } = await tab({ wanted: "a" });
    const [point] = await library.points();
    await library.restore(point!.key);
    await pass(1_000);
    expect(name(library)).toBe("Then");
    expect(await listedRoomNames(library)).toEqual(["Then"]);
    const points = await library.points();
    const were = await Promise.all(points.map(({ key }) => library.readPoint(key)));
    expect(were.map((room) => room?.shell.name)).toEqual(["Now", "Then"]);
  });
});
