// Runs a command's program as an operator would, with an environment of its own (for tests).
import { execFile } from "node:child_process";
import { plainEnv } from "../../server/testing/plainEnv.ts";

type ScriptEnded = { code: number; out: string; err: string };

export function runScript(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ScriptEnded> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { ...plainEnv, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
