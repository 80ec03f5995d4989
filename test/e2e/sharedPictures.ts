// Lets all servers of the tests keep drawn fields in one folder: each is drawn once, and stays for the next run.
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fromRoot } from "../../scripts/run/root.ts";

/** The names of pictures tell what drew them: one of an older drawing is never taken. */
export async function sharePictures(dataDir: string): Promise<void> {
  const shared = fromRoot(".cache", "drawn-fields");
  await mkdir(shared, { recursive: true });
  await symlink(shared, join(dataDir, "fields"));
}
