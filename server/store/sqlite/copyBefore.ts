// Copies the embedded database before a release changes its tables: the way back if that release was a mistake.
import { readdir, rm, stat, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { backUp } from "./backUp.ts";
import { lastBackup } from "./backupMark.ts";

const HOUR = 60 * 60_000;

/**
 * Leaves `loamstead.db.before-17` beside the database, and no older copy of its kind. A backup of the
 * last hour counts as one, for a disk that has no room for both.
 */
export async function copyBefore(file: string, step: number, now: number): Promise<Result<void>> {
  if (now - ((await lastBackup(file)) ?? 0) < HOUR) return accept(undefined);
  const copies = `${basename(file)}.before-`;
  const folder = dirname(file);
  const to = join(folder, `${copies}${step}`);
  // One of a start that failed afterwards: the database has all that it had.
  await rm(to, { force: true }).catch(() => {});
  const copied = (await hasRoom(file)) ? await backUp(file, to) : refuse("The disk is too full.");
  if (!copied.ok) {
    return refuse(
      `has to be copied before its tables are changed, and that failed. ${copied.reason} Make room ` +
        "beside it, or copy it elsewhere with npm run backup and start within the hour.",
    );
  }
  for (const name of await readdir(folder)) {
    if (name.startsWith(copies) && name !== basename(to)) await rm(join(folder, name));
  }
  return accept(undefined);
}

/** A copy that begins and finds no room would fill the disk for whoever writes meanwhile. */
async function hasRoom(file: string): Promise<boolean> {
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((name) =>
      stat(name).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const { bavail, bsize } = await statfs(dirname(file));
  return bavail * bsize > sizes.reduce((sum, size) => sum + size, 16e6);
}
