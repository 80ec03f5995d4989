// Journals that were deleted: they lie there whole for thirty days, are brought back as they were, and then go for good.
import type { Holder } from "../../holder.ts";
import type { Database, Statements } from "../../store/database.ts";
import { lockQuota, type SignedIn } from "../../store/lockQuota.ts";
import { countJournals } from "./createJournal.ts";
import { findJournal, isJournalOf, type StoredJournal } from "./findJournals.ts";
import { shardIn, shardOf } from "./journalId.ts";
import type { ServerJournalKind } from "./serverJournalKind.ts";

type Named = Pick<ServerJournalKind, "name" | "limits">;
type Which = { readonly id: string; readonly holder: Holder };

const owned = "shard = ? and id = ? and kind = ? and owner = ? and chain_id = ?";
const ownedBy = (kind: Named, { id, holder }: Which) => [
  shardIn(id),
  id,
  kind.name,
  holder.address,
  holder.chainId,
];

export type JournalDeletion =
  | { readonly outcome: "deleted" | "gone" }
  /** Something was done in it since whoever deletes it has looked. */
  | { readonly outcome: "stale"; readonly seq: number };

/** From now on it takes no more rows; nothing of it goes yet. */
export async function deleteJournal(
  db: Statements,
  kind: Named,
  { follows, now, ...which }: Which & { follows: number; now: number },
): Promise<JournalDeletion> {
  const done = await db.change(
    `update journals set deleted_at = ? where ${owned} and seq = ? and deleted_at is null`,
    [now, ...ownedBy(kind, which), follows],
  );
  if (done === 1) return { outcome: "deleted" };
  const found = await findOwnJournal(db, kind, which);
  return found ? { outcome: "stale", seq: found.seq } : { outcome: "gone" };
}

/** One that is not deleted. */
export async function findOwnJournal(
  db: Statements,
  kind: { readonly name: string },
  { id, holder }: Which,
): Promise<StoredJournal | undefined> {
  const found = await findJournal(db, kind, id);
  return found && isJournalOf(found, holder) && found.deletedAt === null ? found : undefined;
}

export type JournalRestoring =
  | { readonly outcome: "restored" | "gone" | "signed-out" }
  | { readonly outcome: "full"; readonly used: number; readonly deleted: number };

/** As it was, where there is a place for it. */
export const restoreJournal = (
  db: Pick<Database, "transaction">,
  kind: Named,
  { id, holder, now }: { id: string; holder: SignedIn; now: number },
): Promise<JournalRestoring> =>
  db.transaction(async (tx) => {
    if (!(await lockQuota(tx, holder, now))) return { outcome: "signed-out" };
    const { used, deleted } = await countJournals(tx, kind, holder);
    const found = await findJournal(tx, kind, id);
    if (!found || !isJournalOf(found, holder) || found.deletedAt === null)
      return { outcome: "gone" };
    if (used >= kind.limits.journals) return { outcome: "full", used: used + deleted, deleted };
    await tx.change(
      `update journals set deleted_at = null where ${owned}`,
      ownedBy(kind, { id, holder }),
    );
    return { outcome: "restored" };
  });

/** Only one that was deleted before, so that nothing goes for good by one request. */
export const purgeJournal = (
  db: Pick<Database, "transaction">,
  kind: Named,
  which: Which,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const gone = await tx.rows(
      `delete from journals where ${owned} and deleted_at is not null returning shard, id`,
      ownedBy(kind, which),
    );
    for (const { shard, id } of gone) await forgetRows(tx, Number(shard), String(id));
    return gone.length === 1;
  });

const DAY_MS = 24 * 60 * 60_000;
const deletedJournalDays = 30;

/** When one that was deleted goes for good. */
export const journalGoesAt = (deletedAt: number): number => deletedAt + deletedJournalDays * DAY_MS;

/** At once, so that no other work waits long. */
const SWEPT_AT_ONCE = 100;

/** Lets go of those whose days are over. Any process may do it at any time; tells how many went. */
export async function sweepDeletedJournals(db: Database, now: number): Promise<number> {
  const over = await db.rows(
    "select shard, id from journals where deleted_at <= ? order by deleted_at limit ?",
    [now - deletedJournalDays * DAY_MS, SWEPT_AT_ONCE],
  );
  for (const { shard, id } of over)
    await db.transaction(async (tx) => {
      const gone = await tx.change(
        "delete from journals where shard = ? and id = ? and deleted_at <= ?",
        [shard!, id!, now - deletedJournalDays * DAY_MS],
      );
      // Brought back at this very moment, or swept by another process.
      if (gone === 1) await forgetRows(tx, Number(shard), String(id));
    });
  return over.length;
}

/** All of a holder's, of whatever kind, within the transaction in which their account ends. */
export async function forgetJournals(tx: Statements, holder: Holder): Promise<void> {
  const shard = shardOf(holder);
  // The journals first: a batch that is written at this moment is over then, and goes as well.
  const gone = await tx.rows(
    "delete from journals where shard = ? and owner = ? and chain_id = ? returning id",
    [shard, holder.address, holder.chainId],
  );
  for (const { id } of gone) await forgetRows(tx, shard, String(id));
}

const tablesOfRows = [
  "journal_batches",
  "journal_devices",
  "journal_states",
  "journal_segments",
] as const;

async function forgetRows(tx: Statements, shard: number, id: string): Promise<void> {
  for (const table of tablesOfRows)
    await tx.change(`delete from ${table} where shard = ? and journal = ?`, [shard, id]);
}
