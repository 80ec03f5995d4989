// Makes the data folder where it is missing, and finds out whether it can be written.
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";

/** A disk that is full takes writing away and not reading: `isFull` then, and the folder is used. */
export async function openDataFolder(dir: string): Promise<Result<{ isFull: boolean }>> {
  try {
    await mkdir(dir, { recursive: true });
    await writeProbe(dir);
  } catch (error) {
    if (isFullDisk(error, dir)) return accept({ isFull: true });
    return refuse(
      `The data folder ${dir} cannot be written (${codeOf(error)}). ` +
        "Give this user the right to write there, or set DATA_DIR to another folder.",
    );
  }
  return accept({ isFull: false });
}

const full = ["ENOSPC", "EDQUOT"];
const isFullDisk = (error: unknown, dir: string): boolean =>
  full.includes(codeOf(error)) && existsSync(dir);

/** A disk that is full is no reason against it: what is kept is read from there. */
export async function isUsable(dir: string): Promise<boolean> {
  try {
    await writeProbe(dir);
    return true;
  } catch (error) {
    return isFullDisk(error, dir);
  }
}

// Only a real write tells of a full disk or a read-only mount; access rights do not.
async function writeProbe(dir: string): Promise<void> {
  const probe = join(dir, `.write-probe-${process.pid}`);
  try {
    await writeFile(probe, "probe");
  } finally {
    await rm(probe, { force: true });
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "unknown error";
}

/** The embedded database's place in the data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "loamstead.db");
}
