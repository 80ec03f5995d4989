// A program that lives as long as a tab: started, listened to until it says a word, and ended.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { endingSignals, exitCode } from "../../scripts/bootstrap/signals.mjs";

export type Program = {
  /** Waits until it has printed what the pattern finds; fails when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** The end of all that it has printed, and how it has ended. */
  printed(): string;
  end(): Promise<void>;
};

const patienceMs = 30_000;

export function startProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Program {
  // In a group of its own: browsers leave children behind.
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    detached: true,
  });
  const kill = () => killGroup(child);
  process.once("exit", kill);
  // A signal by itself ends a process without its "exit".
  const exit = (signal: NodeJS.Signals) => process.exit(exitCode(null, signal));
  for (const signal of endingSignals) process.on(signal, exit);
  const ended = once(child, "close").catch(() => []);
  let output = "";
  child.once("exit", (code, signal) => {
    output += `\n${file} has ended: ${signal ?? code}\n`;
  });
  const printed = () => output.slice(-2000);
  const streams = [child.stdout, child.stderr, child.stdio[3]] as NodeJS.ReadableStream[];
  for (const stream of streams)
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found === null) return;
          clearTimeout(timer);
          resolve(found);
        };
        const fail = () => reject(new Error(`${file} did not get ready:\n${printed()}`));
        const timer = setTimeout(fail, patienceMs);
        for (const stream of streams) stream.on("data", look);
        child.once("error", reject);
        void ended.then(fail);
        look();
      }),
    printed,
    async end() {
      process.off("exit", kill);
      for (const signal of endingSignals) process.off(signal, exit);
      kill();
      await ended;
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended in the meantime.
  }
}
