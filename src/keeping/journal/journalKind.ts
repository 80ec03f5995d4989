// What one kind of journal is to its keeping: how a state follows from what it began with and its rows, and how both are written (event sourcing).
import { accept, type Result } from "@loamstead/lib/result.ts";

/** A state is the fold of its rows. The same rows give the same state, whoever folds them. */
export type JournalKind<State, Row, Shown extends object, Reason> = {
  /** Before the first row; null where the text of what it began with cannot be read. */
  readonly begin: (origin: string) => State | null;
  readonly apply: (state: State, row: Row) => Result<State, Reason>;
  readonly encodeRow: (row: Row) => string;
  readonly decodeRow: (text: string) => Row | null;
  readonly encodeState: (state: State) => string;
  readonly decodeState: (text: string, origin: string) => State | null;
  /**
   * Rows of one page done again on a state that others have been at: for each what it is by now, or
   * why it cannot be, or null for what is dropped in silence. Rows mean what they say where there is none.
   */
  readonly rebase?: (
    rows: readonly Row[],
    course: RebaseInput<State>,
  ) => RebaseResult<State, Row, Reason>;
  /** Rows that a page adds by itself: others take them in, and are told nothing. */
  readonly isSilent?: (row: Row) => boolean;
  /** What a list shows of it. */
  readonly shownOf: (state: State) => Shown;
};

/** The state on which the first of some rows was made, the one on which they are to be done, and the time. */
export type RebaseInput<State> = {
  readonly seen: State;
  readonly now: State;
  readonly clock: number;
};

export type RebaseResult<State, Row, Reason> = {
  readonly state: State;
  readonly outcomes: readonly (Result<Row, Reason> | null)[];
};

/** By the kind's own rule, or each row as it is. */
export function rebased<State, Row, Shown extends object, Reason>(
  kind: JournalKind<State, Row, Shown, Reason>,
  rows: readonly Row[],
  course: RebaseInput<State>,
): RebaseResult<State, Row, Reason> {
  if (kind.rebase) return kind.rebase(rows, course);
  return asTheyAre(kind, rows, course.now);
}

export function asTheyAre<State, Row, Shown extends object, Reason>(
  { apply }: JournalKind<State, Row, Shown, Reason>,
  rows: readonly Row[],
  now: State,
): RebaseResult<State, Row, Reason> {
  let state = now;
  const outcomes = rows.map((row): Result<Row, Reason> => {
    const after = apply(state, row);
    if (!after.ok) return after;
    state = after.value;
    return accept(row);
  });
  return { state, outcomes };
}

/** A state, and of how many rows it is the fold. */
export type JournalSnapshot<State> = {
  readonly rows: number;
  readonly state: State;
  /** How often its last rows had been replaced by then. Left out: never. */
  readonly rewrites?: number;
};

/** Rows that cannot be applied change nothing. */
export function fold<State, Row>(
  { apply }: { readonly apply: (state: State, row: Row) => Result<State, unknown> },
  state: State,
  rows: readonly Row[],
): State {
  return rows.reduce((now, row) => {
    const after = apply(now, row);
    return after.ok ? after.value : now;
  }, state);
}
