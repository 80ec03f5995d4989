// Tests which files of earlier builds stay, and that a server goes on where none can be kept.
import { mkdir, mkdtemp, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createLog, type Log } from "../log.ts";
import { mountDisk } from "../testing/mountDisk.ts";
import { earlierBuilds } from "./earlierBuilds.ts";

async function house() {
  const root = await mkdtemp(join(tmpdir(), "loamstead-builds-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const [siteDir, dataDir] = [join(root, "site"), join(root, "data")];
  await mkdir(dataDir);
  let now = Date.UTC(2026, 10, 1);
  return {
    dataDir,
    /** As the build does it: what was there before goes. */
    async release(
      inputs: string,
      names: readonly string[],
      log: Log = createLog("silent"),
      more: Partial<Parameters<typeof earlierBuilds>[0]> = {},
    ) {
      now += 60_000;
      await rm(siteDir, { recursive: true, force: true });
      await mkdir(join(siteDir, "assets"), { recursive: true });
      for (const name of names) await writeFile(join(siteDir, "assets", name), `${name} ${inputs}`);
      const files = await earlierBuilds({
        siteDir,
        dataDir,
        inputs,
        log,
        clock: () => now,
        ...more,
      });
      return [...files.keys()].sort();
    },
    kept: () => readdir(join(dataDir, "builds")),
  };
}

describe("earlierBuilds", () => {
  test("the last two builds' files are there beside the new ones, and no older ones", async () => {
    const { release, kept } = await house();
    expect(await release("one", ["a-1.js", "b-1.js"])).toEqual([]);
    expect(await release("two", ["a-2.js", "b-1.js"])).toEqual([
      "/assets/a-1.js",
      "/assets/b-1.js",
    ]);
    expect(await release("three", ["a-3.js"])).toEqual([
      "/assets/a-1.js",
      "/assets/a-2.js",
      "/assets/b-1.js",
    ]);
    expect(await release("four", ["a-4.js"])).toEqual([
      "/assets/a-2.js",
      "/assets/a-3.js",
      "/assets/b-1.js",
    ]);
    expect((await kept()).sort()).toEqual(["four", "three", "two"]);
  });

  test("a build that is served again counts as new, and is kept once", async () => {
    const { release, kept } = await house();
    for (const name of ["one", "two", "three"]) await release(name, [`a-${name}.js`]);
    expect(await release("one", ["a-one.js"])).toEqual(["/assets/a-three.js", "/assets/a-two.js"]);
    await release("four", ["a-four.js"]);
    expect((await kept()).sort()).toEqual(["four", "one", "three"]);
  });

  test("processes that start at once all get the files, and leave nothing half copied", async () => {
    const { release, dataDir, kept } = await house();
    await release("one", ["a-1.js"]);
    const siteDir = join(dataDir, "..", "site");
    const options = { siteDir, dataDir, log: createLog("silent"), clock: Date.now };
    const all = Array.from({ length: 40 }, () => earlierBuilds({ ...options, inputs: "two" }));
    for (const files of await Promise.all(all))
      expect([...files.keys()]).toEqual(["/assets/a-1.js"]);
    expect((await kept()).sort()).toEqual(["one", "two"]);
  });

  test("where nothing can be kept the server is told why, and goes on", async () => {
    const { release, dataDir } = await house();
    await writeFile(join(dataDir, "builds"), "a file in the way");
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    expect(await release("one", ["a-1.js"], log)).toEqual([]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringMatching(/builds/) },
      expect.stringMatching(/cannot be kept/),
    );
  });

  test("a start on a disk with little room fills it no further, and takes away what is too old", async (context) => {
    const { release, dataDir, kept } = await house();
    if (!mountDisk(dataDir, 2)) return context.skip();
    const plenty = { freeBytes: async () => 1e12 };
    const log = createLog("silent");
    for (const name of ["one", "two"]) await release(name, [`a-${name}.js`], log, plenty);
    const left = async () => (await statfs(dataDir)).bavail;
    const before = await left();
    const warn = vi.spyOn(log, "warn");
    // Read as it is, the disk has less room than a start leaves.
    expect(await release("three", ["a-3.js"], log)).toEqual([
      "/assets/a-one.js",
      "/assets/a-two.js",
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringMatching(/too little room/) },
      expect.anything(),
    );
    expect(await left()).toBe(before);
    expect((await kept()).sort()).toEqual(["one", "two"]);

    // Told that there is room, and there is none: what was copied so far goes again.
    const large = Array.from({ length: 300 }, (_, i) => `${"large".repeat(20)}-${i}.js`);
    await writeFile(join(dataDir, "rooms.db"), Buffer.alloc(1_200_000));
    const full = await left();
    await release("four", large, log, plenty);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(await left()).toBe(full);
    await rm(join(dataDir, "rooms.db"));
    expect(await release("five", ["a-5.js"], log, plenty)).toHaveLength(2);
    expect((await kept()).sort()).toEqual(["five", "one", "two"]);

    // What is to be let go has gone before anything is copied.
    let there: string[] = [];
    const look = async () => {
      there = (await kept()).filter((name) => !name.startsWith("."));
      return 1e12;
    };
    await release("six", ["a-6.js"], log, { freeBytes: look });
    expect(there.sort()).toEqual(["five", "two"]);
  });
});
