// Runs a server's part as a process of its own, on the database that the environment names; prints its port.
import { createLog, type Log } from "../log.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/openDatabase.ts";

type Part = (parts: { db: Database; log: Log }) => Promise<{ port: number }>;

export async function runAsProcess(start: Part): Promise<void> {
  const log = createLog("error");
  const opened = await openDatabase({
    url: process.env.DATABASE_URL || undefined,
    file: process.env.DATABASE_FILE ?? "",
    log,
  });
  if (!opened.ok) throw new Error(opened.reason);
  const { port } = await start({ db: opened.value, log });
  process.stdout.write(`${port}\n`);
  // Whoever started it holds the other end: however that dies, the system closes it.
  process.stdin.on("close", () => process.exit(0)).resume();
}
