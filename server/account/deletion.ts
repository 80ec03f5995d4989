// The end of an account: asked for, taken back within three days, and then carried out.
import type { Holder } from "../holder.ts";
import { forgetDocuments } from "../keeping/forgetDocuments.ts";
import { forgetJournals } from "../keeping/journals/deletedJournals.ts";
import { forgetPasskeys } from "../passkeys/keptPasskeys.ts";
import { forgetHeld } from "../pictures/heldPictures.ts";
import { forgetHearts } from "../rooms/hearts.ts";
import { endAllSessions } from "../signIn/sessions.ts";
import { forgetStanding } from "../standing/keptStanding.ts";
import type { Database, SqlRow, Statements } from "../store/database.ts";
import { forgetQuotaLock, lockQuota, type SignedIn } from "../store/lockQuota.ts";
import { noteDeletion } from "./deletionNotes.ts";

export type Deletion = { askedAt: number; dueAt: number };

const GRACE_MS = 3 * 24 * 60 * 60_000;

export async function findDeletion(
  db: Statements,
  { address, chainId }: Holder,
): Promise<Deletion | null> {
  const [row] = await db.rows(
    "select asked_at, due_at from account_deletions where owner = ? and chain_id = ?",
    [address, chainId],
  );
  return row ? deletionIn(row) : null;
}

/**
 * From now on nobody sees the holder's rooms, nor what they make meanwhile: whoever shows rooms asks
 * this table. Asked again, the days do not begin anew. Null where the account ended meanwhile.
 */
export const askDeletion = (
  db: Pick<Database, "transaction">,
  holder: SignedIn,
  now: number,
): Promise<Deletion | null> =>
  db.transaction(async (tx) => {
    if (!(await lockQuota(tx, holder, now))) return null;
    const [row] = await tx.rows(
      `insert into account_deletions (owner, chain_id, asked_at, due_at) values (?, ?, ?, ?)
       on conflict (owner, chain_id) do update set due_at = account_deletions.due_at
       returning asked_at, due_at`,
      [holder.address, holder.chainId, now, now + GRACE_MS],
    );
    return deletionIn(row!);
  });

/** All is as it was before; false where nothing was asked for. */
export const undoDeletion = (db: Statements, holder: Holder): Promise<boolean> =>
  takeOut(db, holder, Number.MAX_SAFE_INTEGER);

/** Deletes the accounts whose days are over; several processes may do it at once. Tells how many went. */
export async function deleteDue(db: Database, now: number): Promise<number> {
  const due = await db.rows("select owner, chain_id from account_deletions where due_at <= ?", [
    now,
  ]);
  let deleted = 0;
  for (const { owner, chain_id } of due) {
    const holder = { address: String(owner), chainId: Number(chain_id) };
    await db.transaction(async (tx) => {
      // A save or an upload of theirs that runs at this moment is over first.
      await lockQuota(tx, holder, now);
      // Undone a moment ago, or carried out by another process.
      if (!(await takeOut(tx, holder, now))) return forgetQuotaLock(tx, holder);
      await forgetHolder(tx, holder);
      await noteDeletion(tx, holder, now);
      deleted += 1;
    });
  }
  return deleted;
}

/** All that is kept of them goes, within the transaction, in their turn. */
export async function forgetHolder(tx: Statements, holder: Holder): Promise<void> {
  await forgetHearts(tx, holder);
  await forgetDocuments(tx, holder);
  await forgetJournals(tx, holder);
  await forgetHeld(tx, holder);
  await forgetPasskeys(tx, holder);
  await forgetStanding(tx, holder);
  await endAllSessions(tx, holder);
  await tx.change("delete from quota_turns where owner = ? and chain_id = ?", [
    holder.address,
    holder.chainId,
  ]);
}

async function takeOut(tx: Statements, { address, chainId }: Holder, dueBy: number) {
  const taken = await tx.change(
    "delete from account_deletions where owner = ? and chain_id = ? and due_at <= ?",
    [address, chainId, dueBy],
  );
  return taken === 1;
}

const deletionIn = ({ asked_at, due_at }: SqlRow): Deletion => ({
  askedAt: Number(asked_at),
  dueAt: Number(due_at),
});
