// What has to happen to a database from a backup before anybody is served from it.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { forgetHolder } from "../account/deletion.ts";
import { readNotes } from "../account/deletionNotes.ts";
import type { Files, FileTrouble } from "../files/files.ts";
import type { Holder } from "../holder.ts";
import { renewGeneration } from "../keeping/journals/generations.ts";
import { passkeyChain } from "../passkeys/keptPasskeys.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database, Statements } from "../store/database.ts";

export type Settled = {
  endedSessions: number;
  /** Null where the backup is older than the notes of deletions. */
  deletedAgain: number | null;
};

type Parts = { db: Database; files: Files; random: RandomBytes; now: number };

/**
 * Ends all sessions, since some were ended after the backup and are open in it, and what was prepared
 * to be signed; deletes again the accounts that were deleted after it; and has devices notice whose
 * farms were ahead of it. Done twice before anybody is served, it comes to the same.
 */
export async function settleRestored(parts: Parts): Promise<Result<Settled, FileTrouble>> {
  const { db, files, random, now } = parts;
  const notes = await readNotes(db, files);
  if (!notes.ok) return notes;
  // Before anybody is deleted: they may have been the last who did anything.
  const backupAt = await lastBatchAt(db);
  const deletedAgain = notes.value && (await deleteAgain(db, notes.value));
  await renewGeneration(db, { backupAt, random, now });
  const endedSessions = await db.transaction(async (tx) => {
    await tx.change("delete from secrets where name = 'nonce-key'");
    await tx.change("delete from used_nonces");
    return tx.change("delete from sessions");
  });
  return accept({ endedSessions, deletedAgain });
}

/**
 * What was saved by then is what devices and this database both know. It is read from the rows
 * themselves: no clock and no file's time tells it better.
 */
async function lastBatchAt(db: Statements): Promise<number> {
  const [row] = await db.rows("select max(seen_at) as last from journals");
  return Number(row?.last ?? 0);
}

async function deleteAgain(
  db: Database,
  deletedAt: (holder: Holder) => number | undefined,
): Promise<number> {
  let deleted = 0;
  for (const { holder, seenAt } of await holdersIn(db)) {
    const at = deletedAt(holder);
    // Whoever came back after their deletion was already back when the backup was made.
    if (at === undefined || at < seenAt) continue;
    await db.transaction((tx) => forgetHolder(tx, holder));
    deleted += 1;
  }
  return deleted;
}

/** Whoever has anything in it, and when they last did something that is written down. */
async function holdersIn(db: Statements): Promise<{ holder: Holder; seenAt: number }[]> {
  const rows = await db.rows(
    `select owner, chain_id, max(seen_at) as seen_at from (
       select address as owner, chain_id, created_at as seen_at from sessions
       union all select r.owner, r.chain_id, v.saved_at from rooms r
         join room_versions v on v.room = r.id where r.ends_at is null
       union all select giver, chain_id, given_at from room_hearts
       union all select owner, chain_id, held_at from picture_holders
       union all select owner, chain_id, seen_at from journals
       union all select address, cast(? as bigint), created_at from passkeys
     ) as deeds group by owner, chain_id`,
    [passkeyChain],
  );
  return rows.map(({ owner, chain_id, seen_at }) => ({
    holder: { address: String(owner), chainId: Number(chain_id) },
    seenAt: Number(seen_at),
  }));
}
