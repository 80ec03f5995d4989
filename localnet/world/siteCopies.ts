// Where a running world keeps its copy of the site; those of worlds that were killed are cleared away.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "../guard/isRunning.ts";

/** One copy for each world, so that two side by side do not serve each other's pages. */
export const copyName = (port: number, pid: number): string => `${port}-${pid}`;

export async function clearCopies(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => !isRunning(Number(name.split("-")[1])));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
