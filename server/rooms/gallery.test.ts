// Tests over real sockets in which orders the gallery comes, that pages neither lose nor repeat a room, and what rooms are found by.
import { describe, expect, test } from "vitest";
import { bothOr } from "../store/testing/testDatabase.ts";
import { GALLERY_PAGE } from "./gallery.ts";
import { markOldRooms } from "./marks.ts";
import { withdrawRoom } from "./publishing.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { type RoomVisitor, roomJson } from "./testing/visitors.ts";

const minute = 60_000;
const floor = (id: string, model: string, x: number) => ({
  id,
  model,
  turn: 0,
  at: { kind: "floor", x, z: 30 },
});
const limewash = { kind: "limewash" };
const brick = { kind: "warm-brick" };
const walls = { north: limewash, east: limewash, south: limewash, west: limewash };

/** An empty room with what is named, and with brick on one wall if wished. */
const plain = (name: string, models: readonly string[] = [], isBrick = false) =>
  roomJson(name, {
    items: models.map((model, i) => floor(`${model}-${i}`, model, i * 6)),
    openings: [],
    walls: isBrick ? { ...walls, north: brick } : walls,
  });

const love = (who: RoomVisitor, id: string) =>
  who.send(`/api/rooms/${id}/heart`, { method: "PUT", body: {} });

describe("gallery of rooms", () => {
  describe.each(bothOr("sqlite"))("%s", (dialect) => {
    async function start() {
      const all = await startRoomsForTest(dialect, { patience: 10 });
      const me = await all.holder(1);
      const list = (id: string, isListed = true) =>
        me.send(`/api/rooms/${id}/publish`, { method: "POST", body: { isListed } });
      /** Each a minute after the one before. */
      async function open(json: object): Promise<string> {
        const { id } = (await me.create(json)).body;
        all.clock.now += minute;
        expect(await list(id)).toMatchObject({ status: 200 });
        return id;
      }
      const page = async (query: string) => (await all.guest.send(`/api/gallery${query}`)).body;
      const ids = async (query: string) => (await page(query)).rooms.map(({ id }) => id);
      return { ...all, me, list, open, page, ids };
    }

    test("the newest come first, or the most loved, and of as many hearts the newest", async () => {
      const { open, ids, holder, guest } = await start();
      const [old, middle, late] = [
        await open(plain("Old")),
        await open(plain("Middle")),
        await open(plain("Late")),
      ];
      expect(await ids("")).toEqual([late, middle, old]);
      expect(await ids("?by=new")).toEqual([late, middle, old]);
      expect(await ids("?by=loved")).toEqual([]);
      await love(await holder(2), old);
      await love(await holder(2), middle);
      expect(await ids("?by=loved")).toEqual([middle, old]);
      await love(await holder(3), old);
      expect(await ids("?by=loved")).toEqual([old, middle]);
      // The same without a script.
      const drawn = (await guest.send("/rooms?by=loved")).text;
      expect(drawn.indexOf(old)).toBeLessThan(drawn.indexOf(middle));
      expect(drawn).not.toContain(late);
      for (const odd of ["?by=age", "?piece=a%20b", "?walls=mauve", "?after=soon"]) {
        expect(await guest.send(`/api/gallery${odd}`)).toMatchObject(
          roomsRefusal(400, "bad-request"),
        );
        expect((await guest.send(`/rooms${odd}`)).text).toContain(late);
      }
    });

    test("a room is found by what stands in it and by its walls, as it is shown, and only while it is listed", async () => {
      const { open, ids, page, list, me, clock, db } = await start();
      const stools = await open(plain("Stools", ["footstool", "footstool", "rocking-chair"]));
      const red = await open(plain("Red", ["footstool"], true));
      await me.create(plain("Hidden", ["footstool"], true));
      expect(await ids("?piece=footstool")).toEqual([red, stools]);
      expect(await ids("?piece=rocking-chair")).toEqual([stools]);
      expect(await ids("?walls=red")).toEqual([red]);
      expect(await ids("?walls=white")).toEqual([red, stools]);
      expect(await ids("?piece=unheard-of")).toEqual([]);
      expect((await page("")).pieces).toEqual([
        { id: "footstool", name: "Footstool" },
        { id: "rocking-chair", name: "Rocking chair" },
      ]);
      await me.save(stools, 1, plain("Stools", ["rocking-chair"]));
      expect(await ids("?piece=footstool")).toEqual([red, stools]);
      const always = { method: "POST", body: { showsLatest: true } };
      await me.send(`/api/rooms/${stools}/publish`, always);
      await me.save(stools, 2, plain("Stools", ["rocking-chair"], true));
      expect(await ids("?piece=footstool")).toEqual([red]);
      expect(await ids("?walls=red")).toEqual([red, stools]);
      await list(red, false);
      expect(await ids("?walls=red")).toEqual([stools]);
      await me.send(`/api/rooms/${stools}/publish`, { method: "DELETE" });
      expect(await db.rows("select 1 from room_marks")).toEqual([]);
      clock.now += 2 * minute;
      expect((await page("")).pieces).toEqual([]);
      await list(red);
      await list(stools);
      expect((await ids("?walls=red")).sort()).toEqual([red, stools].sort());
      await withdrawRoom(db, red, clock.now);
      expect(await ids("?walls=red")).toEqual([stools]);
      await me.remove(stools, 3);
      expect(await ids("?walls=red")).toEqual([]);
    });

    test("the theme of the week is told, and the rooms that meet it are found while it lasts", async () => {
      const { open, ids, page, list, guest, clock } = await start();
      clock.now = Date.parse("2026-11-18T12:00:00Z");
      const told = (await page("")).theme;
      expect(told).toEqual({ name: "First frost", wishes: ["a fire", "two rugs"] });
      const warm = await open(plain("Warm", ["iron-stove", "hearth-rug", "sheepskin"]));
      const cold = await open(plain("Cold", ["iron-stove", "hearth-rug"]));
      expect(await ids("?by=theme")).toEqual([warm]);
      const drawn = (await guest.send("/rooms?by=theme")).text;
      expect(drawn).toContain(warm);
      expect(drawn).not.toContain(cold);
      await list(warm, false);
      expect(await ids("?by=theme")).toEqual([]);
      await list(warm);
      clock.now += 7 * 24 * 60 * minute;
      expect((await page("")).theme).not.toEqual(told);
      expect(await ids("?by=theme")).toEqual([]);
    });

    test("rooms that were judged by other themes are judged anew", async () => {
      const { open, ids, db, clock } = await start();
      clock.now = Date.parse("2026-11-18T12:00:00Z");
      const warm = await open(plain("Warm", ["iron-stove", "hearth-rug", "sheepskin"]));
      const older = "marks = 'piece:iron-stove judged:earlier theme:long-gone'";
      await db.change(`update room_versions set ${older} where room = ?`, [warm]);
      await db.change("delete from room_marks where room = ? and mark not like 'piece:%'", [warm]);
      expect(await ids("?by=theme")).toEqual([]);
      expect(await markOldRooms(db)).toBe(1);
      expect(await ids("?by=theme")).toEqual([warm]);
      expect(await markOldRooms(db)).toBe(0);
    });

    test("a copy, and what was listed before there were marks, is found by them too", async () => {
      const { open, ids, holder, db } = await start();
      const first = await open(plain("First", ["footstool"]));
      const other = await holder(2);
      const copy = await other.send(`/api/rooms/${first}/remix`, { method: "POST", body: {} });
      await other.save(copy.body.id, 1, plain("Copy", ["footstool", "iron-stove"]));
      await other.send(`/api/rooms/${copy.body.id}/publish`, {
        method: "POST",
        body: { isListed: true },
      });
      expect((await ids("?piece=footstool")).sort()).toEqual([first, copy.body.id].sort());
      await db.change("delete from room_marks where room = ?", [first]);
      await db.change("update room_versions set marks = null where room = ?", [first]);
      await db.change("update rooms set look = null, look_since = null where id = ?", [first]);
      expect(await ids("?piece=footstool")).toEqual([copy.body.id]);
      // Marked, and looked at.
      expect(await markOldRooms(db)).toBe(2);
      expect((await ids("?piece=footstool")).sort()).toEqual([first, copy.body.id].sort());
      expect(await markOldRooms(db)).toBe(0);
    });

    test("whoever turns pages meets each room once, although others come and hearts are given", async () => {
      const { open, page, holder } = await start();
      const fan = await holder(2);
      const all: string[] = [];
      for (let i = 0; i < GALLERY_PAGE + 4; i += 1) {
        const id = await open(plain(`Room ${i}`, ["footstool"]));
        all.unshift(id);
        await love(fan, id);
      }
      for (const query of ["?by=new", "?by=loved", "?piece=footstool", "?walls=white"]) {
        const first = await page(query);
        expect(first.rooms.map(({ id }) => id)).toEqual(all.slice(0, GALLERY_PAGE));
        const late = await open(plain("Late", ["footstool"]));
        await love(fan, late);
        const rest = await page(`${query}&after=${first.after}`);
        expect(rest.rooms.map(({ id }) => id)).toEqual(all.slice(GALLERY_PAGE));
        expect(rest).toMatchObject({ after: null });
        expect(rest.pieces).toBeUndefined();
        all.unshift(late);
        all.pop();
        await fan.send(`/api/rooms/${rest.rooms.at(-1)!.id}/heart`, { method: "DELETE", body: {} });
        // Out of all lists again, so that the next one begins with as many.
        await withdrawOldest(rest.rooms.at(-1)!.id);
      }

      async function withdrawOldest(id: string) {
        const me = await holder(1);
        await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
      }
    });
  });

  test("nobody finds a room by a piece of which its holder may have fewer than stand in it", async () => {
    const pieces = [{ piece: "ribbon-pole", chainId: 1, address: "0x1" }];
    const { holder, guest } = await startRoomsForTest("sqlite", { pieces });
    const me = await holder(1);
    const { id } = (await me.create(plain("Poles", ["ribbon-pole", "footstool"]))).body;
    await me.send(`/api/rooms/${id}/publish`, { method: "POST", body: { isListed: true } });
    const { body } = await guest.send("/api/gallery");
    expect(body.pieces).toMatchObject([{ id: "footstool" }]);
    expect((await guest.send("/api/gallery?piece=ribbon-pole")).body.rooms).toEqual([]);
  });

  test("nobody meets the theme with pieces that they may not have", async () => {
    const pieces = [{ piece: "sheepskin", chainId: 1, address: "0x1" }];
    const { holder, guest, clock } = await startRoomsForTest("sqlite", { pieces });
    clock.now = Date.parse("2026-11-18T12:00:00Z");
    const me = await holder(1);
    const open = async (...models: string[]) => {
      const { id } = (await me.create(plain("Warm", ["iron-stove", ...models]))).body;
      await me.send(`/api/rooms/${id}/publish`, { method: "POST", body: { isListed: true } });
      return id;
    };
    await open("hearth-rug", "sheepskin");
    const own = await open("hearth-rug", "hearth-rug");
    const { body } = await guest.send("/api/gallery?by=theme");
    expect(body.rooms.map(({ id }) => id)).toEqual([own]);
  });
});
