import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { withCompiledCode } from "./compiledCode.ts";

test("what one process has compiled is there for the next, until the run is over", async () => {
  const folder = await withCompiledCode(async (env) => {
    const { NODE_COMPILE_CACHE: kept = "" } = env;
    expect(await readdir(kept)).toEqual([]);
    const program = join(kept, "program.ts");
    await writeFile(program, "const said: string = 'done';\nconsole.log(said);\n");
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    expect(stdout).toBe("done\n");
    expect((await readdir(kept)).filter((file) => file !== "program.ts")).toHaveLength(1);
    return kept;
  });
  expect(existsSync(folder)).toBe(false);
});

test("a run that fails leaves nothing behind either", async () => {
  let folder = "";
  const failing = withCompiledCode(async ({ NODE_COMPILE_CACHE: kept = "" }) => {
    folder = kept;
    throw new Error("no browser");
  });
  await expect(failing).rejects.toThrow("no browser");
  expect(existsSync(folder)).toBe(false);
});
