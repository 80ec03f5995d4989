// Starts the whole server, as `npm start` does, as a process of its own over a made-up build (for tests and benchmarks).
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { plainEnv } from "./plainEnv.ts";

const program = join(import.meta.dirname, "../main.ts");

export type StartedMain = {
  child: ChildProcess;
  port: number;
  /** Ends it without warning; settles when the process is gone. */
  kill(): Promise<void>;
};

/**
 * Settles as soon as it listens; whoever starts it ends it. Its log goes to a file: nobody has to read along.
 * `procs` is where it writes its number first, to be in that group of processes.
 */
export async function startMain(
  log: string,
  env: Record<string, string>,
  procs?: string,
): Promise<StartedMain> {
  const to = await open(log, "w");
  const [file, ...args] =
    procs === undefined
      ? [process.execPath, program]
      : ["/bin/sh", "-c", 'echo $$ > "$0" && exec "$@"', procs, process.execPath, program];
  const child = spawn(file!, args, {
    env: { ...plainEnv, PORT: "0", ...env },
    stdio: ["ignore", to.fd, "inherit"],
  });
  await to.close();
  const gone = once(child, "exit");
  for (;;) {
    const said = await readFile(log, "utf8");
    const port = /"port":(\d+).*"msg":"listening"/.exec(said)?.[1];
    const kill = async () => {
      child.kill("SIGKILL");
      await gone;
    };
    if (port !== undefined) return { child, port: Number(port), kill };
    if (child.exitCode !== null) throw new Error(`The server did not start. ${said}`);
    await setTimeout(20);
  }
}
