// What of a journal the account has not: the next rows to be sent, and what both make together (outbox).
import type { Changing } from "../database/database.ts";
import { asTheyAre } from "../journal/journalKind.ts";
import { readRows } from "../journal/readRows.ts";
import { replaceTail } from "../journal/replaceTail.ts";
import { heads } from "../journal/tables.ts";
import type { SyncedJournalKind } from "./arrivedRows.ts";
import { asTheyWere } from "./joinRows.ts";
import { type JournalTie, ties, toldWith } from "./journalTie.ts";
import { agreedState } from "./takeArrived.ts";

/** Of one request. */
const ROWS = 500;
const LETTERS = 40_000;

export type OutboxBatch = {
  readonly tie: JournalTie;
  readonly texts: readonly string[];
  /** Of the state with them. */
  readonly hash: string;
  readonly token: string | null;
  /** How many more there are after these. */
  readonly more: number;
};

/** How many of some texts go in one request; at least one. */
function fitting(texts: readonly string[], most: number): number {
  let [count, letters] = [0, 0];
  for (const text of texts.slice(0, most)) {
    letters += text.length + 1;
    if (count > 0 && letters > LETTERS) break;
    count += 1;
  }
  return count;
}

/**
 * Notes with the next batch that it is under way; null where there is nothing to send. What can be read
 * or done no more is taken out before, so that the same rows have the same numbers on both sides.
 */
export async function nextBatch<State, Row, Shown extends object, Reason>(
  at: Changing,
  kind: SyncedJournalKind<State, Row, Shown, Reason>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<OutboxBatch | "unreadable" | "rewritten" | null> {
  const [head, tie] = await Promise.all([at.get(heads, id), at.get(ties, id)]);
  if (!head || !tie || tie.isLetGo || head.rows <= tie.sent) return null;
  const before = agreedState(kind, tie, head.origin);
  if (before === null) return "unreadable";
  const { read } = await readRows(at, kind, id, tie.sent, head.rows);
  const joined = asTheyWere(kind, before, read);
  if (joined.rest.length < head.rows - tie.sent) {
    const rows = joined.rest.map(({ by, row }) => ({ by, text: kind.encodeRow(row) }));
    const lost = joined.lost.map(({ row, reason }) => ({ text: kind.encodeRow(row), reason }));
    await replaceTail(at, kind, id, head, {
      from: tie.sent,
      rows,
      state: joined.state,
      steps: 0,
      now,
    });
    const untold = toldWith(tie.untold, { kept: rows.length, lost });
    await at.put(ties, id, { ...tie, untold });
    return "rewritten";
  }
  const texts = joined.rest.map(({ row }) => kind.encodeRow(row));
  const isPast = tie.sent < tie.claimed;
  const most = Math.min(ROWS, isPast ? tie.claimed - tie.sent : ROWS);
  // Whether those came there is not known: the same again gets the same answer.
  const count = tie.posted > 0 ? Math.min(tie.posted, texts.length) : fitting(texts, most);
  const sent = joined.rest.slice(0, count).map(({ row }) => row);
  const next = { ...tie, posted: count };
  await at.put(ties, id, next);
  return {
    tie: next,
    texts: texts.slice(0, count),
    hash: kind.hashOf(asTheyAre(kind, sent, before).state),
    token: isPast ? null : tie.token,
    more: texts.length - count,
  };
}
