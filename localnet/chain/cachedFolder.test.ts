// Proves that a folder is made once, whole, and by one process at a time.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { cachedFolder } from "./cachedFolder.ts";

let root: string;
let makes: number;
beforeEach(async () => {
  root = await testFolder("cache");
  makes = 0;
});

const get = (key: string) =>
  cachedFolder({
    root: join(root, "deep", "cache"),
    name: "thing",
    key,
    make: async (folder) => {
      makes += 1;
      await writeFile(join(folder, "text"), `made for ${key}`);
    },
  });
const left = () => readdir(join(root, "deep", "cache"));

test("makes a folder once for each key", async () => {
  const first = await get("a");
  expect(first.made).toBe(true);
  expect(await readFile(join(first.folder, "text"), "utf8")).toBe("made for a");
  expect(await get("a")).toEqual({ folder: first.folder, made: false });
  expect((await get("b")).made).toBe(true);
  expect(makes).toBe(2);
  expect((await left()).sort()).toEqual(["thing-a", "thing-b"]);
});

test("makes it once for many who ask at the same time", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => get("a")));
  expect(all.filter(({ made }) => made)).toHaveLength(1);
  expect(makes).toBe(1);
});

test("leaves nothing behind when making fails, and tries again", async () => {
  const failing = cachedFolder({
    root,
    name: "thing",
    key: "a",
    make: async (folder) => {
      await writeFile(join(folder, "half"), "");
      throw new Error("out of clay");
    },
  });
  await expect(failing).rejects.toThrow("out of clay");
  expect(await readdir(root)).toEqual([]);
  expect((await get("a")).made).toBe(true);
});

test("clears away what a killed process left, and only that", async () => {
  await get("a");
  const cache = join(root, "deep", "cache");
  await mkdir(join(cache, "draft-999999999-dead"));
  await mkdir(join(cache, `draft-${process.pid}-alive`));
  await get("b");
  expect((await left()).sort()).toEqual([`draft-${process.pid}-alive`, "thing-a", "thing-b"]);
});

test("does not wait for a lock whose holder has died", async () => {
  await get("a");
  const lock = join(root, "deep", "cache", "thing-b.lock");
  // No system gives out a process id this large.
  await writeFile(lock, "999999999");
  expect((await get("b")).made).toBe(true);
  expect(existsSync(lock)).toBe(false);
});

test("does not wait for a lock that is too old to be held", async () => {
  await get("a");
  const lock = join(root, "deep", "cache", "thing-b.lock");
  await writeFile(lock, String(process.pid));
  await utimes(lock, 0, 0);
  expect((await get("b")).made).toBe(true);
});

test("waits for a lock whose holder lives", async () => {
  await get("a");
  const lock = join(root, "deep", "cache", "thing-b.lock");
  await writeFile(lock, String(process.pid));
  const waiting = get("b");
  await get("c");
  expect(makes).toBe(2);
  await rm(lock);
  expect((await waiting).made).toBe(true);
});
