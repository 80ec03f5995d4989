// Keeps a new journal of a holder: once for each key that it comes with, and as many as an account may have (idempotency key).
import type { Database, Statements } from "../../store/database.ts";
import { lockQuota, type SignedIn } from "../../store/lockQuota.ts";
import { findJournal, hexDigest, type StoredJournal, type TimeStamp } from "./findJournals.ts";
import { journalIdOf, shardOf } from "./journalId.ts";
import type { BegunOrigin, ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

type NewJournal<Origin> = {
  readonly holder: SignedIn;
  readonly key: string;
  readonly origin: Origin;
  readonly stamps: readonly TimeStamp[];
  readonly now: number;
};

export type CreatedJournal =
  | { readonly outcome: "made" | "known"; readonly journal: StoredJournal }
  | { readonly outcome: "full"; readonly used: number; readonly deleted: number }
  /** It was deleted, and can be brought back. */
  | { readonly outcome: "gone" }
  /** The key belongs to one that began otherwise. */
  | { readonly outcome: "taken" }
  /** There is no such thing to begin with. */
  | { readonly outcome: "nowhere" }
  /** Their session ended before it could be kept. */
  | { readonly outcome: "signed-out" };

export async function createJournal<State, Row extends TimedRow, Origin extends BegunOrigin>(
  db: Database,
  kind: ServerJournalKind<State, Row, Origin>,
  { holder, key, origin, stamps, now }: NewJournal<Origin>,
): Promise<CreatedJournal> {
  const state = kind.begin(origin);
  if (state === null) return { outcome: "nowhere" };
  const id = journalIdOf(holder, kind.name, key);
  const text = kind.encodeOrigin(origin);
  return db.transaction(async (tx) => {
    if (!(await lockQuota(tx, holder, now))) return { outcome: "signed-out" };
    const known = await findJournal(tx, kind, id);
    if (known?.deletedAt === null)
      return known.origin === text ? { outcome: "known", journal: known } : { outcome: "taken" };
    if (known) return { outcome: "gone" };
    const { used, deleted } = await countJournals(tx, kind, holder);
    const { limits } = kind;
    if (used >= limits.journals || used + deleted >= limits.journals + limits.deleted)
      return { outcome: "full", used: used + deleted, deleted };
    await tx.change(
      `insert into journals (shard, id, kind, owner, chain_id, origin, claim, created_at, seq, rows,
         head, hash, rules, shown, seen_at, field)
       values (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?)`,
      [
        shardOf(holder),
        id,
        kind.name,
        holder.address,
        holder.chainId,
        text,
        JSON.stringify({ isOpen: true, stamps, proved: [], latest: origin.begun }),
        now,
        hexDigest(text),
        hexDigest(kind.encodeState(state)),
        kind.rules,
        JSON.stringify(kind.shownOf(state)),
        now,
        kind.fieldOf(state),
      ],
    );
    return { outcome: "made", journal: (await findJournal(tx, kind, id))! };
  });
}

/** Of a holder: those that are there, and those that are deleted and not gone yet. */
export async function countJournals(
  tx: Statements,
  { name }: { readonly name: string },
  holder: { address: string; chainId: number },
): Promise<{ used: number; deleted: number }> {
  const [row] = await tx.rows(
    `select count(*) as all_of_them, count(deleted_at) as deleted from journals
     where shard = ? and owner = ? and chain_id = ? and kind = ?`,
    [shardOf(holder), holder.address, holder.chainId, name],
  );
  const deleted = Number(row?.deleted);
  return { used: Number(row?.all_of_them) - deleted, deleted };
}
