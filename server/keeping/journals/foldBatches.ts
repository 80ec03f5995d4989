// Folds batches that are thirty days old together: one row for many, of which less than a third of the bytes are left.
import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "../../store/database.ts";
import { packSegment, readBatches, type StoredBatch } from "./journalBatches.ts";
import type { ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

const DAY_MS = 24 * 60 * 60_000;
/** A batch lies in its own row for so long, … */
const OLD_MS = 30 * DAY_MS;
/** … and up to so much longer, so that a week of them is folded at once. */
const GATHERED_MS = 7 * DAY_MS;
/** In one segment: what takes one of them out unpacks all. */
const MOST_ROWS = 2_000;
const MOST_BATCHES = 100;
/** Journals that are looked at in one go. */
const AT_ONCE = 200;

type Folded<Row extends TimedRow> = Pick<
  ServerJournalKind<never, Row>,
  "name" | "dictionaries" | "encodeRow"
>;

/** Any process may do it at any time; tells how many segments were made. */
export async function foldOldBatches<Row extends TimedRow>(
  db: Database,
  kind: Folded<Row>,
  now: number,
): Promise<number> {
  const due = await db.rows(
    `select shard, id from journals where unfolded_since <= ? and kind = ?
     order by unfolded_since limit ?`,
    [now - OLD_MS - GATHERED_MS, kind.name, AT_ONCE],
  );
  let folded = 0;
  for (const { shard, id } of due) {
    folded += await foldJournal(db, kind, { shard: Number(shard), id: String(id) }, now);
    await turn();
  }
  return folded;
}

type Place = { readonly shard: number; readonly id: string };

async function foldJournal<Row extends TimedRow>(
  db: Database,
  kind: Folded<Row>,
  place: Place,
  now: number,
): Promise<number> {
  const { shard, id } = place;
  let folded = 0;
  for (;;) {
    const rows = await db.rows(
      `select seq, saved_at from journal_batches where shard = ? and journal = ?
       order by seq limit ?`,
      [shard, id, MOST_BATCHES + 1],
    );
    const old = rows.findIndex(({ saved_at }) => Number(saved_at) > now - OLD_MS);
    const count = Math.min(old < 0 ? rows.length : old, MOST_BATCHES);
    if (count === 0) {
      await noteOldest(db, place);
      return folded;
    }
    const after = Number(rows[0]!.seq) - 1;
    const upto = Number(rows[count - 1]!.seq);
    const segment = asMuchAsFits(await readBatches(db, kind, place, { after, upto }));
    const last = segment.at(-1)!.seq;
    const packed = await packSegment(kind, segment);
    const isDone = await db.transaction(async (tx) => {
      // Whoever else is at this journal waits, or is over; it may have gone meanwhile.
      const held = "update journals set kind = kind where shard = ? and id = ?";
      if ((await tx.change(held, [shard, id])) !== 1) return false;
      const where = "where shard = ? and journal = ? and seq <= ?";
      const [there] = await tx.rows(`select count(*) as n from journal_batches ${where}`, [
        shard,
        id,
        last,
      ]);
      // Another process has folded some of them.
      if (Number(there?.n) !== segment.length) return false;
      await tx.change(`delete from journal_batches ${where}`, [shard, id, last]);
      await tx.change(
        "insert into journal_segments (shard, journal, upto, packed) values (?, ?, ?, ?)",
        [shard, id, last, packed],
      );
      return true;
    });
    if (!isDone) return folded;
    folded += 1;
  }
}

function asMuchAsFits<Row>(batches: readonly StoredBatch<Row>[]): readonly StoredBatch<Row>[] {
  let rows = 0;
  const end = batches.findIndex((batch, i) => {
    rows += batch.rows.length;
    return i > 0 && rows > MOST_ROWS;
  });
  return end < 0 ? batches : batches.slice(0, end);
}

/** When it is next to be looked at. */
const noteOldest = (db: Database, { shard, id }: Place) =>
  db.change(
    `update journals set unfolded_since = (select min(b.saved_at) from journal_batches b
       where b.shard = journals.shard and b.journal = journals.id)
     where shard = ? and id = ?`,
    [shard, id],
  );
