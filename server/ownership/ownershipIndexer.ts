// Follows the collection's transfers block by block: resumable, safe under reorganisations, one process at a time.
import type { Log } from "../log.ts";
import type { Database } from "../store/database.ts";
import {
  acquireLease,
  LeaseLost,
  noteRead,
  type Owners,
  type Progress,
  readCheckpoints,
  readOwnerTable,
  releaseLease,
  rollBackBlocks,
  writeRange,
} from "./ownershipTables.ts";
import type { ChainReader } from "./transfers.ts";

export type IndexerParts = {
  db: Database;
  chain: ChainReader;
  /** Which collection on which chain. */
  scope: string;
  /** This process, as no other calls itself. */
  holder: string;
  now(): number;
  log: Log;
  /** Where the collection begins. */
  firstBlock: number;
  /** Blocks that must lie on top of one before it is read. */
  confirmations: number;
  /** How far a reorganisation may reach back and still be followed without reading all anew. */
  depth?: number;
  maxRange?: number;
};

/** "worked": there may be more at once. "idle": all is read. "waiting": another process reads. */
export type StepOutcome = "worked" | "idle" | "waiting";

export type OwnershipIndexer = { step(): Promise<StepOutcome>; stop(): Promise<void> };

const holdMs = 20_000;

export function createIndexer(parts: IndexerParts): OwnershipIndexer {
  const { db, chain, scope, holder, now, log, firstBlock, confirmations } = parts;
  const { depth = 64, maxRange = 50_000 } = parts;
  let range = Math.min(maxRange, 2_000);
  let known: { progress: Progress; owners: Owners } | null = null;

  const turn = () => ({ scope, holder, now: now(), holdMs });

  /** The last block both the chain and we know; null if even the oldest checkpoint is gone. */
  async function commonBlock(): Promise<Progress | null> {
    for (const checkpoint of await readCheckpoints(db, scope)) {
      if ((await chain.blockHash(checkpoint.block)) === checkpoint.hash) return checkpoint;
    }
    return null;
  }

  async function followReorganisation(progress: Progress): Promise<boolean> {
    if (progress.block < 0 || (await chain.blockHash(progress.block)) === progress.hash)
      return false;
    const common = await commonBlock();
    log.warn({ from: progress.block, to: common?.block ?? null }, "the chain was reorganised");
    await rollBackBlocks(db, turn(), progress, common);
    known = null;
    return true;
  }

  /** Nodes refuse ranges that are too large in many words; half of it may do. */
  async function readTransfers(from: number, head: number) {
    for (;;) {
      const to = Math.min(head, from + range - 1);
      try {
        const before = await chain.blockHash(to);
        const transfers = await chain.transfers(from, to);
        const hash = await chain.blockHash(to);
        // The chain moved under our feet: what was read belongs to no chain at all.
        if (hash === null || hash !== before) return null;
        range = Math.min(maxRange, range * 2);
        return { to: { block: to, hash }, transfers };
      } catch (error) {
        if (to === from) throw error;
        range = Math.max(1, Math.floor((to - from + 1) / 2));
      }
    }
  }

  async function work(): Promise<StepOutcome> {
    const progress = await acquireLease(db, turn());
    if (progress === null) {
      known = null;
      return "waiting";
    }
    if (await followReorganisation(progress)) return "worked";

    const head = (await chain.head()) - confirmations;
    const from = Math.max(progress.block + 1, firstBlock);
    if (from > head) {
      await noteRead(db, turn());
      return "idle";
    }
    const read = await readTransfers(from, head);
    if (read === null) return "worked";
    if (known?.progress.block !== progress.block || known.progress.hash !== progress.hash) {
      known = { progress, owners: await readOwnerTable(db, scope) };
    }
    const owners = await writeRange(db, turn(), known, { ...read, keepFrom: head - depth });
    known = { progress: read.to, owners };
    return read.to.block < head ? "worked" : "idle";
  }

  return {
    async step() {
      try {
        return await work();
      } catch (error) {
        known = null;
        if (error instanceof LeaseLost) return "waiting";
        throw error;
      }
    },
    stop: () => releaseLease(db, scope, holder),
  };
}

type Pauses = { idleMs: number; failedMs: number; longestMs: number };

const defaultPauses: Pauses = { idleMs: 4_000, failedMs: 2_000, longestMs: 60_000 };

/** Goes on until it is told to stop: at once while there is more, patiently otherwise. */
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
