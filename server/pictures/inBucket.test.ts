// Tests over real sockets that uploaded pictures live and die in a bucket as they do in a folder.
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { openBucket } from "../files/bucket.ts";
import { startStore } from "../files/testing/startStore.ts";
import { gone, roomsRefusal, startRoomsForTest } from "../rooms/testing/startRoomsForTest.ts";
import { roomJson } from "../rooms/testing/visitors.ts";
import { MOST_HELD_BYTES } from "./limits.ts";
import { openPictureFiles, pictureHashOf } from "./pictureFiles.ts";
import { sweepPictures } from "./sweepPictures.ts";
import { png, upload } from "./testing/uploads.ts";

test("in a bucket they come in, hang, count, go and are swept as in a folder", async () => {
  const { bucket, stop } = await startStore();
  const keptFiles = openBucket(bucket);
  const { holder, guest, db, clock, dataDir, drawers } = await startRoomsForTest("sqlite", {
    keptFiles,
  });
  clock.now = Date.now();
  const me = await holder();
  const [mine, other] = [await png(1), await png(2)];
  for (const bytes of [mine, other]) expect((await upload(me, bytes)).status).toBe(201);
  const shown = await guest.send(`/pictures/${pictureHashOf(mine)}`);
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect((await upload(me, mine)).status).toBe(200);
  expect((await me.send("/api/pictures")).body).toMatchObject({ quota: { pictures: { used: 2 } } });
  await db.change("update picture_holders set bytes = ?", [MOST_HELD_BYTES]);
  expect(await upload(me, await png(3))).toMatchObject(roomsRefusal(409, "over-quota"));
  const kept = async () => (await Array.fromAsync(keptFiles.list("pictures"))).length;
  expect(await kept()).toBe(2);
  expect(await readdir(dataDir)).toEqual([]);

  await me.send(`/api/pictures/${pictureHashOf(other)}`, { method: "DELETE" });
  const files = openPictureFiles(keptFiles);
  expect(await sweepPictures(db, files, clock.now + 2 * 24 * 60 * 60_000)).toBe(1);
  expect(await kept()).toBe(1);
  expect(await guest.send(`/pictures/${pictureHashOf(other)}`)).toMatchObject(gone);

  const hung = {
    id: "frame-9",
    model: "frame",
    turn: 0,
    at: { kind: "wall", wall: "north", along: 2, up: 8 },
    picture: { kind: "upload", hash: pictureHashOf(mine), alt: "" },
  };
  const room = (await me.create(roomJson("Kitchen", { items: [hung] }))).body;
  await stop();
  expect(await guest.send(`/pictures/${pictureHashOf(mine)}`)).toMatchObject(
    roomsRefusal(503, "unavailable"),
  );
  expect(await upload(me, mine)).toMatchObject(roomsRefusal(503, "unavailable"));
  // Not painted without what hangs in it, or that would be kept.
  const published = { method: "POST", body: {} };
  expect((await me.send(`/api/rooms/${room.id}/publish`, published)).status).toBe(200);
  const large = await guest.send(`/rooms/${room.id}.png?size=large`);
  expect(large).toMatchObject(roomsRefusal(503, "busy"));
  expect(drawers.begun).toEqual([]);
});
