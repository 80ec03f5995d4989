// Gives a file a second name: thousands of them, each in no time, so that nobody waits for one after the other.
import { copyFileSync, linkSync } from "node:fs";

/** What has that name already keeps it. */
export function linkFile(file: string, also: string): void {
  try {
    linkSync(file, also);
  } catch (error) {
    // Another disk, or one that knows no second names.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") copyFileSync(file, also);
  }
}
