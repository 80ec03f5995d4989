// A copy of the whole house for tests that change it.
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { copyFiles, house } from "./copyFiles.ts";

/** For a test: with the packages of the house, and gone when the test is over. */
export async function copyHouse(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "loamstead-house-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await copyFiles(copy);
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
