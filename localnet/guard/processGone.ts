// Waits until a process no longer runs (for tests of what is left behind).
import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "./isRunning.ts";

export async function processGone(pid: number): Promise<void> {
  while (isRunning(pid)) await pause(10);
}
