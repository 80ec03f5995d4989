// Where the test runners write what they counted, and how it is read back.
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fromRoot } from "../run/root.ts";

/** A report of an earlier run is removed, so that it can never be taken for this run's. */
export async function reportFile(name: string): Promise<string> {
  const file = fromRoot(".cache", "reports", `${name}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  return file;
}

export async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}
