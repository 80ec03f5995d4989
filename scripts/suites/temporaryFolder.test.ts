import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { withTemporaryFolder } from "./temporaryFolder.ts";

const much = () => 64e9;

test("what one process has compiled is there for the next, until the run is over", async () => {
  const folder = await withTemporaryFolder(async (env) => {
    const { NODE_COMPILE_CACHE: kept = "" } = env;
    const program = join(dirname(kept), "program.ts");
    await writeFile(program, "const said: string = 'done';\nconsole.log(said);\n");
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    expect(stdout).toBe("done\n");
    expect(await readdir(kept)).toHaveLength(1);
    return dirname(kept);
  });
  expect(existsSync(folder)).toBe(false);
});

test("a run that fails leaves nothing behind either", async () => {
  let folder = "";
  const failing = withTemporaryFolder(async ({ NODE_COMPILE_CACHE: kept = "" }) => {
    folder = dirname(kept);
    expect(existsSync(folder)).toBe(true);
    throw new Error("no browser");
  });
  await expect(failing).rejects.toThrow("no browser");
  expect(existsSync(folder)).toBe(false);
});

test("what programs put away lies in memory where there is room, and else where it ever did", async () => {
  const inMemory = await testFolder("memory");
  const placeOf = (machine: { inMemory: string; freeMemory(): number }) =>
    withTemporaryFolder(async ({ TMPDIR, NODE_COMPILE_CACHE: kept = "" }) => {
      const folder = dirname(kept);
      expect(TMPDIR === undefined || TMPDIR === folder).toBe(true);
      return { isTold: TMPDIR !== undefined, lies: dirname(folder) };
    }, machine);
  expect(await placeOf({ inMemory, freeMemory: much })).toEqual({ isTold: true, lies: inMemory });
  const elsewhere = { isTold: false, lies: tmpdir() };
  expect(await placeOf({ inMemory, freeMemory: () => 2e9 })).toEqual(elsewhere);
  const nowhere = join(inMemory, "no-such-folder");
  expect(await placeOf({ inMemory: nowhere, freeMemory: much })).toEqual(elsewhere);
});
