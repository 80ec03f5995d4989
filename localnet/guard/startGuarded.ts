// Starts a command that cannot outlive this process, and waits until it says that it is ready.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const guardPath = fileURLToPath(new URL("guard.ts", import.meta.url));
const keptLines = 40;
const defaultPatienceMs = 20_000;

export type GuardedCommand = {
  readonly command: string;
  readonly args: readonly string[];
  /** The line of output that means "ready"; its groups are handed back as `ready`. */
  readonly ready: RegExp;
  /** How long to wait for that line, in milliseconds. */
  readonly patienceMs?: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

export type Guarded = {
  readonly ready: RegExpMatchArray;
  /** The guard's process id, which is also the id of its process group. */
  readonly pid: number;
  /** Settles when the command and its guard are gone, whoever ended them. */
  readonly exited: Promise<void>;
  /** The last lines the command printed, for a message when something fails. */
  lastLines(): string;
  stop(): Promise<void>;
};

export async function startGuarded({
  command,
  args,
  ready,
  patienceMs = defaultPatienceMs,
  env,
}: GuardedCommand): Promise<Guarded> {
  const guard = spawn(process.execPath, [guardPath, command, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
    // Its own group: Ctrl-C then reaches only the parent, which decides in what order things stop.
    detached: true,
    env: { ...process.env, ...env },
  });
  let stopping = false;
  const lines: string[] = [];

  const exited = new Promise<void>((resolve) => {
    guard.once("exit", () => {
      if (!stopping) endGroup(guard.pid);
      resolve();
    });
    guard.once("error", () => resolve());
  });
  // Later than "exit": every line it printed has been read.
  const closed = new Promise<void>((resolve) => {
    guard.once("close", () => resolve());
  });
  // Ending the input of a guard that is already gone is no fault.
  guard.stdin.on("error", () => {});

  async function stop() {
    stopping = true;
    guard.stdin.destroy();
    await exited;
  }

  const match = await new Promise<RegExpMatchArray | "ended" | "late">((resolve) => {
    setTimeout(() => resolve("late"), patienceMs).unref();
    for (const stream of [guard.stdout, guard.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        if (lines.length > keptLines) lines.shift();
        const found = line.match(ready);
        if (found) resolve(found);
      });
    }
    void closed.then(() => resolve("ended"));
  });
  if (typeof match === "string" || guard.pid === undefined) {
    if (match === "late") await stop();
    const what = match === "late" ? "was not ready in time" : "ended before it was ready";
    throw new Error(`${command} ${what}:\n${lines.join("\n")}`);
  }
  return { ready: match, pid: guard.pid, exited, lastLines: () => lines.join("\n"), stop };
}

/** Ends what a guard left behind when the guard itself was killed. */
function endGroup(leader: number | undefined) {
  if (leader === undefined) return;
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // Nobody is left in the group.
  }
}
