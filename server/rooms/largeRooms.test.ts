// Tests over real sockets that large rooms are read apart from everything else, and kept and given out in little room.
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { encode } from "../../src/room/model/encode.ts";
import { crowdedRoom } from "../../src/room/model/sampleRoom.ts";
import { ask } from "../testing/ask.ts";
import { serverRoomKind } from "./roomKind.ts";
import { roomsRefusal, startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { roomJson } from "./testing/visitors.ts";

afterEach(() => void vi.restoreAllMocks());

const largeRoom = (name: string): object => ({ ...JSON.parse(encode(crowdedRoom(1000))), name });

test("a large room is read by a thread, a small one at once", async () => {
  const { holder } = await startRoomsForTest();
  const me = await holder();
  const readHere = vi.spyOn(serverRoomKind.codec, "decode");
  const { status, body } = await me.create(largeRoom("Large"));
  expect(status).toBe(201);
  expect(await me.save(body.id, 1, largeRoom("Larger"))).toMatchObject({ status: 200 });
  const broken = { ...largeRoom("Broken"), items: [{}] };
  const text = JSON.stringify({ document: broken, more: "x".repeat(100_000) });
  expect(await me.send("/api/rooms", { method: "POST", body: text })).toMatchObject(
    roomsRefusal(422, "invalid-room"),
  );
  expect(await me.send("/api/rooms", { method: "POST", body: text.slice(1) })).toMatchObject(
    roomsRefusal(400, "bad-request"),
  );
  expect(readHere).not.toHaveBeenCalled();
  expect((await me.create(roomJson("Small"))).status).toBe(201);
  expect(readHere).toHaveBeenCalledOnce();
});

test("a large room lies compressed, and comes out as it was", async () => {
  const { holder, db, guest } = await startRoomsForTest();
  const me = await holder();
  const { id } = (await me.create(largeRoom("First"))).body;
  await me.save(id, 1, largeRoom("Second"));
  const rows = await db.rows("select document, bytes from room_versions");
  for (const { document, bytes } of rows) {
    expect(String(document).length).toBeLessThan(Number(bytes) / 2);
  }
  const second = { body: { version: 2, document: largeRoom("Second") } };
  expect(await me.send(`/api/rooms/${id}`)).toMatchObject(second);
  expect(await me.send(`/api/rooms/${id}/versions/1`)).toMatchObject({
    body: { version: 1, document: largeRoom("First") },
  });
  // Sent once more it is what is kept already; another is told what is.
  expect(await me.save(id, 1, largeRoom("Second"))).toMatchObject({ status: 200 });
  expect(await me.save(id, 1, largeRoom("Third"))).toMatchObject({ status: 412, ...second });
  await me.send(`/api/rooms/${id}/publish`, { method: "POST", body: {} });
  const other = await holder(2);
  const remixed = await other.send(`/api/rooms/${id}/remix`, { method: "POST", body: {} });
  expect(remixed.status).toBe(201);
  expect((await other.send(`/api/rooms/${remixed.body.id}`)).body.document).toEqual(
    largeRoom("Second"),
  );
  expect((await guest.send(`/api/rooms/${id}`)).body.document).toEqual(largeRoom("Second"));
});

test("a shown room goes out compressed, and once", async () => {
  const { holder, port } = await startRoomsForTest();
  const me = await holder();
  const { id } = (await me.create(largeRoom("Shown"))).body;
  await me.send(`/api/rooms/${id}/publish`, { method: "POST", body: {} });
  const get = (headers: Record<string, string> = {}) => ask(port, `/api/rooms/${id}`, { headers });
  const plain = await get();
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding", "cache-control": "no-cache" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (const [name, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { headers, body } = await get({ "Accept-Encoding": name });
    expect(headers).toMatchObject({ "content-encoding": name, vary: "Accept-Encoding" });
    expect(body.byteLength).toBeLessThan(plain.body.byteLength / 4);
    expect(unpack(body).equals(plain.body)).toBe(true);
  }
  const tag = String(plain.headers.etag);
  const same = await get({ "If-None-Match": tag, "Accept-Encoding": "br" });
  expect(same).toMatchObject({ status: 304, headers: { etag: tag, vary: "Accept-Encoding" } });
  await me.save(id, 1, largeRoom("Changed"));
  const shown = { method: "POST", body: { asItIsNow: true } };
  await me.send(`/api/rooms/${id}/publish`, shown);
  expect((await get({ "If-None-Match": tag })).status).toBe(200);
  // Its holder sees more of it, and is asked for the version with a save.
  expect((await me.send(`/api/rooms/${id}`)).headers.get("etag")).toBe('"2"');
});
