// Runs a program to its end in a process group of its own, and takes the group along when we are ended.
import { type ChildProcess, spawn } from "node:child_process";
import { endingSignals, exitCode } from "../bootstrap/signals.mjs";
import { root } from "./root.ts";

export type Ended = { code: number; output: string; seconds: number };

type Options = {
  /** Elsewhere than in the house. */
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Print what it prints at once, instead of only keeping it. */
  isShown?: boolean;
  /** Told the number of its process, which goes on should this one be killed. */
  tellPid?: (pid: number) => void;
};

const patienceMs = 10_000;

export function runProgram(file: string, args: readonly string[], options: Options = {}) {
  const { cwd = root, env = {}, isShown = false, tellPid } = options;
  const since = performance.now();
  return new Promise<Ended>((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
      detached: process.platform !== "win32",
    });
    if (child.pid !== undefined) tellPid?.(child.pid);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
    const end = (code: number) => {
      letGo();
      resolve({ code, output, seconds: (performance.now() - since) / 1000 });
    };
    const letGo = endTogether(child);
    child.on("error", (error) => {
      output += `${error.message}\n`;
      if (isShown) console.error(error.message);
      end(1);
    });
    child.on("close", (code, signal) => end(exitCode(code, signal)));
  });
}

/** Until let go, a signal that ends this process first ends the child and all that it started. */
export function endTogether(child: ChildProcess): () => void {
  let isEnding = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    child.once("close", () => process.exit(exitCode(null, signal)));
    signalGroup(child, "SIGTERM");
    setTimeout(() => signalGroup(child, "SIGKILL"), patienceMs).unref();
  };
  for (const signal of endingSignals) process.on(signal, stop);
  return () => {
    if (isEnding) return;
    for (const signal of endingSignals) process.off(signal, stop);
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
