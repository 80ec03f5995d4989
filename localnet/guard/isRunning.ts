// Says whether a process of this machine still runs.
import { readFileSync } from "node:fs";

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Not ours to signal, but there.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return !isZombie(pid);
}

/** A dead orphan keeps its id until init collects it, which some containers do only now and then. */
function isZombie(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, "latin1").replace(/^.*\)/s, ")"));
  } catch {
    return true;
  }
}
