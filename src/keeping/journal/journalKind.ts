// What one kind of journal is to its keeping: how a state follows from what it began with and its rows, and how both are written.
import type { Result } from "@loamstead/lib/result.ts";

/** A state is the fold of its rows. The same rows give the same state, whoever folds them. */
export type JournalKind<State, Row, Shown extends object, Reason> = {
  /** Before the first row; null where the text of what it began with cannot be read. */
  readonly begin: (origin: string) => State | null;
  readonly apply: (state: State, row: Row) => Result<State, Reason>;
  readonly encodeRow: (row: Row) => string;
  readonly decodeRow: (text: string) => Row | null;
  readonly encodeState: (state: State) => string;
  readonly decodeState: (text: string, origin: string) => State | null;
  /** What a list shows of it. */
  readonly shownOf: (state: State) => Shown;
};

/** A state, and of how many rows it is the fold. */
export type Known<State> = { readonly rows: number; readonly state: State };

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
