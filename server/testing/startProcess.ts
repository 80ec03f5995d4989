// Starts a server's part as a process of its own, for tests that end it without warning.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { plainEnv } from "./plainEnv.ts";

export type StartedProcess = {
  port: number;
  pid: number;
  /** Settles when the process is gone. */
  kill(): Promise<void>;
};

/** The program prints its port as soon as it listens. */
export async function startProcess(
  program: URL,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<StartedProcess> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    env: { ...plainEnv, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = once(child, "close");
  const [said] = await Promise.race([
    once(child.stdout.setEncoding("utf8"), "data"),
    gone.then(() => [""]),
  ]);
  const port = Number(said);
  if (!port) throw new Error(`${program.pathname} did not start.`);
  return {
    port,
    pid: child.pid ?? 0,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
