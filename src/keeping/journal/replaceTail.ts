// The last rows of a journal replaced by others, as part of one change: who has it open finds out by the head, and does its own on them.
import type { Changing } from "../database/database.ts";
import type { JournalKind } from "./journalKind.ts";
import {
  bases,
  beginKey,
  type Head,
  heads,
  type KeptRow,
  REWRITES_TOLD,
  rowKey,
  rows,
  rowsPrefix,
} from "./tables.ts";

export type JournalTail<State> = {
  /** The first row that is replaced. */
  readonly from: number;
  readonly rows: readonly KeptRow[];
  /** What all make together. */
  readonly state: State;
  /** How many of them somebody has done that this device has not heard of. */
  readonly steps: number;
  readonly now: number;
  /** Where not one of the earlier rows is to stay: how many there are elsewhere, and what they make. */
  readonly begins?: { readonly rows: number; readonly state: State };
};

export async function replaceTail<State, Row, Shown extends object>(
  at: Changing,
  kind: JournalKind<State, Row, Shown, unknown>,
  id: string,
  head: Head,
  { from, rows: tail, state, steps, now, begins }: JournalTail<State>,
): Promise<void> {
  const first = begins?.rows ?? from;
  const next = first + tail.length;
  const over = Array.from({ length: Math.max(0, head.rows - next) }, (_, i) =>
    rowKey(id, next + i),
  );
  const gone = begins ? await at.keys(rows, rowsPrefix(id)) : over;
  await Promise.all(gone.map((key) => at.drop(rows, key)));
  await Promise.all(tail.map((row, i) => at.put(rows, rowKey(id, first + i), row)));
  await at.put(bases, id, { rows: next, text: kind.encodeState(state) });
  if (begins)
    await at.put(bases, beginKey(id), { rows: first, text: kind.encodeState(begins.state) });
  const { times, latest } = head.rewrites ?? { times: 0, latest: [] };
  await at.put(heads, id, {
    ...head,
    rows: next,
    at: steps > 0 ? now : head.at,
    shown: kind.shownOf(state),
    ...(begins && { begins: first }),
    rewrites: {
      times: times + 1,
      latest: [...latest, { from: begins ? 0 : from, steps }].slice(-REWRITES_TOLD),
    },
  });
}
