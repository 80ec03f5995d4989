// Tests the pictures on disk: whole or not at all, never more than allowed, and no error when the disk has one.
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { openFolder } from "../files/folder.ts";
import { createLog } from "../log.ts";
import { testFolder } from "../testing/testFolder.ts";
import { openPictureStore } from "./pictureStore.ts";

const start = Date.UTC(2026, 9, 20);

async function makeFolder(): Promise<string> {
  const dir = await testFolder("pictures");
  return dir;
}

async function open(dir: string, { maxBytes = 10_000, now = start } = {}) {
  const logged: string[] = [];
  const log = createLog("warn", { write: (line) => void logged.push(line) });
  const clock = { now };
  const store = await openPictureStore({
    files: openFolder(dirname(dir), () => clock.now),
    folder: basename(dir),
    maxBytes,
    log,
    clock: () => clock.now,
  });
  return { store, logged, clock };
}

const picture = (letter: string, size = 1000) => Buffer.alloc(size, letter);

describe("pictureStore", () => {
  test("what was written is read again, also after a restart", async () => {
    const dir = join(await makeFolder(), "fields");
    const { store } = await open(dir);
    expect(await store.read("a.svg")).toBeUndefined();
    await store.write("a.svg", picture("a"));
    expect(await store.read("a.svg")).toEqual(picture("a"));
    const again = await open(dir);
    expect(await again.store.read("a.svg")).toEqual(picture("a"));
    expect(await readdir(dir)).toEqual(["a.svg"]);
  });

  test("the one longest unused goes first, and reading is using", async () => {
    const dir = await makeFolder();
    const { store, clock } = await open(dir, { maxBytes: 3200, now: Date.now() });
    for (const name of ["a", "b", "c"]) await store.write(name, picture(name));
    clock.now += 60_000;
    await store.read("a");
    await store.write("d", picture("d"));
    expect((await readdir(dir)).sort()).toEqual(["a", "c", "d"]);
  });

  test("after a restart the files' times tell what was used, and too many are let go", async () => {
    const dir = await makeFolder();
    const first = await open(dir);
    for (const name of ["a", "b", "c"]) await first.store.write(name, picture(name));
    for (const [name, hours] of [
      ["a", 1],
      ["b", 3],
      ["c", 2],
    ] as const) {
      await utimes(join(dir, name), start / 1000, start / 1000 - hours * 3600);
    }
    const { store } = await open(dir, { maxBytes: 3200 });
    await store.write("d", picture("d"));
    expect((await readdir(dir)).sort()).toEqual(["a", "c", "d"]);
  });

  test.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, 500)],
    ["empty", () => Buffer.alloc(0)],
    ["changed", (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 900), Buffer.from("x")])],
  ])("a file that is %s is never given out, and makes room for a whole one", async (_, harm) => {
    const dir = await makeFolder();
    const { store } = await open(dir);
    await store.write("a", picture("a"));
    await writeFile(join(dir, "a"), harm(await readFile(join(dir, "a"))));
    expect(await store.read("a")).toBeUndefined();
    expect(await readdir(dir)).toEqual([]);
    await store.write("a", picture("a"));
    expect(await store.read("a")).toEqual(picture("a"));
  });

  test("what a killed process left half-written is cleared away, what another one writes is not", async () => {
    const dir = await makeFolder();
    await writeFile(join(dir, ".77-1-old"), "half");
    await utimes(join(dir, ".77-1-old"), start / 1000, start / 1000 - 3600);
    await writeFile(join(dir, ".78-1-new"), "half");
    await utimes(join(dir, ".78-1-new"), start / 1000, start / 1000 - 5);
    await open(dir);
    expect(await readdir(dir)).toEqual([".78-1-new"]);
  });

  test("a place that cannot be written costs a line in the log and nothing else", async () => {
    const dir = join(await makeFolder(), "not-a-folder");
    await writeFile(dir, "in the way");
    const { store, logged } = await open(dir);
    await store.write("a", picture("a"));
    await store.write("b", picture("b"));
    expect(await store.read("a")).toBeUndefined();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("cannot be kept");
  });
});
