// What came of an account for a journal is taken in, in one change: its rows lie before those that were not sent, which are done again on them.
import type { Changing } from "../database/database.ts";
import { fold, type JournalKind } from "../journal/journalKind.ts";
import { readRows } from "../journal/readRows.ts";
import { readStateAt } from "../journal/readState.ts";
import { replaceTail } from "../journal/replaceTail.ts";
import { asides, differingKey, type Head, heads } from "../journal/tables.ts";
import {
  type ArrivedJournal,
  isTail,
  type NumberedRow,
  namedRows,
  othersSteps,
  refusedThere,
  type SyncedJournalKind,
  textCounts,
} from "./arrivedRows.ts";
import { asTheyWere, joinRows } from "./joinRows.ts";
import { type JournalTie, ties, toldWith, withToken } from "./journalTie.ts";

export type ArrivalOutcome =
  | "done"
  /** The tail was replaced, and whoever has it open is to hear of it. */
  | "rewritten"
  /** Another tab was first, or it was let go of meanwhile. */
  | "later"
  /** The rows come to another state here than there. */
  | "differs"
  /** What lies here cannot be read: the state is needed. */
  | "unreadable";

type Parts<State, Row, Shown extends object, Reason> = {
  readonly kind: SyncedJournalKind<State, Row, Shown, Reason>;
  readonly id: string;
  /** As it was when the account was asked. */
  readonly tie: JournalTie;
  readonly now: number;
};

const isUntouched = (a: JournalTie, b: JournalTie): boolean =>
  a.id === b.id &&
  a.seq === b.seq &&
  a.sent === b.sent &&
  a.device === b.device &&
  a.first === b.first &&
  a.posted === b.posted &&
  a.hash === b.hash;

/** What the rows make that the account was known to have. */
export function agreedState<State, Row, Shown extends object, Reason>(
  kind: JournalKind<State, Row, Shown, Reason>,
  { state, sent }: JournalTie,
  origin: string,
): State | null {
  if (state !== null) return kind.decodeState(state, origin);
  return sent === 0 ? kind.begin(origin) : null;
}

type Back = { readonly from: number; readonly texts: readonly string[] };

/** From which row on the account knows them no more, since its server was restored, and what it has there now. */
function wentBack(news: ArrivedJournal["news"], { sent }: JournalTie): Back | null {
  if (news.kind === "state") return news.lost;
  if (news.from >= sent) return null;
  return { from: news.from, texts: news.rows.map(({ text }) => text) };
}

export async function takeArrived<State, Row, Shown extends object, Reason>(
  at: Changing,
  parts: Parts<State, Row, Shown, Reason>,
  arrived: ArrivedJournal,
): Promise<ArrivalOutcome> {
  const { kind, id, tie, now } = parts;
  const [head, there] = await Promise.all([at.get(heads, id), at.get(ties, id)]);
  if (!head || !there || !isUntouched(there, tie)) return "later";
  const { news, landed } = arrived;
  const texts = news.kind === "rows" ? news.rows.map(({ text }) => text) : [];
  const back = wentBack(news, tie);
  const begins = head.begins ?? 0;
  const start = Math.max(back?.from ?? tie.sent, begins);
  // Rows that are not here any more: only the account can say what they made.
  if (news.kind === "rows" && news.from !== start) return "unreadable";
  const before = back
    ? await readStateAt(at, kind, { id, head, rows: start })
    : agreedState(kind, tie, head.origin);
  const { read } = await readRows(at, kind, id, start, head.rows);
  const known = textCounts(back?.texts ?? []);
  const mine = read.map(({ n, by, row }): NumberedRow<Row> => {
    const text = kind.encodeRow(row);
    return { n, by, row, text, isThere: back ? known.take(text) : n < tie.sent + landed };
  });

  const rows = texts.flatMap((text) => kind.decodeRow(text) ?? []);
  const theirs =
    news.kind === "state"
      ? kind.decodeState(news.text, head.origin)
      : before !== null && rows.length === texts.length
        ? fold(kind, before, rows)
        : null;
  if (theirs === null) return "unreadable";
  if (kind.hashOf(theirs) !== arrived.hash) return "differs";

  const own = mine.filter(({ isThere }) => isThere);
  const left = mine.filter(({ isThere }) => !isThere);
  const isAsSent =
    news.kind === "rows" &&
    own.length === texts.length &&
    mine.slice(0, own.length).every(({ text }, i) => text === texts[i]);
  const joined = isAsSent
    ? asTheyWere(kind, theirs, left)
    : joinRows(kind, {
        before: before ?? theirs,
        isSeen: before !== null,
        mine,
        theirs,
        clock: now,
      });
  const lost = [...refusedThere(kind, theirs, own, texts, arrived), ...joined.lost];

  const rest = joined.rest.map(({ by, row }) => ({ by, text: kind.encodeRow(row) }));
  const tail = [...namedRows(mine, arrived), ...rest];
  const sent = news.kind === "rows" ? news.from + texts.length : news.rows;
  const isRewritten = news.kind === "state" || !isTail(tail, mine, { rows: head.rows, start });
  if (arrived.isOther) await setAside(at, { id, head, now, texts: mine.map(({ text }) => text) });
  if (isRewritten) {
    const isSame = (i: number) => tail[i]?.text === mine[i]?.text && mine[i]?.n === start + i;
    let first = 0;
    while (first < mine.length && isSame(first)) first += 1;
    await replaceTail(at, kind, id, head, {
      from: start + first,
      rows: tail.slice(news.kind === "state" ? 0 : first),
      state: joined.state,
      steps: othersSteps(kind, rows, arrived, tie, mine),
      now,
      ...(news.kind === "state" && { begins: { rows: sent, state: theirs } }),
    });
  }
  const isAll = rest.length === 0;
  const tokens = back ? there.tokens.filter(({ rows }) => rows <= start) : there.tokens;
  // Rows that the server has lost are proved by the token of their time.
  const old = back ? (tokens.at(-1)?.token ?? there.token) : there.token;
  const token = old ?? arrived.token;
  const next = { ...there, token, tokens };
  await at.put(ties, id, {
    ...next,
    seq: arrived.seq,
    sent,
    hash: arrived.hash,
    state: kind.encodeState(theirs),
    device: arrived.device,
    first: arrived.first,
    posted: 0,
    generation: arrived.generation,
    // One proves when this device last knew all: it goes on with that of before while something is pending.
    ...(isAll && withToken(next, { token: arrived.token, rows: sent, at: now })),
    keptAt: isAll ? now : there.keptAt,
    untold: toldWith(there.untold, {
      kept: rest.length + own.length,
      lost: lost.map(({ row, reason }) => ({ text: kind.encodeRow(row), reason })),
    }),
  });
  return isRewritten ? "rewritten" : "done";
}

/** The whole of what lies here, for thirty days: `sweepAside` of journal/journals.ts lets go of it then. */
async function setAside(
  at: Changing,
  { id, head, now, texts }: { id: string; head: Head; now: number; texts: readonly string[] },
): Promise<void> {
  await at.put(asides, differingKey(id, now), JSON.stringify({ origin: head.origin, rows: texts }));
}
