// Copies the files of the house, without its packages and whatever was made of them.
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { runProgram } from "../../scripts/run/runProgram.ts";

export const house = resolve(import.meta.dirname, "../..");

/** All that is tracked or new. */
export async function copyFiles(copy: string): Promise<void> {
  const listed = await runProgram("git", ["ls-files", "-co", "--exclude-standard"]);
  const files = listed.output.trim().split("\n");
  for (const folder of new Set(files.map((file) => dirname(file))))
    await mkdir(join(copy, folder), { recursive: true });
  // What was deleted and not yet committed is still listed.
  for (const file of files) await copyFile(join(house, file), join(copy, file)).catch(() => {});
}
