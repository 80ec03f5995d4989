// The workshop over tables in memory: what it opens, keeps, puts away and brings back.
import { describe, expect, test } from "vitest";
import type { Workshop } from "../../keeping/library/library.ts";
import { roomKey } from "../../keeping/store/keys.ts";
import { deviceWorld } from "../../keeping/testing/libraryTabs.ts";
import { named, start, startText } from "../../keeping/testing/savingTabs.ts";
import { moveItems } from "../commands/moveItems.ts";
import { renameRoom } from "../commands/renameRoom.ts";
import { encode } from "../model/encode.ts";

const name = (workshop: Workshop) => workshop.session.state().document.shell.name;
const rename = (workshop: Workshop, to: string) =>
  workshop.session.dispatch(renameRoom, { name: to });
const _shift = (workshop: Workshop, id: string, x: number) =>
  workshop.session.dispatch(moveItems, { ids: [id], by: { x, z: 0 } });
const names = async (workshop: Workshop) => {
  const listed = await workshop.rooms();
  return listed.ok ? listed.rooms.map((room) => room.name) : [];
};

describe("coming in", () => {
  test("a first visitor stands in a bare room that is only kept once something is done", async () => {
    const { tab, pass } = deviceWorld();
    const { workshop, hide } = await tab();
    expect(workshop.state()).toMatchObject({ isFresh: true, saving: { at: "untouched" } });
    hide();
    await pass(60_000);
    expect(await names(workshop)).toEqual([]);
    rename(workshop, "Den");
    expect(workshop.state()).toMatchObject({ isFresh: false, saving: { at: "waiting" } });
    await pass(1_000);
    expect(workshop.state().saving).toEqual({ at: "kept" });
    expect(await names(workshop)).toEqual(["Den"]);
  });

  test("a bare room is kept as well where somebody needs it to be", async () => {
    const { tab, pass, faults } = deviceWorld();
    const { workshop } = await tab();
    expect(await workshop.keep()).toBe(true);
    expect(await names(workshop)).toHaveLength(1);
    expect(workshop.state()).toMatchObject({ isFresh: false, saving: { at: "kept" } });
    rename(workshop, "Den");
    faults.writes = "full";
    expect(await workshop.keep()).toBe(false);
    faults.writes = null;
    await pass(0);
  });

  test("a template takes the bare room's place and is kept at once", async () => {
    const { tab, pass, text } = deviceWorld();
    const { workshop } = await tab();
    const { room } = workshop.state();
    expect(await workshop.newRoom(start)).toEqual({ ok: true, room });
    await pass(0);
    expect(await text(roomKey(room))).toBe(startText);
  });

  test("the room asked for is opened, else the last, else the newest", async () => {
    const { tab, pass, put } = deviceWorld();
    await put("room/old", encode(named(start, "Old")));
    await put("room/new", encode(named(start, "New")));
    const first = await tab();
    expect(name(first.workshop)).toBe("New");
    await first.workshop.openRoom("old");
    await pass(0);
    expect(name((await tab()).workshop)).toBe("Old");
    expect(name((await tab({ wanted: "new" })).workshop)).toBe("New");
    await pass(0);
    expect(name((await tab({ wanted: "nowhere" })).workshop)).toBe("New");
  });

  test("one that cannot be read is set aside whole, and the next is opened", async () => {
    const { tab, put, text } = deviceWorld();
    await put("room/good", encode(named(start, "Good")));
    await put("room/bad", "{broken");
    const { workshop } = await tab({ wanted: "bad" });
    expect(name(workshop)).toBe("Good");
    const { aside } = workshop.state();
    expect(aside).toMatchObject({ room: "bad" });
    expect(await text(aside!.key)).toBe("{broken");
    expect(await workshop.readAside(aside!.key)).toBe("{broken");
    expect(await workshop.asides()).toHaveLength(1);
    await workshop.forgetAside(aside!.key);
    expect(workshop.state().aside).toBeNull();
    expect(await workshop.asides()).toEqual([]);
  });

  test("with a device that does not answer there is a room to work in, and no claim that it is kept", async () => {
    const { tab, pass, faults } = deviceWorld();
    faults.reads = "unavailable";
    faults.writes = "unavailable";
    const { workshop } = await tab();
    rename(workshop, "Den");
    await pass(1_000);
    expect(workshop.state().saving).toEqual({ at: "failed", why: "unavailable" });
    faults.reads = null;
    faults.writes = null;
    workshop.retry();
    await pass(0);
    expect(workshop.state().saving).toEqual({ at: "kept" });
  });
});

describe("several rooms", () => {
  test("what is open is kept before another takes its place", async () => {
    const { tab, pass, put, text } = deviceWorld();
    await put("room/a", encode(named(start, "A")));
    await put("room/b", encode(named(start, "B")));
    const { workshop } = await tab({ wanted: "a" });
    rename(workshop, "A with a word more");
    expect(await workshop.openRoom("b")).toEqual({ ok: true, room: "b" });
    expect(await text("room/a")).toContain("A with a word more");
    expect(name(workshop)).toBe("B");
    rename(workshop, "B too");
    await pass(5_000);
    expect(await text("room/a")).toContain("A with a word more");
    expect(await text("room/b")).toContain("B too");
  });

  test("what cannot be kept stays open", async () => {
    const { tab, put, faults } = deviceWorld();
    await put("room/a", encode(named(start, "A")));
    await put("room/b", encode(named(start, "B")));
    const { workshop } = await tab({ wanted: "a" });
    faults.writes = "full";
    rename(workshop, "Precious");
    expect(await workshop.openRoom("b")).toEqual({ ok: false, reason: "unsaved" });
    expect(await workshop.newRoom(start)).toEqual({ ok: false, reason: "unsaved" });
    expect(name(workshop)).toBe("Precious");
  });

  test("are renamed and copied whether they are open or not, under names of their own", async () => {
    const { tab, pass, put } = deviceWorld();
    await put("room/a", encode(named(start, "A")));
    await put("room/b", encode(named(start, "B")));
    const { workshop } = await tab({ wanted: "a" });
    await workshop.rename("a", "Attic");
    await workshop.rename("b", "Barn");
    expect(await workshop.rename("b", " ")).toMatchObject({ ok: false });
    expect(await workshop.duplicate("b")).toMatchObject({ ok: true });
    expect(await workshop.duplicate("b")).toMatchObject({ ok: true });
    await pass(1_000);
    expect((await names(workshop)).toSorted()).toEqual(["Attic", "Barn", "Barn 2", "Barn 3"]);
  });

  test("three hundred are listed, and a second time without reading any", async () => {
    const { tab, put, database } = deviceWorld();
    for (let i = 0; i < 300; i++) await put(`room/r${i}`, encode(named(start, `Room ${i}`)));
    const { workshop } = await tab();
    expect((await names(workshop)).slice(0, 2)).toEqual(["Room 299", "Room 298"]);
    await database.change(["texts"], async (at) => {
      for (const key of await at.keys("texts", "room/")) await at.put("texts", key, "unread");
    });
    expect(await names(workshop)).toHaveLength(300);
    expect(await names(workshop)).not.toContain(null);
  });
});

describe("putting away", () => {
  test("is undone within ten seconds, with unsaved work and earlier versions", async () => {
    const { tab, pass, put } = deviceWorld();
    await put("room/a", encode(named(start, "A")));
    await put("room/b", encode(named(start, "B")));
    await put("point/a/000000000000001", startText);
    const { workshop } = await tab({ wanted: "a" });
    rename(workshop, "A, just now");
    await workshop.remove("a");
    expect(name(workshop)).toBe("B");
    expect(workshop.state().removed).toEqual({ room: "a", name: "A, just now" });
    expect(await names(workshop)).toEqual(["B"]);
    await pass(9_000);
    expect(await workshop.bringBack()).toEqual({ ok: true, room: "a" });
    expect(name(workshop)).toBe("A, just now");
    expect(await workshop.points()).toHaveLength(1);
    await pass(20_000);
    expect((await names(workshop)).toSorted()).toEqual(["A, just now", "B"]);
    expect(await workshop.points()).toHaveLength(1);
  });

  test("after them is for good, and the last room leaves a bare one", async () => {
    const { tab, pass, put, text } = deviceWorld();
    await put("room/a", encode(named(start, "A")));
    await put("point/a/000000000000001", startText);
    const { workshop } = await tab({ wanted: "a" });
    await workshop.remove("a");
    expect(workshop.state().isFresh).toBe(true);
    await pass(11_000);
    expect(workshop.state().removed).toBeNull();
    expect(await workshop.bringBack()).toEqual({ ok: false, reason: "missing" });
    expect(await text("point/a/000000000000001")).toBeUndefined();
    expect(await names(workshop)).toEqual([]);
  });

  test("that fails changes nothing", async () => {
    const { tab, put, faults } = deviceWorld();
    await put("room/a", encode(named(start, "A")));
    await put("room/b", encode(named(start, "B")));
    const { workshop } = await tab({ wanted: "a" });
    faults.writes = "unavailable";
    expect(await workshop.remove("a")).toMatchObject({ ok: false });
    expect(name(workshop)).toBe("A");
    expect(workshop.state().removed).toBeNull();
  });
});

test("an earlier version is brought back, and what was there becomes one", async () => {
  const { tab, pass, put } = deviceWorld();
  await put("room/a", encode(named(start, "Now")));
  await put("point/a/000000000000001", encode(named(start, "Then")));
  const { workshop } = await tab({ wanted: "a" });
  const [point] = await workshop.points();
  await workshop.restore(point!.key);
  await pass(1_000);
  expect(name(workshop)).toBe("Then");
  expect(await names(workshop)).toEqual(["Then"]);
  const points = await workshop.points();
  const were = await Promise.all(points.map(({ key }) => workshop.readPoint(key)));
  expect(were.map((room) => room?.shell.name)).toEqual(["Now", "Then"]);
});
