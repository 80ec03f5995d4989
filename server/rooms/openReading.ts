// The thread that reads large rooms, with what waits before it.
import { type Result, refuse } from "@loamstead/lib/result.ts";
import { furniturePath } from "../drawing/furniture.ts";
import { internalError, type Problem, tooBusy } from "../http/problem.ts";
import { createJobPool, type JobPool } from "../jobs/jobPool.ts";
import { openJobThread } from "../jobs/jobThread.ts";
import type { ReadApart, SentDocument } from "../keeping/readSent.ts";
import type { Log } from "../log.ts";

/** What waits is in memory, a megabyte each. */
const size = { processes: 1, waiting: 64, waitingEach: 8 };
/** The largest takes a fiftieth of a second. */
const patience = 20_000;

/** Tests bring a thread of their own. */
export function openReading(
  log: Log,
  thread = new URL("./readThread.ts", import.meta.url),
): { read: ReadApart; close(): Promise<void> } {
  const pool: JobPool<Uint8Array, Result<SentDocument, Problem>> = createJobPool(
    () => openJobThread(thread, furniturePath(), patience),
    size,
  );
  return {
    async read(bytes, turn) {
      const done = await pool.run(bytes, { turn });
      if (done.ok) return done.value;
      if (done.why !== "failed") return refuse(tooBusy);
      log.error({ reason: done.reason }, "a room could not be read");
      return refuse(internalError);
    },
    close: pool.close,
  };
}
