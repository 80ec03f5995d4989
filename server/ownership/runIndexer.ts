// Keeps an indexer going until it is told to stop: at once while there is more, patiently otherwise.
import type { Log } from "../log.ts";
import type { OwnershipIndexer } from "./ownershipIndexer.ts";

type Pauses = { idleMs: number; failedMs: number; longestMs: number };

const defaultPauses: Pauses = { idleMs: 4_000, failedMs: 2_000, longestMs: 60_000 };

/** Settles once it has stopped. */
export async function runIndexer(
  indexer: OwnershipIndexer,
  { signal, log, pauses = defaultPauses }: { signal: AbortSignal; log: Log; pauses?: Pauses },
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const outcome = await indexer.step();
      failures = 0;
      if (outcome !== "worked") await pause(pauses.idleMs, signal);
    } catch (error) {
      failures += 1;
      // A node that is down for hours must not fill the log.
      if (failures === 1) log.warn({ reason: String(error) }, "the transfers cannot be read now");
      const wait = Math.min(pauses.longestMs, pauses.failedMs * 2 ** Math.min(failures - 1, 10));
      await pause(wait, signal);
    }
  }
  await indexer.stop().catch(() => {});
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
