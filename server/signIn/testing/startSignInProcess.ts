// Starts the sign-in as a process of its own and ends it without warning.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type SignInProcess = {
  port: number;
  pid: number;
  /** Settles when the process is gone. */
  kill(): Promise<void>;
};

const program = fileURLToPath(new URL("./signInProcess.ts", import.meta.url));

export async function startSignInProcess(env: Record<string, string>): Promise<SignInProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = once(child, "close");
  const [said] = await Promise.race([
    once(child.stdout.setEncoding("utf8"), "data"),
    gone.then(() => [""]),
  ]);
  const port = Number(said);
  if (!port) throw new Error("The process for the sign-in did not start.");
  return {
    port,
    pid: child.pid ?? 0,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
