// Finds journals as they lie in the tables: what is true of each, without its rows.
import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Holder } from "../../holder.ts";
import type { SqlRow, Statements } from "../../store/database.ts";
import { shardIn, shardOf } from "./journalId.ts";

export type StoredJournal = {
  readonly shard: number;
  readonly id: string;
  readonly kind: string;
  readonly holder: Holder;
  readonly origin: string;
  readonly claim: JournalClaim | null;
  readonly createdAt: number;
  /** How many batches there are, … */
  readonly seq: number;
  /** … and how many rows in them. */
  readonly rows: number;
  /** The hash of all rows, one chained to the other. */
  readonly head: string;
  /** The hash of the state. */
  readonly hash: string;
  readonly rules: number;
  /** What lists tell of it. */
  readonly shown: object;
  /** When something was last done in it. */
  readonly seenAt: number;
  /** Null for what is not deleted. */
  readonly deletedAt: number | null;
};

/** What is known of the time before it came here. */
export type JournalClaim = {
  /** Whether rows may still be dated back to its beginning. */
  readonly isOpen: boolean;
  /** What was sent with it and not checked yet, … */
  readonly stamps: readonly TimeStamp[];
  /** … and what was found to be so: that many rows were there at that moment. */
  readonly proved: readonly { readonly rows: number; readonly at: number }[];
  /** The latest moment of all rows that came with it so far. */
  readonly latest: number;
};

/** After its first `rows` rows the head of a log was seen by the server, at that moment. */
export type TimeStamp = v.InferOutput<typeof timeStampSchema>;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const timeStampSchema = v.strictObject({
  rows: wholeNumber,
  at: wholeNumber,
  stamp: v.pipe(v.string(), v.regex(/^[\w-]{32}$/)),
});

const columns = `shard, id, kind, owner, chain_id, origin, claim, created_at, seq, rows, head, hash,
  rules, shown, seen_at, deleted_at`;

/** Deleted ones too. */
export async function findJournal(
  db: Statements,
  kind: { readonly name: string },
  id: string,
): Promise<StoredJournal | undefined> {
  const [row] = await db.rows(
    `select ${columns} from journals where shard = ? and id = ? and kind = ?`,
    [shardIn(id), id, kind.name],
  );
  return row && toJournal(row);
}

/** All of a holder's, the one last used first: deleted ones too. */
export async function listHeldJournals(
  db: Statements,
  kind: { readonly name: string },
  holder: Holder,
): Promise<StoredJournal[]> {
  const rows = await db.rows(
    `select ${columns} from journals where shard = ? and owner = ? and chain_id = ? and kind = ?
     order by seen_at desc, id`,
    [shardOf(holder), holder.address, holder.chainId, kind.name],
  );
  return rows.map(toJournal);
}

export const isJournalOf = (
  { holder: { address, chainId } }: StoredJournal,
  other: Holder,
): boolean => address === other.address && chainId === other.chainId;

export type JournalDevice = {
  readonly journal: string;
  readonly device: string;
  /** How many rows of it were answered: kept or refused. */
  readonly last: number;
  /** The browser, in a few words. */
  readonly name: string;
  readonly seenAt: number;
};

/** The one that was last there first. */
export async function listJournalDevices(
  db: Statements,
  { shard, id }: Pick<StoredJournal, "shard" | "id">,
): Promise<JournalDevice[]> {
  const rows = await db.rows(
    `select journal, device, last, name, seen_at from journal_devices
     where shard = ? and journal = ? order by seen_at desc, device`,
    [shard, id],
  );
  return rows.map((row) => ({
    journal: String(row.journal),
    device: String(row.device),
    last: Number(row.last),
    name: String(row.name),
    seenAt: Number(row.seen_at),
  }));
}

function toJournal(row: SqlRow): StoredJournal {
  return {
    shard: Number(row.shard),
    id: String(row.id),
    kind: String(row.kind),
    holder: { address: String(row.owner), chainId: Number(row.chain_id) },
    origin: String(row.origin),
    claim: row.claim === null ? null : JSON.parse(String(row.claim)),
    createdAt: Number(row.created_at),
    seq: Number(row.seq),
    rows: Number(row.rows),
    head: String(row.head),
    hash: String(row.hash),
    rules: Number(row.rules),
    shown: JSON.parse(String(row.shown)),
    seenAt: Number(row.seen_at),
    deletedAt: row.deleted_at === null ? null : Number(row.deleted_at),
  };
}

export const hexDigest = (text: string): string => createHash("sha256").update(text).digest("hex");
