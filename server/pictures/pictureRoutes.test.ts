// Tests over real sockets how pictures come in, what they may cost, and how they go out.
import { chmod, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gone, roomsRefusal, startRoomsForTest } from "../rooms/testing/startRoomsForTest.ts";
import { bothOr } from "../store/testing/testDatabase.ts";
import { holdPicture, setBanned } from "./heldPictures.ts";
import { MOST_HELD_BYTES, MOST_UPLOAD_BYTES, MOST_UPLOADED_PICTURES } from "./limits.ts";
import { pictureHashOf } from "./pictureFiles.ts";
import { png, upload } from "./testing/uploads.ts";

describe("pictureRoutes", () => {
  describe.each(bothOr("postgres"))("%s", (dialect) => {
    test("a picture is kept once, whoever brings it, and goes out inert", async () => {
      const { holder, guest, dataDir, clock } = await startRoomsForTest(dialect);
      const [me, other] = [await holder(1), await holder(2)];
      const bytes = await png(1);
      const hash = pictureHashOf(bytes);
      const first = await upload(me, bytes);
      const picture = { ...first.body, hash, type: "image/png", width: 4, height: 3 };
      expect(first).toMatchObject({ status: 201, body: picture });
      expect(await upload(me, bytes)).toMatchObject({ status: 200, body: picture });
      expect(await upload(other, bytes)).toMatchObject({ status: 201 });
      expect(await readdir(join(dataDir, "pictures", hash.slice(0, 2)))).toEqual([hash]);

      const shown = await guest.send(`/pictures/${hash}`);
      expect(shown.status).toBe(200);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        "content-type": "image/png",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "public, max-age=31536000, immutable",
        "content-length": String(first.body.bytes),
      });
      const tag = { "If-None-Match": `"${hash}"` };
      expect((await guest.send(`/pictures/${hash}`, { headers: tag })).status).toBe(304);

      expect((await me.send("/api/pictures")).body).toEqual({
        pictures: [{ ...picture, heldAt: clock.now }],
        quota: {
          pictures: { most: MOST_UPLOADED_PICTURES, used: 1 },
          bytes: { most: MOST_HELD_BYTES, used: first.body.bytes },
        },
      });
      expect(await me.send(`/api/pictures/${hash}`, { method: "DELETE" })).toMatchObject({
        status: 204,
      });
      expect(await me.send(`/api/pictures/${hash}`, { method: "DELETE" })).toMatchObject(gone);
      // Off the list, it counts until it is off the disk.
      expect((await me.send("/api/pictures")).body).toMatchObject({
        pictures: [],
        quota: { pictures: { used: 1 }, bytes: { used: first.body.bytes } },
      });
      expect((await guest.send(`/pictures/${hash}`)).status).toBe(200);
      expect((await upload(me, bytes)).status).toBeLessThan(300);
      expect((await me.send("/api/pictures")).body).toMatchObject({ pictures: [{ hash }] });
    });

    test("no holder keeps more than the quota, even if all come at once", async () => {
      const { holder, db, dataDir } = await startRoomsForTest(dialect, { patience: 60 });
      const me = await holder();
      const [bytes] = await Promise.all([png(1), upload(me, await png(2))]);
      await db.change("update picture_holders set bytes = ?", [MOST_HELD_BYTES]);
      expect(await upload(me, bytes)).toMatchObject({
        status: 409,
        body: { code: "over-quota", limit: "pictureBytes", most: MOST_HELD_BYTES },
      });
      await db.change("update picture_holders set bytes = 1");
      const many = await Promise.all(
        Array.from({ length: MOST_UPLOADED_PICTURES + 3 }, async (_, i) =>
          upload(me, await png(100 + i)),
        ),
      );
      expect(many.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
      expect(many.filter(({ status }) => status === 201)).toHaveLength(MOST_UPLOADED_PICTURES - 1);
      expect(many.find(({ status }) => status !== 201)).toMatchObject({
        status: 409,
        body: {
          code: "over-quota",
          limit: "pictures",
          most: MOST_UPLOADED_PICTURES,
          used: MOST_UPLOADED_PICTURES,
        },
      });
      // What is refused leaves nothing on the disk.
      const files = await readdir(join(dataDir, "pictures"), { recursive: true });
      expect(files.filter((name) => /[0-9a-f]{64}$/.test(name))).toHaveLength(
        MOST_UPLOADED_PICTURES,
      );
      // One that is kept already costs nothing more.
      expect(await upload(me, await png(2))).toMatchObject({ status: 200 });
    });

    test("what was taken down is gone, and does not come back", async () => {
      const { holder, guest, db, clock } = await startRoomsForTest(dialect);
      const me = await holder();
      const bytes = await png(1);
      const hash = pictureHashOf(bytes);
      await upload(me, bytes);
      expect(await setBanned(db, { hash, at: clock.now })).toBe(true);
      expect(await guest.send(`/pictures/${hash}`)).toMatchObject(gone);
      expect(await upload(me, bytes)).toMatchObject(roomsRefusal(403, "withdrawn"));
      expect((await me.send("/api/pictures")).body).toMatchObject({ pictures: [] });
      expect(await setBanned(db, { hash, at: null })).toBe(true);
      expect((await guest.send(`/pictures/${hash}`)).status).toBe(200);
      expect(await setBanned(db, { hash: "0".repeat(64), at: 1 })).toBe(false);
    });
  });

  test("only pictures come in, under their own names, of no more than they may have", async () => {
    const { holder, guest, dataDir } = await startRoomsForTest();
    const me = await holder();
    const bytes = await png(1);
    expect(await upload(guest, bytes)).toMatchObject(roomsRefusal(401, "not-signed-in"));
    expect(await upload(me, bytes, pictureHashOf(await png(2)))).toMatchObject(
      roomsRefusal(422, "wrong-hash"),
    );
    for (const name of [
      "x",
      pictureHashOf(bytes).toUpperCase(),
      `${pictureHashOf(bytes)}0`,
      "..%2f..%2fx",
    ]) {
      expect((await upload(me, bytes, name)).status).toBe(404);
    }
    const page = Buffer.from("<!doctype html><script>alert(1)</script>".repeat(9));
    expect(await upload(me, page)).toMatchObject(roomsRefusal(415, "not-a-picture"));
    for (const type of ["application/json", "image/svg+xml", "image/png; x", "text/html", ""]) {
      expect(await upload(me, bytes, pictureHashOf(bytes), type)).toMatchObject(
        roomsRefusal(415, "unsupported-media-type"),
      );
    }
    // It is what its bytes are, whatever else it was called.
    expect(await upload(me, await png(3), undefined, "image/webp")).toMatchObject({
      status: 201,
      body: { type: "image/png" },
    });
    for (const size of [
      { width: 4097, height: 1 },
      { width: 2049, height: 2048 },
    ]) {
      expect(await upload(me, await png(1, size))).toMatchObject({
        status: 413,
        body: { code: "too-large", limit: "pixels", used: size.width * size.height },
      });
    }
    const heavy = Buffer.concat([bytes, Buffer.alloc(MOST_UPLOAD_BYTES)]);
    expect(await upload(me, heavy)).toMatchObject(roomsRefusal(413, "too-large"));
    for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "same-site" }]) {
      const forged = me.send(`/api/pictures/${pictureHashOf(bytes)}`, {
        method: "PUT",
        body: bytes,
        headers: { "Content-Type": "image/png", ...headers },
      });
      expect(await forged).toMatchObject(roomsRefusal(403, "forbidden-origin"));
    }
    expect(await readdir(join(dataDir, "pictures"))).toHaveLength(1);
    expect(await guest.send("/pictures/x")).toMatchObject(gone);
    const posted = me.send("/pictures/x", { method: "POST" });
    expect(await posted).toMatchObject(roomsRefusal(405, "method-not-allowed"));
  });

  test("a disk that takes nothing more is an answer; a damaged file is never given out", async () => {
    const { holder, guest, dataDir, db, logged } = await startRoomsForTest();
    const me = await holder();
    const bytes = await png(1);
    const hash = pictureHashOf(bytes);
    // A file where the folder should be stands for a disk that refuses: root may write anywhere else.
    await writeFile(join(dataDir, "pictures"), "in the way");
    expect(await upload(me, bytes)).toMatchObject(roomsRefusal(503, "unavailable"));
    for (const table of ["pictures", "picture_holders"]) {
      expect(await db.rows(`select * from ${table}`)).toEqual([]);
    }
    expect(logged.some((line) => line.includes("a picture cannot be kept"))).toBe(true);
    await rm(join(dataDir, "pictures"));

    expect(await upload(me, bytes)).toMatchObject({ status: 201 });
    const folder = join(dataDir, "pictures", hash.slice(0, 2));
    await chmod(join(folder, hash), 0o600);
    await writeFile(join(folder, hash), "something else");
    expect(await guest.send(`/pictures/${hash}`)).toMatchObject(gone);
    // Brought once more, it is whole again.
    expect(await upload(me, bytes)).toMatchObject({ status: 200 });
    expect((await guest.send(`/pictures/${hash}`)).status).toBe(200);
    await mkdir(folder, { recursive: true });
  });

  test("within a day so many new ones come from one account, and so many from all", async () => {
    const { holder, clock } = await startRoomsForTest("sqlite", {
      uploads: { ofAccount: 2, inAll: 3 },
    });
    const [me, other] = [await holder(1), await holder(2)];
    for (const number of [1, 2]) expect((await upload(me, await png(number))).status).toBe(201);
    const day = 24 * 60 * 60;
    const third = await upload(me, await png(3));
    expect(third).toMatchObject({
      status: 429,
      body: { code: "too-many-requests", limit: "uploads", most: 2 },
    });
    expect(Number(third.headers.get("Retry-After"))).toBeGreaterThan(day - 60);
    // What is there already is no new one.
    expect((await upload(me, await png(1))).status).toBe(200);
    expect((await upload(other, await png(4))).status).toBe(201);
    const full = await upload(other, await png(5));
    expect(full).toMatchObject({ status: 507, body: { code: "storage-full" } });
    expect(Number(full.headers.get("Retry-After"))).toBeGreaterThan(day - 60);
    clock.now += day * 1000;
    expect((await upload(me, await png(3))).status).toBe(201);
  });

  test("what was kept before pictures were drawn anew is still given out", async () => {
    const { holder, guest, dataDir, db, clock } = await startRoomsForTest();
    const { address } = await holder();
    const bytes = await png(1);
    const hash = pictureHashOf(bytes);
    const picture = { hash, type: "image/webp", width: 4, height: 3, bytes: bytes.length } as const;
    await holdPicture(db, { picture, holder: { address, chainId: 1 }, now: clock.now });
    await mkdir(join(dataDir, "pictures", hash.slice(0, 2)), { recursive: true });
    await writeFile(join(dataDir, "pictures", hash.slice(0, 2), hash), bytes);
    const shown = await guest.send(`/pictures/${hash}`);
    expect(shown.headers.get("Content-Type")).toBe("image/webp");
    expect(shown.headers.get("Content-Length")).toBe(String(bytes.length));
  });
});
