// One change of a journal: takes in what others appended meanwhile, and appends what still can be, all or nothing.
import type { Changing } from "../database/database.ts";
import { asTheyAre, fold, type JournalKind, type JournalSnapshot, rebased } from "./journalKind.ts";
import { readRows } from "./readRows.ts";
import { bases, type Head, heads, rowKey, rows, stretchOf } from "./tables.ts";

/** A row of this page, by a name that no other row has. */
export type Pending<Row> = { readonly by: string; readonly row: Row };

export type Lost<Row, Reason> = { readonly row: Row; readonly reason: Reason };

export type Appended<State, Row, Reason> = {
  readonly known: JournalSnapshot<State>;
  /** What it began with: another page may have been the first to begin it. */
  readonly origin: string;
  /** How many rows of others came in. */
  readonly others: number;
  /** How many of those somebody has done. */
  readonly told: number;
  /** Those that cannot be any more, after what others did. */
  readonly lost: readonly Lost<Row, Reason>[];
};

type Journal<State> = {
  readonly id: string;
  readonly origin: string;
  readonly known: JournalSnapshot<State>;
  readonly now: number;
};

/** Null where the journal was given up for good. */
export async function append<State, Row, Shown extends object, Reason>(
  at: Changing,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, origin, known, now }: Journal<State>,
  pending: readonly Pending<Row>[],
): Promise<Appended<State, Row, Reason> | null> {
  const head: Head | undefined = await at.get(heads, id);
  const from = head?.rows ?? 0;
  // The visitor cleared the site's data, or another page let go of it; it may even have begun anew.
  if (known.rows > from) return null;
  const isTheirs = head !== undefined && head.origin !== origin;
  if (isTheirs && known.rows > 0) return null;
  // Begun by two pages at once: what was done on the later one is done on the first.
  const first = isTheirs ? kind.begin(head.origin) : known.state;
  if (first === null) return null;
  const began = head?.origin ?? origin;
  const { read } = await readRows(at, kind, id, known.rows, from);
  const theirs = fold(
    kind,
    first,
    read.map(({ row }) => row),
  );
  // Whoever got no answer tries again: what was kept all the same is not kept twice.
  const there = new Set(read.map(({ by }) => by));
  const isTold = ({ by, row }: { readonly by: string; readonly row: Row }) =>
    !pending.some((own) => own.by === by) && !kind.isSilent?.(row);
  const mine = pending.filter(({ by }) => there.has(by)).length;
  const missing = pending.filter(({ by }) => !there.has(by));
  const made = missing.map(({ row }) => row);
  // What others did came between: each row does what its page meant by it, or nothing.
  const { state, outcomes } =
    read.length > mine || isTheirs
      ? rebased(kind, made, { seen: known.state, now: theirs, clock: now })
      : asTheyAre(kind, made, theirs);
  const lost: Lost<Row, Reason>[] = [];
  let next = from;
  for (const [i, outcome] of outcomes.entries()) {
    const { by, row } = missing[i]!;
    if (outcome?.ok)
      await at.put(rows, rowKey(id, next++), { by, text: kind.encodeRow(outcome.value) });
    else if (outcome) lost.push({ row, reason: outcome.reason });
  }
  if (next > from) {
    const shown = kind.shownOf(state);
    // Who goes on with what was put away wants it back.
    await at.put(heads, id, { rows: next, origin: began, at: now, gone: null, shown });
    if (stretchOf(next) > stretchOf(from))
      await at.put(bases, id, { rows: next, text: kind.encodeState(state) });
  }
  const told = read.filter(isTold).length;
  return { known: { rows: next, state }, origin: began, others: read.length - mine, told, lost };
}
