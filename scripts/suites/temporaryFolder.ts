// Gives the programs of a suite a folder for what they put away: in memory, where there is room, an eighth less is to do.
import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux has a part of its memory there; elsewhere there is no such folder. */
const inMemory = "/dev/shm";
/** Several times what all tests put away at once. */
const neededBytes = 4e9;
const neededMemory = 8e9;

const thisMachine = { inMemory, freeMemory: () => process.availableMemory() };

/**
 * Gone with the run, and with it whatever somebody left there. What Node compiles is kept in it:
 * processes that the tests start begin in half the time.
 */
export async function withTemporaryFolder<Value>(
  run: (env: Readonly<Record<string, string>>) => Promise<Value>,
  machine: typeof thisMachine = thisMachine,
): Promise<Value> {
  const isRoomy = await hasRoom(machine);
  const folder = await mkdtemp(join(isRoomy ? machine.inMemory : tmpdir(), "loamstead-"));
  try {
    // PostgreSQL runs as another user, who has to get to the data.
    await chmod(folder, 0o755);
    const compiled = { NODE_COMPILE_CACHE: join(folder, "compiled") };
    return await run(isRoomy ? { TMPDIR: folder, ...compiled } : compiled);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hasRoom({ inMemory, freeMemory }: typeof thisMachine): Promise<boolean> {
  const disk = await statfs(inMemory).catch(() => undefined);
  return (
    disk !== undefined && disk.bavail * disk.bsize > neededBytes && freeMemory() > neededMemory
  );
}
