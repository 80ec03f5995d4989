// Tests what makes the server ready: its data folder, its database, its build, and not being stopped.
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accept, refuse } from "@loamstead/lib/result.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { isUsable, openDataFolder } from "./dataFolder.ts";
import { createReadiness } from "./readiness.ts";
import { makeSite } from "./testing/makeSite.ts";

async function watched() {
  const site = await makeSite();
  onTestFinished(site.remove);
  const { distDir, dataDir } = site;
  await openDataFolder(dataDir);
  const state = { answers: true, keeps: true, now: 0 };
  const away = { why: "away", reason: "the bucket answered 403" } as const;
  const readiness = createReadiness({
    distDir,
    dataDir,
    basePath: "/",
    inputs: "first",
    database: { check: async () => state.answers },
    keptFiles: { check: async () => (state.keeps ? accept(undefined) : refuse(away)) },
    now: () => state.now,
  });
  return { ...site, readiness, state };
}

describe("readiness", () => {
  test("a missing data folder is made, with the folders above it, and left clean", async () => {
    const { dataDir } = await watched();
    const deep = join(dataDir, "a", "b");
    expect(await openDataFolder(deep)).toEqual({ ok: true, value: { isFull: false } });
    expect(await readdir(deep)).toEqual([]);
  });

  test("a data folder that cannot be written is refused with its name and DATA_DIR", async () => {
    const { dataDir } = await watched();
    const file = join(dataDir, "file");
    await writeFile(file, "");
    const opened = await openDataFolder(join(file, "below"));
    expect(opened).toMatchObject({ ok: false, reason: expect.stringContaining("DATA_DIR") });
    expect(opened).toMatchObject({ reason: expect.stringContaining(`${file}/below`) });
    expect(await isUsable(file)).toBe(false);
  });

  test("all in order is ready", async () => {
    const { readiness } = await watched();
    expect(await readiness.check()).toEqual([]);
  });

  test("callers at the same moment share one look", async () => {
    const { readiness } = await watched();
    const [first, second] = await Promise.all([readiness.check(), readiness.check()]);
    expect(second).toBe(first);
    expect(await readiness.check()).not.toBe(first);
  });

  test("a flood of looks writes once in ten seconds", async () => {
    const { readiness, dataDir, state } = await watched();
    const changed = async () => (await stat(dataDir, { bigint: true })).mtimeNs;
    expect(await readiness.check()).toEqual([]);
    const before = await changed();
    for (let i = 0; i < 100; i += 1) expect(await readiness.check()).toEqual([]);
    expect(await changed()).toBe(before);
    state.now += 10_000;
    await rm(dataDir, { recursive: true });
    expect(await readiness.check()).toEqual(["data-folder"]);
    // What failed is tried each time: it may be well again.
    await openDataFolder(dataDir);
    expect(await readiness.check()).toEqual([]);
  });

  test("a lost data folder and a lost build are both named", async () => {
    const { readiness, dataDir, distDir } = await watched();
    await rm(dataDir, { recursive: true });
    expect(await readiness.check()).toEqual(["data-folder"]);
    await rm(distDir, { recursive: true });
    expect(await readiness.check()).toEqual(["data-folder", "build"]);
  });

  test("a database that does not answer is named", async () => {
    const { readiness, state } = await watched();
    state.answers = false;
    expect(await readiness.check()).toEqual(["database"]);
  });

  test("a bucket that cannot be used is named", async () => {
    const { readiness, state } = await watched();
    expect(await readiness.check()).toEqual([]);
    state.keeps = false;
    // A store is not asked for each probe.
    state.now += 9_000;
    expect(await readiness.check()).toEqual([]);
    state.now += 2_000;
    expect(await readiness.check()).toEqual(["pictures"]);
  });

  test("another build in the same folder needs a restart", async () => {
    const { readiness, distDir } = await watched();
    const manifest = { basePath: "/", origin: "http://localhost:4173", inputs: "second" };
    await writeFile(join(distDir, "build.json"), JSON.stringify(manifest));
    expect(await readiness.check()).toEqual(["build"]);
  });

  test("a server that stops is not ready", async () => {
    const { readiness } = await watched();
    readiness.markStopping();
    expect(await readiness.check()).toEqual(["stopping"]);
  });
});
