// Sweeps a few times a day until it is told to stop.
import { setInterval as every } from "node:timers/promises";
import type { Log } from "../log.ts";

const EVERY_MS = 6 * 60 * 60_000;

/** Settles once it has stopped. */
export async function keepSweeping(
  sweep: () => Promise<number>,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<void> {
  try {
    for await (const _ of every(EVERY_MS, undefined, { signal, ref: false })) {
      await sweep().then(
        (pictures) => log.info({ pictures }, "swept pictures that hang nowhere"),
        (error) => log.warn({ reason: String(error) }, "pictures could not be swept"),
      );
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
