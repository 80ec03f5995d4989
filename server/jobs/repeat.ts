// Does something at once and then every so often, for as long as the server runs.
import { setInterval as every } from "node:timers/promises";
import type { Log } from "../log.ts";

type Repeated = {
  everyMs: number;
  /** Tells how many of something were done. */
  work(): Promise<number>;
  /** What is logged where it was any, and where it failed. */
  done: string;
  failed: string;
  signal: AbortSignal;
  log: Log;
};

/** A process that is started anew each day would otherwise never come to it; settles once it was told to stop and has. */
export async function repeat({
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
