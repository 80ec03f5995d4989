// Folds rows into a state, and lets others have the processor in between where that takes long.
import { setImmediate as turn } from "node:timers/promises";
import type { ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

/** As long as this nobody waits for it. */
const AT_ONCE_MS = 8;
const LOOKED_EVERY = 8;

type Folding<State, Row> = {
  readonly state: State;
  readonly refused: readonly { readonly n: number; readonly reason: unknown }[];
  /** Those that were not refused. */
  readonly kept: readonly Row[];
};

export async function foldRows<State, Row extends TimedRow>(
  { apply }: Pick<ServerJournalKind<State, Row>, "apply">,
  first: State,
  rows: readonly Row[],
): Promise<Folding<State, Row>> {
  const refused: { n: number; reason: unknown }[] = [];
  const kept: Row[] = [];
  let state = first;
  let since = performance.now();
  for (const [n, row] of rows.entries()) {
    const after = apply(state, row);
    if (after.ok) {
      state = after.value;
      kept.push(row);
    } else refused.push({ n, reason: after.reason });
    if (n % LOOKED_EVERY !== 0 || performance.now() - since < AT_ONCE_MS) continue;
    await turn();
    since = performance.now();
  }
  return { state, refused, kept };
}
