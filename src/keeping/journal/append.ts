// One change of a journal: takes in what others appended meanwhile, and appends what still can be, all or nothing.
import type { Changing } from "../database/database.ts";
import { asTheyAre, fold, type JournalKind, type JournalSnapshot, rebased } from "./journalKind.ts";
import { readRows } from "./readRows.ts";
import { readState } from "./readState.ts";
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
  /** The last rows that this page knew were replaced by others. */
  readonly isRewritten: boolean;
  /** Those that cannot be any more, after what others did. */
  readonly lost: readonly Lost<Row, Reason>[];
};

type Journal<State> = {
  readonly id: string;
  readonly origin: string;
  readonly known: JournalSnapshot<State>;
  readonly now: number;
};

/** What lies there now, and which rows of it this page may not know. */
type Found<State> = {
  readonly state: State;
  /** The names of those. */
  readonly by: readonly string[];
  readonly isRewritten: boolean;
  /** How many of them others have done, of which this page is to be told. */
  readonly told: number;
};

/** From which row on others may lie there than this page knows; null where none were replaced. */
function replacedFrom({ rewrites }: Head, known: JournalSnapshot<unknown>): number | null {
  const missed = (rewrites?.times ?? 0) - (known.rewrites ?? 0);
  if (!rewrites || missed === 0) return null;
  const { latest } = rewrites;
  if (missed < 0 || missed > latest.length) return 0;
  return Math.min(known.rows, ...latest.slice(-missed).map(({ from }) => from));
}

async function readAnew<State, Row, Shown extends object, Reason>(
  at: Changing,
  kind: JournalKind<State, Row, Shown, Reason>,
  id: string,
  { head, from, missed }: { readonly head: Head; readonly from: number; readonly missed: number },
): Promise<Found<State> | null> {
  const found = await readState(at, kind, { id, head, base: await at.get(bases, id) });
  if (found === null) return null;
  const { read } = await readRows(at, kind, id, from, head.rows);
  const latest = head.rewrites?.latest.slice(-missed) ?? [];
  return {
    state: found.state,
    by: read.map(({ by }) => by),
    isRewritten: true,
    told: latest.reduce((sum, { steps }) => sum + steps, 0),
  };
}

async function readOn<State, Row, Shown extends object, Reason>(
  at: Changing,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, known }: Pick<Journal<State>, "id" | "known">,
  { first, to, own }: { first: State; to: number; own: ReadonlySet<string> },
): Promise<Found<State>> {
  const { read } = await readRows(at, kind, id, known.rows, to);
  const all = read.map(({ row }) => row);
  const isTold = ({ by, row }: Pending<Row>) => !own.has(by) && !kind.isSilent?.(row);
  return {
    state: fold(kind, first, all),
    by: read.map(({ by }) => by),
    isRewritten: false,
    told: read.filter(isTold).length,
  };
}

/** Null where the journal was given up for good. */
export async function append<State, Row, Shown extends object, Reason>(
  at: Changing,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, origin, known, now }: Journal<State>,
  pending: readonly Pending<Row>[],
): Promise<Appended<State, Row, Reason> | null> {
  const head: Head | undefined = await at.get(heads, id);
  const from = head?.rows ?? 0;
  const replaced = head ? replacedFrom(head, known) : null;
  // The visitor cleared the site's data, or another page let go of it; it may even have begun anew.
  if (known.rows > from && replaced === null) return null;
  const isTheirs = head !== undefined && head.origin !== origin;
  if (isTheirs && known.rows > 0) return null;
  // Begun by two pages at once: what was done on the later one is done on the first.
  const first = isTheirs ? kind.begin(head.origin) : known.state;
  if (first === null) return null;
  const began = head?.origin ?? origin;
  const times = head?.rewrites?.times ?? 0;
  const own = new Set(pending.map(({ by }) => by));
  const found =
    head && replaced !== null
      ? await readAnew(at, kind, id, {
          head,
          from: replaced,
          missed: times - (known.rewrites ?? 0),
        })
      : await readOn(at, kind, { id, known }, { first, to: from, own });
  if (found === null) return null;
  const { by: names, isRewritten, told } = found;
  // Whoever got no answer tries again: what was kept all the same is not kept twice.
  const there = new Set(names);
  const kept = pending.filter(({ by }) => there.has(by));
  const missing = pending.filter(({ by }) => !there.has(by));
  const made = missing.map(({ row }) => row);
  const others = names.length - kept.length;
  // What others did came between: each row does what its page meant by it, or nothing.
  const { state, outcomes } =
    others > 0 || isTheirs || isRewritten
      ? rebased(kind, made, {
          seen: fold(
            kind,
            known.state,
            kept.map(({ row }) => row),
          ),
          now: found.state,
          clock: now,
        })
      : asTheyAre(kind, made, found.state);
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
    await at.put(heads, id, { ...head, rows: next, origin: began, at: now, gone: null, shown });
    if (stretchOf(next) > stretchOf(from))
      await at.put(bases, id, { rows: next, text: kind.encodeState(state) });
  }
  return {
    known: { rows: next, state, rewrites: times },
    origin: began,
    others,
    told,
    isRewritten,
    lost,
  };
}
