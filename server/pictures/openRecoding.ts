// The process that draws uploaded pictures anew, with what one of them may cost.

import type { Result } from "@loamstead/lib/result.ts";
import { createJobPool, type JobPool } from "../jobs/jobPool.ts";
import { type JobProcess, openJobProcess } from "../jobs/jobProcess.ts";
import type { Recoded, Unfit } from "./recode.ts";

export type RecodePool = JobPool<Uint8Array, Result<Recoded, Unfit>>;
type Recoder = JobProcess<Uint8Array, Result<Recoded, Unfit>>;

/** Many times what the largest picture takes; with the time in the queue it is over before the connection is. */
const limits = { milliseconds: 20_000, megabytes: 400, mostMs: 60_000 };

/** What waits is in memory, a megabyte each; whoever sends what kills the process pauses. */
const size = { processes: 1, waiting: 32, waitingEach: 4, restMs: 10 * 60_000 };

const openRecoder = (): Recoder =>
  openJobProcess(new URL("./recodeProcess.ts", import.meta.url), limits);

/** Tests bring what stands in for the process. */
export const openRecoding = (open: () => Recoder = openRecoder): RecodePool =>
  createJobPool(open, size);
