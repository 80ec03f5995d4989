// Does something at once and then every so often, for as long as the server runs.
import { setInterval as every } from "node:timers/promises";
import type { Log } from "../log.ts";

type Chore = {
  everyMs: number;
  /** What is logged where any was done, and where it failed. */
  done: string;
  failed: string;
};

/** Tells how many of something were done. */
type Work = () => Promise<number>;

type Running = { signal: AbortSignal; log: Log };

type Repeated = Chore & Running & { work: Work };

/** A process that is started anew each day would otherwise never come to it; settles once it was told to stop and has. */
export async function repeatEvery({
  everyMs,
  work,
  done,
  failed,
  signal,
  log,
}: Repeated): Promise<void> {
  const once = () =>
    work().then(
      (count) => {
        if (count > 0) log.info({ count }, done);
      },
      (error) => log.warn({ reason: String(error) }, failed),
    );
  await once();
  try {
    for await (const _ of every(everyMs, undefined, { signal, ref: false })) await once();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** A chore whose work is handed in where the server is put together. */
export const repeating =
  (chore: Chore) =>
  (work: Work, running: Running): Promise<void> =>
    repeatEvery({ ...chore, work, ...running });
