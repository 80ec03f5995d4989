// Puts a disk of so many megabytes at a folder, where this machine lets us make one (for tests).
import { spawnSync } from "node:child_process";
import { onTestFinished } from "vitest";

/** Whether it is there; it goes when the test is over. */
export function mountDisk(dir: string, megabytes: number): boolean {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dir]);
  if (status === 0) onTestFinished(() => void spawnSync("umount", ["-l", dir]));
  return status === 0;
}
