// The mark beside the embedded database that tells when it was last copied to a safe place.
import { statSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";

const markFile = (file: string): string => `${file}.backed-up`;

/** Undefined where no backup is known; also of a mark that somebody else's backup touched. */
export async function lastBackup(file: string): Promise<number | undefined> {
  const found = await stat(markFile(file)).catch(() => undefined);
  return found?.mtimeMs;
}

/** What the mark says is for people; its time counts. */
export const markBackup = (file: string, words: string): Promise<void> =>
  writeFile(markFile(file), `${words}\n`, { mode: 0o600 });

/** For whoever watches: since 1970 where no backup is known. */
export function secondsSinceBackup(file: string, now: number): number {
  const found = statSync(markFile(file), { throwIfNoEntry: false });
  return Math.max(0, (now - (found?.mtimeMs ?? 0)) / 1000);
}
