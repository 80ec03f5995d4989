// Writes one batch of a journal with all that follows from it, or nothing where another batch was first (compare and set).
import type { Database, Statements } from "../../store/database.ts";
import type { JournalClaim, StoredJournal } from "./findJournals.ts";
import type { PackedBatch } from "./journalBatches.ts";

export type BatchWrite = PackedBatch & {
  /** As it was when the batch was looked at. */
  readonly journal: StoredJournal;
  readonly device: string;
  readonly deviceName: string;
  readonly first: number;
  readonly count: number;
  readonly rules: number;
  readonly digest: string;
  readonly atFirst: number;
  readonly atLast: number;
  /** What the journal is with it. */
  readonly rows: number;
  readonly head: string;
  readonly hash: string;
  readonly shown: string;
  readonly field: number | null;
  readonly claim: JournalClaim | null;
  /** The state that is put beside the rows, packed; null where it is not time for it. */
  readonly state: string | null;
  /** How many devices are remembered. */
  readonly devices: number;
  readonly now: number;
};

/** False where somebody else's batch was first, or the journal is gone: then nothing was written. */
export const writeBatch = (db: Database, write: BatchWrite): Promise<boolean> =>
  db.grouped(async (tx) => {
    if (!(await tookNext(tx, write))) return false;
    const { journal, now } = write;
    const place = [journal.shard, journal.id];
    const seq = journal.seq + 1;
    await tx.change(
      `insert into journal_batches (shard, journal, seq, device, first, count, rules, rows, packed,
         refused, digest, hash, at_first, at_last, saved_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...place,
        seq,
        write.device,
        write.first,
        write.count,
        write.rules,
        write.rows,
        write.packed,
        write.refused,
        write.digest,
        write.hash,
        write.atFirst,
        write.atLast,
        now,
      ],
    );
    await tx.change(
      `insert into journal_devices (shard, journal, device, last, name, seen_at)
       values (?, ?, ?, ?, ?, ?)
       on conflict (shard, journal, device) do update
         set last = excluded.last, name = excluded.name, seen_at = excluded.seen_at`,
      [...place, write.device, write.first + write.count, write.deviceName, now],
    );
    // Only a device that was not there before can be one too many.
    if (write.first === 0) await forgetDevices(tx, write);
    if (write.state !== null)
      await tx.change(
        `insert into journal_states (shard, journal, seq, rows, state) values (?, ?, ?, ?, ?)
         on conflict (shard, journal) do update
           set seq = excluded.seq, rows = excluded.rows, state = excluded.state
           where journal_states.seq < excluded.seq`,
        [...place, seq, write.rows, write.state],
      );
    return true;
  });

async function tookNext(tx: Statements, write: BatchWrite): Promise<boolean> {
  const { journal, claim, now } = write;
  const isNew = claim !== journal.claim;
  const taken = await tx.change(
    `update journals set seq = seq + 1, rows = ?, head = ?, hash = ?, rules = ?, shown = ?,
       field = ?, seen_at = ?, unfolded_since = coalesce(unfolded_since, ?)${
         // What was proved of a past may be longer than all the rest of the row.
         isNew ? ", claim = ?" : ""
       }
     where shard = ? and id = ? and seq = ? and deleted_at is null`,
    [
      write.rows,
      write.head,
      write.hash,
      write.rules,
      write.shown,
      write.field,
      now,
      now,
      ...(isNew ? [claim && JSON.stringify(claim)] : []),
      journal.shard,
      journal.id,
      journal.seq,
    ],
  );
  return taken === 1;
}

const forgetDevices = (tx: Statements, { journal, devices }: BatchWrite) =>
  tx.change(
    `delete from journal_devices where shard = ? and journal = ? and device in (
       select d.device from journal_devices d where d.shard = ? and d.journal = ?
       order by d.seen_at desc, d.device limit 1000 offset ?)`,
    [journal.shard, journal.id, journal.shard, journal.id, devices],
  );
