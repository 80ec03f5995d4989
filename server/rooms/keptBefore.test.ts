// Tests that what was kept before documents had kinds opens unchanged, and can be saved upon.
// The fixtures were written by the version before: by its server, on an empty database of each sort.
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openFolder } from "../files/folder.ts";
import { openPictureFiles, pictureHashOf } from "../pictures/pictureFiles.ts";
import { sweepPictures } from "../pictures/sweepPictures.ts";
import { openSession } from "../signIn/sessions.ts";
import { runStatements } from "../store/testing/runStatements.ts";
import { dialects, makePlace, openTestDatabase } from "../store/testing/testDatabase.ts";
import { reportsOf } from "./reports.ts";
import { startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { type RoomVisitor, roomJson, visitor } from "./testing/visitors.ts";

const fixture = (name: string) => join(import.meta.dirname, "fixtures", name);
const meadow = "52a27981e6818f3c1f08bfed852d8a792880c49243921ecb70331c482f26e455";
const began = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;

/** What the two who had signed in then still have in their browsers. */
const tokens = [1, 2].map((number) => Buffer.alloc(32, number).toString("base64url"));

async function openKept(dialect: (typeof dialects)[number]) {
  const place = await makePlace(dialect);
  onTestFinished(place.remove);
  if (place.url === undefined) await copyFile(fixture("beforeKinds.db"), place.file);
  else await runStatements(place.url, await readFile(fixture("beforeKinds.sql"), "utf8"));
  const db = await openTestDatabase(dialect, { place });
  const server = await startRoomsForTest(dialect, { db });
  server.clock.now = began + 24 * hour;
  const folder = join(server.dataDir, "pictures", meadow.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await copyFile(fixture("meadow.png"), join(folder, meadow));
  const [ann, ben] = tokens.map((token) =>
    visitor(server.port, { Cookie: `__Host-holder-session=${token}` }),
  );
  return { ...server, ann: ann!, ben: ben! };
}

type Told = { id: string; name: string; [more: string]: unknown };

const roomsOf = async (who: RoomVisitor) => (await who.send("/api/rooms")).body.rooms as Told[];

describe("rooms kept before", () => {
  test.each(dialects)(
    "%s: sessions, rooms, versions, credits, reports and pictures",
    async (dialect) => {
      const { db, dataDir, clock, ann, ben, guest } = await openKept(dialect);
      expect(await openSession(db, tokens[0]!, clock.now)).toMatchObject({
        address: `0x${"1".padStart(40, "0")}`,
        chainId: 1,
        device: "Firefox on Linux",
        createdAt: began,
      });

      const [kitchen, ...noMore] = await roomsOf(ann);
      expect(noMore).toEqual([]);
      const at = `/api/rooms/${kitchen!.id}`;
      expect(kitchen).toEqual({
        id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{10}$/),
        version: 3,
        name: "Harvest kitchen with a meadow",
        words: expect.stringContaining("8 by 8"),
        bytes: expect.any(Number),
        createdAt: began,
        savedAt: began + 2 * hour,
        publishedAt: began + 2 * hour,
        isListed: true,
        isNamed: true,
        caption: null,
        shownVersion: 3,
        shownAt: began + 2 * hour,
        showsLatest: false,
        hearts: 0,
        isWithdrawn: false,
        credit: null,
      });
      expect((await ann.send(`${at}/versions`)).body.versions).toMatchObject([
        { version: 3, savedAt: began + 2 * hour },
        { version: 2, name: "Harvest kitchen", savedAt: began + hour },
        { version: 1, name: "Kitchen", savedAt: began },
      ]);
      const [first, second] = ["Kitchen", "Harvest kitchen"].map((name) => roomJson(name));
      expect((await ann.send(`${at}/versions/1`)).body).toMatchObject({ document: first });
      expect((await ann.send(`${at}/versions/2`)).body).toMatchObject({ document: second });
      expect((await guest.send("/api/gallery")).body.rooms).toMatchObject([{ id: kitchen!.id }]);

      const credit = { room: kitchen!.id, by: null };
      const [barn, remix] = await roomsOf(ben);
      expect(remix).toMatchObject({ version: 1, publishedAt: null, credit });
      expect(barn).toMatchObject({ name: "Old barn", version: 2, isWithdrawn: true, credit: null });
      expect(barn!.publishedAt).toBeGreaterThan(began);
      expect((await guest.send(`/api/rooms/${barn!.id}`)).status).toBe(404);
      expect(await reportsOf(db, barn!.id)).toMatchObject([
        { reason: "Rude words", isSettled: true },
      ]);
      expect(await reportsOf(db, kitchen!.id)).toMatchObject([
        { reason: "Not nice", isSettled: false },
      ]);

      expect((await ann.send("/api/pictures")).body).toMatchObject({
        pictures: [{ hash: meadow, width: 3, height: 2 }],
      });
      const shown = await guest.send(`/pictures/${meadow}`);
      expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(pictureHashOf(await readFile(fixture("meadow.png")))).toBe(meadow);
      // It hangs in a version that was kept then, and so it is not swept.
      const files = openPictureFiles(openFolder(dataDir));
      await sweepPictures(db, files, clock.now + 60 * 24 * hour);
      expect((await guest.send(`/pictures/${meadow}`)).status).toBe(200);
    },
  );

  test.each(dialects)(
    "%s: saved upon, claimed once more, shown, reported and deleted",
    async (dialect) => {
      const { db, clock, ann, ben, guest } = await openKept(dialect);
      const { id } = (await roomsOf(ann))[0]!;
      // An answer that was lost before the new version came still finds its room.
      const key = { "Idempotency-Key": "device-1_room-1" };
      expect(await ann.create(roomJson("Kitchen"), key)).toMatchObject({
        status: 200,
        body: { id },
      });
      expect(await ann.save(id, 2, roomJson("Late"))).toMatchObject({
        status: 412,
        body: { version: 3, document: { name: "Harvest kitchen with a meadow" } },
      });
      const saved = await ann.save(id, 3, roomJson("Winter kitchen"));
      expect(saved).toMatchObject({ status: 200, body: { version: 4, savedAt: clock.now } });
      // What was shared shows what it showed, until its holder shows another.
      const shown = async () => (await guest.send(`/api/gallery/${id}`)).body.name;
      expect(await shown()).toBe("Harvest kitchen with a meadow");
      const body = { asItIsNow: true };
      expect(await ann.send(`/api/rooms/${id}/publish`, { method: "POST", body })).toMatchObject({
        status: 200,
      });
      expect(await shown()).toBe("Winter kitchen");
      const remixed = await ben.send(`/api/rooms/${id}/remix`, { method: "POST", body: {} });
      expect(remixed).toMatchObject({ status: 201, body: { credit: { room: id } } });
      const [, , remix] = await roomsOf(ben);
      expect(
        await ben.send(`/api/rooms/${remix!.id}/publish`, { method: "POST", body: {} }),
      ).toMatchObject({ status: 200 });
      const barn = (await roomsOf(ben)).find(({ name }) => name === "Old barn")!.id;
      expect(
        await ben.send(`/api/rooms/${barn}/publish`, { method: "POST", body: {} }),
      ).toMatchObject({ status: 403 });
      expect(await ann.remove(id, 4)).toMatchObject({ status: 204 });
      expect(await roomsOf(ann)).toEqual([]);
      await ann.send(`/api/rooms/${id}/purge`, { method: "POST", body: {} });
      for (const table of ["room_versions where room", "room_reports where room"]) {
        expect(await db.rows(`select 1 as one from ${table} = ?`, [id])).toEqual([]);
      }
    },
  );
});
