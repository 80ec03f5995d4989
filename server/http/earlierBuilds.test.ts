// Tests which files of earlier builds stay, and that a server goes on where none can be kept.
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog, type Log } from "../log.ts";
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
    async release(inputs: string, names: readonly string[], log: Log = createLog("silent")) {
      now += 60_000;
      await rm(siteDir, { recursive: true, force: true });
      await mkdir(join(siteDir, "assets"), { recursive: true });
      for (const name of names) await writeFile(join(siteDir, "assets", name), `${name} ${inputs}`);
      const files = await earlierBuilds({ siteDir, dataDir, inputs, log, clock: () => now });
      return [...files.keys()].sort();
    },
    kept: () => readdir(join(dataDir, "builds")),
  };
}

test("the last two builds' files are there beside the new ones, and no older ones", async () => {
  const { release, kept } = await house();
  expect(await release("one", ["a-1.js", "b-1.js"])).toEqual([]);
  expect(await release("two", ["a-2.js", "b-1.js"])).toEqual(["/assets/a-1.js", "/assets/b-1.js"]);
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
  for (const files of await Promise.all(all)) expect([...files.keys()]).toEqual(["/assets/a-1.js"]);
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
