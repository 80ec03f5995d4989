// The rooms as a process of their own.
import { readFurnitureFrom } from "../../drawing/furniture.ts";
import { runAsProcess } from "../../testing/runAsProcess.ts";
import { startRoomServer } from "./startRoomServer.ts";

readFurnitureFrom(process.env.FURNITURE ?? "");
const dataDir = process.env.DATA_DIR ?? "";
await runAsProcess((parts) => startRoomServer({ ...parts, dataDir, patience: 1000 }));
