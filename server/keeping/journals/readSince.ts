// What a device has missed of a journal: the batches since one that it knows, or the state where those are too many.
import type { Statements } from "../../store/database.ts";
import type { StoredJournal } from "./findJournals.ts";
import { readBatches, readSegments, type StoredBatch } from "./journalBatches.ts";
import type { JournalStates } from "./journalStates.ts";
import type { BegunOrigin, ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

export type MissedRows<Row> = {
  /** Where what is told begins. */
  readonly from: { readonly seq: number; readonly rows: number };
} & (
  | { readonly kind: "batches"; readonly batches: readonly StoredBatch<Row>[] }
  | { readonly kind: "state"; readonly state: string }
);

type Asked = {
  /** The last batch that the device knows; -1 where it wants the state. */
  readonly since: number;
  /** Up to which moment what it knows is what is here; null where all of it is. */
  readonly until: number | null;
};

/** Null where the journal cannot be folded any more. */
export async function readSince<State, Row extends TimedRow, Origin extends BegunOrigin>(
  {
    db,
    kind,
    states,
  }: { db: Statements; kind: ServerJournalKind<State, Row, Origin>; states: JournalStates<State> },
  journal: StoredJournal,
  { since, until }: Asked,
): Promise<MissedRows<Row> | null> {
  const { seq, rows } = journal;
  if (since >= 0) {
    const known = Math.min(since, seq);
    const from = await placeOf(db, kind, journal, { seq: known, until });
    if (rows - from.rows <= kind.limits.toldRows) {
      const batches = await readBatches(db, kind, journal, { after: from.seq, upto: seq });
      return { kind: "batches", from, batches };
    }
  }
  const folded = await states.read(db, journal);
  if (folded === null) return null;
  return { kind: "state", from: { seq, rows }, state: kind.encodeState(folded.state) };
}

/** The last batch up to a number, and saved up to a moment: how many there are with it, and how many rows. */
async function placeOf<Row extends TimedRow>(
  db: Statements,
  kind: Pick<ServerJournalKind<never, Row>, "dictionaries" | "encodeRow">,
  journal: StoredJournal,
  { seq, until }: { seq: number; until: number | null },
): Promise<MissedRows<Row>["from"]> {
  if (seq === 0) return { seq: 0, rows: 0 };
  if (seq === journal.seq && until === null) return { seq, rows: journal.rows };
  const [row] = await db.rows(
    `select seq, rows from journal_batches where shard = ? and journal = ? and seq <= ? ${
      until === null ? "" : "and saved_at <= ?"
    } order by seq desc limit 1`,
    [journal.shard, journal.id, seq, ...(until === null ? [] : [until])],
  );
  if (row) return { seq: Number(row.seq), rows: Number(row.rows) };
  let last = { seq: 0, rows: 0 };
  for await (const segment of readSegments(db, kind, journal))
    for (const batch of segment)
      if (batch.seq <= seq && (until === null || batch.savedAt <= until))
        last = { seq: batch.seq, rows: batch.rowsAfter };
  return last;
}
