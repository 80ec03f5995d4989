// A copy of the whole house for tests that change it, gone when the test is over.
import { spawn } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readlink, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";

export const house = resolve(import.meta.dirname, "../..");

export type Ended = { readonly code: number | null; readonly output: string };

/** Runs a program to its end. */
export function run(program: string, args: readonly string[], cwd: string, env = process.env) {
  return new Promise<Ended>((settle, reject) => {
    const child = spawn(program, args, { cwd, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    child.once("error", reject);
    child.once("close", (code) => settle({ code, output }));
  });
}

/** All that is tracked or new, with the packages of the house. */
export async function copyHouse(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "loamstead-house-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  const listed = await run("git", ["ls-files", "-co", "--exclude-standard"], house);
  const files = listed.output.trim().split("\n");
  for (const folder of new Set(files.map((file) => dirname(file))))
    await mkdir(join(copy, folder), { recursive: true });
  // What was deleted and not yet committed is still listed.
  for (const file of files) await copyFile(join(house, file), join(copy, file)).catch(() => {});
  await linkPackages(copy);
  return copy;
}

/** Each package that was installed; the house's own are those of the copy. */
async function linkPackages(copy: string): Promise<void> {
  const [from, to] = [join(house, "node_modules"), join(copy, "node_modules")];
  const own = "@loamstead";
  await mkdir(join(to, own), { recursive: true });
  for (const name of await readdir(from))
    if (name !== own) await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, own)))
    await symlink(await readlink(join(from, own, name)), join(to, own, name));
}
