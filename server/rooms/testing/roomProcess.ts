// The rooms as a process of their own, on the database that the environment names; prints its port.
import { createLog } from "../../log.ts";
import { openDatabase } from "../../store/database.ts";
import { startRoomServer } from "./startRoomServer.ts";

const log = createLog("error");
const opened = await openDatabase({
  url: process.env.DATABASE_URL || undefined,
  file: process.env.DATABASE_FILE ?? "",
  log,
});
if (!opened.ok) throw new Error(opened.reason);
const { port } = await startRoomServer({
  db: opened.value,
  dataDir: process.env.DATA_DIR ?? "",
  log,
  patience: 1000,
});
process.stdout.write(`${port}\n`);
// Whoever started it holds the other end: however that dies, the system closes it.
process.stdin.on("close", () => process.exit(0)).resume();
