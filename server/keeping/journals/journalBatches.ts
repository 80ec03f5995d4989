// The batches of a journal, wherever they lie: each in its row, or folded together with others of its time.
import type { SqlRow, Statements } from "../../store/database.ts";
import type { StoredJournal } from "./findJournals.ts";
import { packText, readSpelled, spellRows, unpackText } from "./packRows.ts";
import type { ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

/** What became of rows that could not be kept as they were sent. */
export type BatchFate = {
  /** How many were given another moment. */
  readonly redated: number;
  /** The places in the batch of those that were refused, and why. */
  readonly refused: readonly { readonly n: number; readonly reason: unknown }[];
};

const unmoved: BatchFate = { redated: 0, refused: [] };

/** Whether it lies there otherwise than it was sent. */
export const isMoved = ({ redated, refused }: BatchFate): boolean =>
  redated > 0 || refused.length > 0;

export type StoredBatch<Row = TimedRow> = {
  readonly seq: number;
  readonly device: string;
  /** How many rows of this device were answered before these. */
  readonly first: number;
  /** How many were sent, kept or not. */
  readonly count: number;
  readonly rules: number;
  /** How many rows the journal has with these. */
  readonly rowsAfter: number;
  readonly rows: readonly Row[];
  readonly fate: BatchFate;
  /** What was sent, as a hash, and … */
  readonly digest: string;
  /** … the hash of the state after it. */
  readonly hash: string;
  readonly savedAt: number;
};

const columns = `seq, device, first, count, rules, rows, packed, refused, digest, hash, saved_at`;

type Place = Pick<StoredJournal, "shard" | "id">;
type Unpacked<Row extends TimedRow> = Pick<
  ServerJournalKind<never, Row>,
  "dictionaries" | "encodeRow"
>;

/** Those of the sequence after one and up to another, in order. */
export async function readBatches<Row extends TimedRow>(
  db: Statements,
  kind: Unpacked<Row>,
  journal: Place,
  { after, upto }: { after: number; upto: number },
): Promise<StoredBatch<Row>[]> {
  if (after >= upto) return [];
  const read = async () => {
    const rows = await db.rows(
      `select ${columns} from journal_batches
       where shard = ? and journal = ? and seq > ? and seq <= ? order by seq`,
      [journal.shard, journal.id, after, upto],
    );
    return Promise.all(rows.map((row) => toBatch(kind, row)));
  };
  const found = await read();
  if (found[0]?.seq === after + 1) return found;
  const folded: StoredBatch<Row>[] = [];
  for await (const segment of readSegments(db, kind, journal, after))
    folded.push(...segment.filter(({ seq }) => seq > after && seq <= upto));
  // Folded in between, they would be in neither or in both.
  const last = folded.at(-1)?.seq ?? after;
  return [...folded, ...(await read()).filter(({ seq }) => seq > last)];
}

/** Those that are folded, one segment after the other, beginning with the one that has the next after a number. */
export async function* readSegments<Row extends TimedRow>(
  db: Statements,
  kind: Unpacked<Row>,
  { shard, id }: Place,
  after = 0,
): AsyncGenerator<StoredBatch<Row>[]> {
  for (let upto = after; ; ) {
    const [row] = await db.rows(
      `select upto, packed from journal_segments
       where shard = ? and journal = ? and upto > ? order by upto limit 1`,
      [shard, id, upto],
    );
    if (row === undefined) return;
    upto = Number(row.upto);
    yield unpackSegment(kind, String(row.packed));
  }
}

/** The last of a device, by how many of its rows came before; nothing where there was none. */
export async function findSentBatch<Row extends TimedRow>(
  db: Statements,
  kind: Unpacked<Row>,
  journal: Place,
  { device, first }: { device: string; first: number },
): Promise<StoredBatch<Row> | undefined> {
  const [row] = await db.rows(
    `select ${columns} from journal_batches
     where shard = ? and journal = ? and device = ? and first = ? order by seq desc limit 1`,
    [journal.shard, journal.id, device, first],
  );
  if (row) return toBatch(kind, row);
  for await (const segment of readSegments(db, kind, journal)) {
    const found = segment.find((batch) => batch.device === device && batch.first === first);
    if (found) return found;
  }
  return undefined;
}

async function toBatch<Row extends TimedRow>(
  kind: Unpacked<Row>,
  row: SqlRow,
): Promise<StoredBatch<Row>> {
  const fate = row.refused === null ? unmoved : await unpackFate(kind, String(row.refused));
  return {
    seq: Number(row.seq),
    device: String(row.device),
    first: Number(row.first),
    count: Number(row.count),
    rules: Number(row.rules),
    rowsAfter: Number(row.rows),
    rows: readSpelled<Row>(await unpackText(kind, String(row.packed))),
    fate,
    digest: String(row.digest),
    hash: String(row.hash),
    savedAt: Number(row.saved_at),
  };
}

export type PackedBatch = { readonly packed: string; readonly refused: string | null };

export async function packBatch<Row extends TimedRow>(
  kind: Unpacked<Row>,
  rows: readonly Row[],
  fate: BatchFate,
): Promise<PackedBatch> {
  return {
    packed: await packText(kind, spellRows(kind, rows)),
    refused: isMoved(fate) ? await packText(kind, JSON.stringify(fate)) : null,
  };
}

const unpackFate = async (kind: Unpacked<TimedRow>, packed: string): Promise<BatchFate> =>
  JSON.parse(await unpackText(kind, packed));

/** What is told of each beside its rows, which follow all together. */
type Told<Row> = Omit<StoredBatch<Row>, "rows"> & { readonly kept: number };

export function packSegment<Row extends TimedRow>(
  kind: Unpacked<Row>,
  batches: readonly StoredBatch<Row>[],
): Promise<string> {
  const told = batches.map(({ rows, ...batch }): Told<Row> => ({ ...batch, kept: rows.length }));
  const rows = spellRows(
    kind,
    batches.flatMap((batch) => batch.rows),
  );
  return packText(kind, `{"batches":${JSON.stringify(told)},"rows":${JSON.stringify(rows)}}`);
}

async function unpackSegment<Row extends TimedRow>(
  kind: Unpacked<Row>,
  packed: string,
): Promise<StoredBatch<Row>[]> {
  const segment = JSON.parse(await unpackText(kind, packed)) as {
    batches: Told<Row>[];
    rows: string;
  };
  const rows = readSpelled<Row>(segment.rows);
  let from = 0;
  return segment.batches.map(({ kept, ...batch }) => {
    const own = rows.slice(from, from + kept);
    from += kept;
    return { ...batch, rows: own };
  });
}
