// A process of its own that does one job at a time: it can be killed, and is when it takes too much.
import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { type Result, refuse } from "@loamstead/lib/result.ts";

/** One process, or what stands in for it; it is given one job at a time. */
export type JobProcess<Job, Answer> = {
  run(job: Job): Promise<Result<Answer>>;
  end(): Promise<void>;
};

export type ProcessLimits = {
  /** Of processor time for one job, the start of the process included; elsewhere than on Linux, of time. */
  milliseconds: number;
  /** Of memory in all, the decoders' own included; watched on Linux, elsewhere only that of scripts is. */
  megabytes: number;
  /** Of everybody's time, where somebody waits who does not wait for ever. */
  mostMs?: number;
  /** How far it gives way to all else, as the system counts it. */
  priority?: number;
  /** Further ones of Node's own. */
  flags?: readonly string[];
};

/** How a reason begins where a process went by itself or was ended by others. */
export const DIED = "the process ended";

/** In this time nothing that a limit on pixels lets through fills a machine. */
const LOOK_EVERY_MS = 50;

/**
 * As often as its processor time a job may take of everybody's time: it gives way to the server and all
 * else, so that on a machine that is busy a room which is drawn in three seconds takes half a minute.
 */
const MOST_WAITING = 10;

/** `file` calls `serveJobs`; `given` is handed to it as its arguments. */
export function openJobProcess<Job, Answer>(
  file: URL,
  limits: ProcessLimits,
  given: readonly string[] = [],
): JobProcess<Job, Answer> {
  const { milliseconds, megabytes, mostMs = milliseconds * MOST_WAITING, flags = [] } = limits;
  const child = fork(file, given, {
    execArgv: [`--max-old-space-size=${megabytes}`, ...flags],
    serialization: "advanced",
    // What a process says that breaks down is as long as who broke it wants.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { PATH: process.env.PATH },
  });
  giveWay(child.pid, limits.priority);
  goFirst(child.pid);
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve()).once("error", () => resolve());
  });
  // Idle, it must not keep a process alive that has nothing else to do.
  const rest = () => {
    child.unref();
    child.channel?.unref();
  };
  rest();
  let isFresh = true;

  return {
    run: (job) =>
      new Promise((resolve) => {
        let usedBefore: number | undefined;
        let isOver = false;
        const finish = (answer: Result<Answer>) => {
          isOver = true;
          clearTimeout(tooLong);
          clearInterval(looking);
          child.off("message", finish).off("exit", ended);
          rest();
          resolve(answer);
        };
        const kill = (reason: string) => {
          finish(refuse(reason));
          child.kill("SIGKILL");
        };
        const ended = (code: number | null, signal: string | null) =>
          finish(refuse(`${DIED} (${signal ?? code})`));
        const most = process.platform === "linux" ? mostMs : milliseconds;
        const tooLong = setTimeout(() => kill("it took too long"), most);
        const looking = setInterval(async () => {
          const [resident, used] = await Promise.all([
            residentMegabytes(child.pid),
            processorMilliseconds(child.pid),
          ]);
          if (isOver) return;
          usedBefore ??= isFresh ? 0 : used;
          isFresh = false;
          if (resident > megabytes) kill("it took too much memory");
          else if (used - usedBefore > milliseconds) kill("it took too long");
        }, LOOK_EVERY_MS);
        child.ref();
        child.channel?.ref();
        child.once("message", finish).once("exit", ended);
        // Whether it could still be sent, the end of the process tells.
        if (child.connected) child.send(job as object, () => {});
        else ended(child.exitCode, child.signalCode);
      }),
    async end() {
      child.ref();
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Nothing where the system does not tell. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** In user and system mode, of all its threads; nothing where the system does not tell. */
async function processorMilliseconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Behind the name, which may have anything in it; a tick is a hundredth of a second on every Linux.
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14);
  return (Number(user) + Number(system)) * 10;
}

/** Whoever only wants a page does not wait for those who want pictures. */
function giveWay(
  pid: number | undefined,
  priority: number = constants.priority.PRIORITY_BELOW_NORMAL,
): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // A host may forbid it; then all have the same.
  }
}

/** Where the machine, or the service's share of it, has no memory left, a process goes and not the server. */
function goFirst(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    // To raise one's own or a child's takes no right.
    writeFileSync(`/proc/${pid}/oom_score_adj`, "900");
  } catch {
    // Only Linux has it.
  }
}
