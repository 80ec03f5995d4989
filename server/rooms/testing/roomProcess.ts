// The rooms as a process of their own.
import { runAsProcess } from "../../testing/runAsProcess.ts";
import { startRoomServer } from "./startRoomServer.ts";

const dataDir = process.env.DATA_DIR ?? "";
await runAsProcess((parts) => startRoomServer({ ...parts, dataDir, patience: 1000 }));
