// The thread in which large rooms are read, so that nobody else waits for that.
import { workerData } from "node:worker_threads";
import { readFurnitureFrom } from "../drawing/furniture.ts";
import { serveThread } from "../jobs/jobThread.ts";
import { readSent } from "../keeping/readSent.ts";
import { beside, serverRoomKind } from "./roomKind.ts";

if (typeof workerData === "string") readFurnitureFrom(workerData);
serveThread((bytes: Uint8Array) => readSent(serverRoomKind, beside, bytes));
