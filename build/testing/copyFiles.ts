// Copies the files of the house, without its packages and whatever was made of them.
import { spawn } from "node:child_process";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

export const house = resolve(import.meta.dirname, "../..");

type Ended = { readonly code: number | null; readonly output: string };

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

/** All that is tracked or new. */
export async function copyFiles(copy: string): Promise<void> {
  const listed = await run("git", ["ls-files", "-co", "--exclude-standard"], house);
  const files = listed.output.trim().split("\n");
  for (const folder of new Set(files.map((file) => dirname(file))))
    await mkdir(join(copy, folder), { recursive: true });
  // What was deleted and not yet committed is still listed.
  for (const file of files) await copyFile(join(house, file), join(copy, file)).catch(() => {});
}
