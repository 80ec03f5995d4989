// Tests that only what nobody serves any more is cleared away.
import { spawnSync } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { clearCopies, copyName } from "./openLocalWorld.ts";

test("copies of processes that are gone go, those of running ones stay", async () => {
  const folder = await testFolder("copies");
  const { pid: gone } = spawnSync(process.execPath, ["--version"]);
  const kept = copyName(4173, process.pid);
  for (const name of [kept, copyName(4174, gone), "4175"]) {
    await mkdir(join(folder, name, "site"), { recursive: true });
  }
  await clearCopies(folder);
  expect(await readdir(folder)).toEqual([kept]);
});

test("where there are none yet, nothing happens", async () => {
  await expect(clearCopies(join(tmpdir(), "no-such-folder"))).resolves.toBeUndefined();
});
