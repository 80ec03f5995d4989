// Starts a real PostgreSQL server for tests and benchmarks, which ends with this process at the latest.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type StartedPostgres = { url: string; stop(): Promise<void> };

export async function startPostgres(): Promise<StartedPostgres> {
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL("./postgresKeeper.ts", import.meta.url))],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const exited = once(keeper, "exit");
  let complaint = "";
  keeper.stderr.setEncoding("utf8").on("data", (text) => {
    complaint += text;
  });
  const first = await Promise.race([
    once(keeper.stdout.setEncoding("utf8"), "data").then(([text]) => String(text).trim()),
    once(keeper, "close").then(() => undefined),
  ]);
  if (first === undefined) throw new Error(complaint.trim());
  return {
    url: first,
    async stop() {
      keeper.stdin.end();
      await exited;
    },
  };
}
