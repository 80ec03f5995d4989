// Lets one process at a time do a piece of work, through a folder that only one of them can make (mutex across processes).
import { writeFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

const pollMs = 250;
const graceMs = 10_000;

/**
 * Runs `work` while holding `folder`. `wasAbandoned` tells the work that a holder before us was
 * killed in the middle of it; `isHeldBy` names a process that goes on with it should we be killed.
 */
export async function withLockFolder(folder, say, work, machine = thisMachine) {
  let wasAbandoned = false;
  let hasSaid = false;
  while (!(await take(folder, machine.pid))) {
    const holder = await readHolder(folder);
    const state = judgeHolder(holder, machine);
    if (state === "dead") {
      if (await clearAway(folder, holder, machine.pid)) wasAbandoned = true;
    } else {
      if (!hasSaid) say("Waiting for another run to finish…");
      hasSaid = true;
      await machine.sleep(pollMs);
    }
  }
  try {
    const isHeldBy = (pid) => writeHolder(folder, [machine.pid, pid]);
    return await work({ wasAbandoned, isHeldBy });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** "dead" only when no living process can hold the folder. */
export function judgeHolder(holder, { now, isAlive }) {
  if (holder.pids.length > 0) return holder.pids.some(isAlive) ? "alive" : "dead";
  // Between making the folder and writing its number into it a holder needs a moment.
  return holder.since !== undefined && now() - holder.since > graceMs ? "dead" : "alive";
}

async function take(folder, pid) {
  try {
    await mkdir(folder);
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  writeHolder(folder, [pid]);
  return true;
}

function writeHolder(folder, pids) {
  writeFileSync(path.join(folder, "pids"), pids.join(" "));
}

async function readHolder(folder) {
  const since = await stat(folder).then(
    (found) => found.mtimeMs,
    () => undefined,
  );
  const text = await readFile(path.join(folder, "pids"), "utf8").catch(() => "");
  return { pids: text.split(" ").map(Number).filter(Number.isSafeInteger).filter(Boolean), since };
}

// The folder is moved before it is removed, so that of two waiting processes only one clears it.
async function clearAway(folder, dead, ownPid) {
  const aside = `${folder}.${ownPid}`;
  try {
    await rename(folder, aside);
  } catch {
    return false;
  }
  const moved = await readHolder(aside);
  if (String(moved.pids) !== String(dead.pids)) {
    await rename(aside, folder).catch(() => {});
    return false;
  }
  await rm(aside, { recursive: true, force: true });
  return true;
}

const thisMachine = {
  pid: process.pid,
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isAlive(pid) {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return error.code === "EPERM";
    }
  },
};
