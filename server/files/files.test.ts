// Tests what is promised of files, in a folder and in a bucket alike.
import { describe, expect, test } from "vitest";
import { openPictureStore } from "../drawing/pictureStore.ts";
import { createLog } from "../log.ts";
import { openPictureFiles, pictureHashOf } from "../pictures/pictureFiles.ts";
import { testFolder } from "../testing/testFolder.ts";
import { openBucket } from "./bucket.ts";
import type { Files } from "./files.ts";
import { openFolder } from "./folder.ts";
import { startStore } from "./testing/startStore.ts";

const kinds: Record<string, () => Promise<Files>> = {
  "a folder": async () => openFolder(await testFolder("files")),
  "a bucket": async () =>
    openBucket((await startStore()).bucket, { pageSize: 100, timeoutMs: 60_000 }),
};

const done = { ok: true, value: undefined };
const [yes, no] = [true, false].map((value) => ({ ok: true, value }));
const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7919) % 251));

async function namesIn(files: Files, folder: string): Promise<string[]> {
  const names = [];
  for await (const listed of files.list(folder))
    names.push(listed.ok ? listed.value.name : listed.reason.reason);
  return names.toSorted();
}

describe.each(Object.entries(kinds))("%s", (_kind, open) => {
  test("what was written is read, replaced, listed and removed", async () => {
    const files = await open();
    expect(await files.check()).toEqual(done);
    expect(await files.read("fields/a-1.png")).toEqual(done);
    expect(await files.has("fields/a-1.png")).toEqual(no);
    expect(await namesIn(files, "fields")).toEqual([]);
    const from = Date.now() - 2_000;
    expect(await files.write("fields/a-1.png", bytes)).toEqual(done);
    expect(await files.read("fields/a-1.png")).toEqual({ ok: true, value: bytes });
    expect(await files.has("fields/a-1.png")).toEqual(yes);
    expect(await files.write("fields/a-1.png", Buffer.alloc(3, "x"), "image/png")).toEqual(done);
    expect(await files.read("fields/a-1.png")).toEqual({ ok: true, value: Buffer.from("xxx") });
    await files.write("fields/v2/b.svg", Buffer.alloc(0));
    await files.write("fields-ahead/c", bytes);

    const listed = (await Array.fromAsync(files.list("fields"))).map((one) =>
      one.ok ? one.value : null,
    );
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual({ name: "fields/a-1.png", bytes: 3, at: expect.any(Number) });
    for (const one of listed) {
      expect(one?.at).toBeGreaterThan(from);
      expect(one?.at).toBeLessThan(Date.now() + 2_000);
    }
    for (const _twice of [1, 2]) expect(await files.remove("fields/a-1.png")).toEqual(done);
    expect(await namesIn(files, "fields")).toEqual(["fields/v2/b.svg"]);
    expect(await files.has("fields/a-1.png")).toEqual(no);
    // A folder is no file, and neither is what lies below one.
    expect(await files.has("fields/v2")).toEqual(no);
    expect(await files.has("fields/v2/b.svg/c")).toEqual(no);
    expect(await files.read("fields/v2/b.svg")).toEqual({ ok: true, value: Buffer.alloc(0) });
  });

  test("many at once and more than a page of them are all there", async () => {
    const files = await open();
    const names = Array.from({ length: 203 }, (_, i) => `rooms/${String(i).padStart(5, "0")}`);
    const all = await Promise.all(names.map((name) => files.write(name, Buffer.from(name))));
    for (const written of all) expect(written).toEqual(done);
    expect(await namesIn(files, "rooms")).toEqual(names);
    const same = await Promise.all([1, 2, 3].map((n) => files.write("rooms/x", Buffer.alloc(n))));
    expect(same).toEqual([done, done, done]);
  });

  test("uploaded pictures are whole or not there, and go unless they are needed", async () => {
    const files = await open();
    const pictures = openPictureFiles(files);
    const hash = pictureHashOf(Buffer.from("uploaded"));
    expect(await pictures.read(hash)).toEqual(done);
    expect(await pictures.write(hash, bytes)).toEqual(done);
    expect(await pictures.read(hash)).toEqual({ ok: true, value: bytes });
    const old = await Array.fromAsync(pictures.older(Date.now() + 2_000));
    expect(old).toEqual([{ ok: true, value: hash }]);
    expect(await Array.fromAsync(pictures.older(Date.now() - 60_000))).toEqual([]);
    for (const isNeeded of [async () => true, () => Promise.reject(new Error("database away"))]) {
      await pictures.removeUnless(hash, isNeeded);
      expect(await pictures.read(hash)).toEqual({ ok: true, value: bytes });
    }
    await pictures.removeUnless(hash, async () => false);
    expect(await pictures.read(hash)).toEqual(done);
    expect(await namesIn(files, "pictures")).toEqual([]);
    await files.write(`pictures/${hash.slice(0, 2)}/${hash}`, Buffer.from("something else"));
    expect(await pictures.read(hash)).toEqual(done);
  });

  test("of drawn pictures no more is kept than allowed, by however many processes", async () => {
    const files = await open();
    const clock = () => Date.now();
    const log = createLog("silent");
    const stores = await Promise.all(
      [1, 2].map(() => openPictureStore({ files, folder: "rooms", maxBytes: 9_000, log, clock })),
    );
    for (let n = 0; n < 24; n += 1) await stores[n % 2]!.write(`${n}`, Buffer.alloc(1_000, n));
    expect((await namesIn(files, "rooms")).length).toBeLessThanOrEqual(9);
    expect(await stores[0]!.read("23")).toEqual(Buffer.alloc(1_000, 23));
  });
});
