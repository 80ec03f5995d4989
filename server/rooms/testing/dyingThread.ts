// A thread that reads rooms, and dies where it is told to.
import { workerData } from "node:worker_threads";
import { readFurnitureFrom } from "../../drawing/furniture.ts";
import { serveThread } from "../../jobs/jobThread.ts";
import { readSent } from "../../keeping/readSent.ts";
import { beside, serverRoomKind } from "../roomKind.ts";

readFurnitureFrom(workerData);
serveThread(async (bytes: Uint8Array) => {
  const text = Buffer.from(bytes).toString();
  if (text === "exit") process.exit(7);
  if (text !== "throw") return readSent(serverRoomKind, beside, bytes);
  setImmediate(() => {
    throw new Error("no");
  });
  return new Promise(() => {});
});
