// Follows the head of a journal over new rows, and on its way checks what was brought as proof of their time.
import { hexDigest, type JournalClaim, type StoredJournal } from "./findJournals.ts";
import type { JournalTokens } from "./journalTokens.ts";
import type { TimedRow } from "./serverJournalKind.ts";

type Parts<Row extends TimedRow> = {
  readonly encodeRow: (row: Row) => string;
  readonly tokens: JournalTokens;
  /** Whether these rows belong to the past that it was brought with. */
  readonly isClaim: boolean;
};

/** `rows` are those that are kept; a stamp that fits none of their heads proves nothing and goes. */
export async function checkStamps<Row extends TimedRow>(
  { encodeRow, tokens, isClaim }: Parts<Row>,
  journal: StoredJournal,
  rows: readonly Row[],
): Promise<{ readonly head: string; readonly claim: JournalClaim | null }> {
  const { claim } = journal;
  // Rows that came with a token are proved by it, and end the claim.
  const isOver = claim === null || (!isClaim && !claim.isOpen);
  const waiting = isClaim && claim ? claim.stamps : [];
  const proved = [...(claim?.proved ?? [])];
  let { head } = journal;
  let latest = claim?.latest ?? 0;

  async function check(count: number): Promise<void> {
    // Nothing that is dated later can have been there then.
    for (const { rows: at, ...stamp } of waiting)
      if (at === count && latest <= stamp.at && (await tokens.isStamp(stamp.stamp, head, stamp.at)))
        proved.push({ rows: count, at: stamp.at });
  }

  await check(journal.rows);
  for (const [i, row] of rows.entries()) {
    head = hexDigest(head + encodeRow(row));
    latest = Math.max(latest, row.at);
    await check(journal.rows + i + 1);
  }
  if (isOver) return { head, claim };
  if (!isClaim && proved.length === 0) return { head, claim: null };
  const stamps = waiting.filter((stamp) => stamp.rows > journal.rows + rows.length);
  return { head, claim: { isOpen: isClaim, stamps, proved, latest } };
}
