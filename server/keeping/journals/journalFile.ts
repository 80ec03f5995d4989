// All rows of a journal as one file, a piece at a time, so that never more than one is in memory.
import type { Statements } from "../../store/database.ts";
import type { StoredJournal } from "./findJournals.ts";
import { readBatches, readSegments, type StoredBatch } from "./journalBatches.ts";
import type { BegunOrigin, ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

const AT_ONCE = 32;

/** In order, from the first one on, as they are in the journal as it was found. */
export async function* eachBatch<Row extends TimedRow>(
  db: Statements,
  kind: Pick<ServerJournalKind<never, Row>, "dictionaries" | "encodeRow">,
  journal: Pick<StoredJournal, "shard" | "id" | "seq">,
): AsyncGenerator<readonly StoredBatch<Row>[]> {
  const { seq: end } = journal;
  let after = 0;
  for await (const segment of readSegments(db, kind, journal)) {
    yield segment;
    after = segment.at(-1)?.seq ?? after;
  }
  while (after < end) {
    const upto = Math.min(after + AT_ONCE, end);
    yield await readBatches(db, kind, journal, { after, upto });
    after = upto;
  }
}

export async function* journalFile<Row extends TimedRow, Origin extends BegunOrigin>(
  db: Statements,
  kind: Pick<
    ServerJournalKind<never, Row, Origin>,
    "dictionaries" | "encodeRow" | "decodeOrigin" | "fileAround"
  >,
  journal: StoredJournal,
): AsyncGenerator<string> {
  const { before, after } = kind.fileAround(kind.decodeOrigin(journal.origin));
  yield before;
  let isFirst = true;
  for await (const batches of eachBatch(db, kind, journal)) {
    const rows = batches.flatMap((batch) => batch.rows).map((row) => kind.encodeRow(row));
    if (rows.length === 0) continue;
    yield `${isFirst ? "" : ","}\n${rows.join(",\n")}`;
    isFirst = false;
  }
  yield after;
}
