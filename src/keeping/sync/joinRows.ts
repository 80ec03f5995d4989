// Rows that this device has not sent, done again after those that came from the account: what they are by then, and which are lost (rebase).
import type { Lost, Pending } from "../journal/append.ts";
import { asTheyAre, fold, type JournalKind, rebased } from "../journal/journalKind.ts";

/** A row of this device; `isThere`: it is among those of the account. */
export type OwnRow<Row> = Pending<Row> & { readonly isThere: boolean };

type Course<State, Row> = {
  /** What the rows make that both have. */
  readonly before: State;
  /** Whether what this device did stands on that; else nobody knows what it stood on. */
  readonly isSeen: boolean;
  readonly mine: readonly OwnRow<Row>[];
  /** What the account has after those that both have. */
  readonly theirs: State;
  readonly clock: number;
};

export type JoinedRows<State, Row, Reason> = {
  /** What all of this device's that the account lacks have become, in order. */
  readonly rest: readonly Pending<Row>[];
  readonly state: State;
  readonly lost: readonly Lost<Row, Reason>[];
};

export function joinRows<State, Row, Shown extends object, Reason>(
  kind: JournalKind<State, Row, Shown, Reason>,
  { before, isSeen, mine, theirs, clock }: Course<State, Row>,
): JoinedRows<State, Row, Reason> {
  const rest: Pending<Row>[] = [];
  const lost: Lost<Row, Reason>[] = [];
  let [seen, state] = [before, theirs];
  /** Those that follow each other are done again together: one may name the moment of another. */
  function again(run: readonly OwnRow<Row>[]): void {
    if (run.length === 0) return;
    const made = run.map(({ row }) => row);
    const done = rebased(kind, made, { seen: isSeen ? seen : state, now: state, clock });
    for (const [i, outcome] of done.outcomes.entries()) {
      const { by, row } = run[i]!;
      if (outcome?.ok) rest.push({ by, row: outcome.value });
      else if (outcome) lost.push({ row, reason: outcome.reason });
    }
    state = done.state;
    seen = fold(kind, seen, made);
  }
  let run: OwnRow<Row>[] = [];
  for (const own of mine) {
    if (!own.isThere) {
      run.push(own);
      continue;
    }
    again(run);
    run = [];
    seen = fold(kind, seen, [own.row]);
  }
  again(run);
  return { rest, state, lost };
}

/** The same rows where nobody else's came before them: they stay what they are, but for what cannot be. */
export function asTheyWere<State, Row, Shown extends object, Reason>(
  kind: JournalKind<State, Row, Shown, Reason>,
  now: State,
  mine: readonly Pending<Row>[],
): JoinedRows<State, Row, Reason> {
  const made = mine.map(({ row }) => row);
  const { state, outcomes } = asTheyAre(kind, made, now);
  const lost = outcomes.flatMap((outcome, i) =>
    outcome === null || outcome.ok ? [] : [{ row: mine[i]!.row, reason: outcome.reason }],
  );
  return { rest: mine.filter((_, i) => outcomes[i]?.ok), state, lost };
}
