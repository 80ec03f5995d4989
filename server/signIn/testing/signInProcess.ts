// The sign-in as a process of its own, on the database that the environment names; prints its port.
import { createLog } from "../../log.ts";
import { openDatabase } from "../../store/database.ts";
import { startSignInServer } from "./startSignInServer.ts";

const log = createLog("error");
const opened = await openDatabase({
  url: process.env.DATABASE_URL || undefined,
  file: process.env.DATABASE_FILE ?? "",
  log,
});
if (!opened.ok) throw new Error(opened.reason);
const { port } = await startSignInServer({
  db: opened.value,
  log,
  patience: Number(process.env.PATIENCE ?? "1"),
});
process.stdout.write(`${port}\n`);
// Whoever started it holds the other end: however that dies, the system closes it.
process.stdin.on("close", () => process.exit(0)).resume();
