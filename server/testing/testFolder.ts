// A folder of a test's own, which is gone when the test is over.
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export async function testFolder(name: string): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `loamstead-${name}-`)));
  // What was begun for nobody in particular may still be writing.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
