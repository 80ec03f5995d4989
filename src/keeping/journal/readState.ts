// What the rows of a journal make, read from whatever was written down last (snapshot and replay).
import type { Reading } from "../database/database.ts";
import {
  asTheyAre,
  type JournalKind,
  type JournalSnapshot,
  type RebaseResult,
} from "./journalKind.ts";
import { type ReadRow, readRows, type Unread } from "./readRows.ts";
import { bases, beginKey, type Head } from "./tables.ts";

export type JournalBase = { readonly rows: number; readonly text: string };

export type ReadState<State, Row, Reason> = RebaseResult<State, Row, Reason> & {
  /** The rows since the state that was written down; `outcomes` are theirs. */
  readonly read: readonly ReadRow<Row>[];
  readonly unread: readonly Unread[];
  /** The text of a written down state that could not be read. */
  readonly spoilt: string | null;
};

type Asked = { readonly id: string; readonly head: Head };

/** Before the first row that is here; null where that cannot be read. */
async function beginning<State, Row, Shown extends object, Reason>(
  at: Reading,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, head }: Asked,
): Promise<JournalSnapshot<State> | null> {
  const { origin, begins = 0 } = head;
  const base = begins > 0 ? await at.get(bases, beginKey(id)) : undefined;
  // Whoever wrote the origin may be able to read it.
  const state = base ? kind.decodeState(base.text, origin) : begins > 0 ? null : kind.begin(origin);
  return state === null ? null : { rows: begins, state };
}

export async function readState<State, Row, Shown extends object, Reason>(
  at: Reading,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, head, base }: Asked & { readonly base: JournalBase | undefined },
): Promise<ReadState<State, Row, Reason> | null> {
  if (kind.begin(head.origin) === null) return null;
  const written = base ? kind.decodeState(base.text, head.origin) : null;
  const from =
    base && written !== null
      ? { rows: base.rows, state: written }
      : await beginning(at, kind, { id, head });
  if (from === null) return null;
  const { read, unread } = await readRows(at, kind, id, from.rows, head.rows);
  const folded = asTheyAre(
    kind,
    read.map(({ row }) => row),
    from.state,
  );
  return { ...folded, read, unread, spoilt: base && written === null ? base.text : null };
}

/** What the first `rows` rows make; null where they are not here. */
export async function readStateAt<State, Row, Shown extends object, Reason>(
  at: Reading,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, head, rows }: Asked & { readonly rows: number },
): Promise<State | null> {
  const from = await beginning(at, kind, { id, head });
  if (from === null || from.rows > rows) return null;
  const { read } = await readRows(at, kind, id, from.rows, rows);
  return asTheyAre(
    kind,
    read.map(({ row }) => row),
    from.state,
  ).state;
}
