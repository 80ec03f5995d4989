// Measures what a room of 870 kB costs the server's main thread: to save it, to give it out, to say that it is the same.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { furnitureFile } from "../build/furniture/furnitureFile.ts";
import { fromRoot } from "../scripts/run/root.ts";
import { readFurnitureFrom } from "../server/drawing/furniture.ts";
import { createLog } from "../server/log.ts";
import { startRoomServer } from "../server/rooms/testing/startRoomServer.ts";
import { holder, type RoomVisitor, visitor } from "../server/rooms/testing/visitors.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { median } from "./figures/figures.ts";
import { largeRoom } from "./figures/largeRoom.ts";

const ROUNDS = 30;
const SAVE_MS = 6;

type Given = { port: number; headers: Record<string, string>; document: object; id: string };

/** A visitor in a thread of their own, so that what they cost is not counted. */
async function ask({ port, headers, document, id }: Given): Promise<void> {
  const me = visitor(port, headers);
  const guest = visitor(port, { "Accept-Encoding": "br" });
  let tag = "";
  const body = JSON.stringify({ document });
  let version = 1;
  const deeds: Readonly<Record<string, () => ReturnType<RoomVisitor["send"]>>> = {
    save: () => {
      version += 1;
      return me.send(`/api/rooms/${id}`, {
        method: "PUT",
        body: body.replace("No. 0", `No. ${version}`),
        headers: { "If-Match": `"${version - 1}"` },
      });
    },
    read: async () => {
      const answer = await guest.send(`/api/rooms/${id}`);
      tag = answer.headers.get("etag") ?? "";
      return answer;
    },
    "ask again": () => guest.send(`/api/rooms/${id}`, { headers: { "If-None-Match": tag } }),
  };
  parentPort!.on("message", async (deed: string) => {
    const { status } = await deeds[deed]!();
    parentPort!.postMessage(status);
  });
  parentPort!.postMessage(0);
}

async function measure(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "bench-rooms-"));
  readFurnitureFrom(await furnitureFile(fromRoot()));
  const log = createLog("error");
  const opened = await openDatabase({ file: join(folder, "bench.db"), log });
  if (!opened.ok) throw new Error(opened.reason);
  const db = opened.value;
  const server = await startRoomServer({ db, dataDir: folder, log, patience: 1000 });
  const me = await holder(db, server.port);
  const document = largeRoom();
  const { status, body, text } = await me.create(document);
  if (status !== 201) throw new Error(text);
  await me.send(`/api/rooms/${body.id}/publish`, { method: "POST", body: {} });
  const given = { port: server.port, headers: me.headers, document, id: body.id };
  const asker = new Worker(new URL(import.meta.url), { workerData: given });
  const told = () => new Promise<number>((resolve) => asker.once("message", resolve));
  await told();

  const costs: Record<string, number> = {};
  for (const deed of ["save", "read", "ask again"]) {
    const times: number[] = [];
    const statuses = new Set<number>();
    for (let i = 0; i < ROUNDS; i += 1) {
      const before = process.threadCpuUsage();
      asker.postMessage(deed);
      statuses.add(await told());
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1000);
    }
    costs[deed] = median(times.slice(ROUNDS / 3));
    console.log(
      `${deed}: ${costs[deed].toFixed(1)} ms of the main thread, answered ${[...statuses]}`,
    );
  }
  await asker.terminate();
  await server.stop();
  await db.close();
  await rm(folder, { recursive: true, force: true });
  if (costs.save! <= SAVE_MS) return true;
  console.error(`A save may take at most ${SAVE_MS} ms.`);
  return false;
}

if (isMainThread) process.exitCode = (await measure()) ? 0 : 1;
else await ask(workerData as Given);
