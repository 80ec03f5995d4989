// Opens a journal: from the state that was last written down and the rows since; what cannot be read is set aside whole (snapshot and replay).
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { DeviceDatabase, Reading } from "../database/database.ts";
import { unreadableKey } from "../store/keys.ts";
import type { JournalKind, JournalSnapshot } from "./journalKind.ts";
import type { Unread } from "./readRows.ts";
import { readState } from "./readState.ts";
import { asides, bases, heads, journalTables, rowKey, rows } from "./tables.ts";

/** What was kept once and can be done no longer: rows by name, and all of them as they lay there. */
export type Anew<Row, Reason> = {
  readonly refused: readonly { readonly row: Row; readonly reason: Reason }[];
  readonly rows: readonly Row[];
};

export type OpenedJournal<State, Row = unknown, Reason = unknown> = JournalSnapshot<State> & {
  readonly origin: string;
  /** Of a journal whose rows come to something else than when they were kept; told once. */
  readonly anew?: Anew<Row, Reason>;
};
export type OpenTrouble = "missing" | "unreadable" | "unavailable";

type Found<State, Row, Reason> = {
  readonly opened: OpenedJournal<State, Row, Reason>;
  readonly unread: readonly Unread[];
  /** Rows that cannot be applied any more. */
  readonly refused: readonly Unread[];
  /** The text of a written down state that could not be read. */
  readonly spoilt: string | null;
};

async function find<State, Row, Shown extends object, Reason>(
  at: Reading,
  kind: JournalKind<State, Row, Shown, Reason>,
  id: string,
): Promise<Result<Found<State, Row, Reason>, "missing" | "unreadable">> {
  // Each answer is a way to the browser's own process and back: both are asked for at once.
  const [head, base] = await Promise.all([at.get(heads, id), at.get(bases, id)]);
  if (!head) return refuse("missing");
  const found = await readState(at, kind, { id, head, base });
  // Whoever wrote it may be able to read it: it stays where it is, and nobody writes on.
  if (found === null) return refuse("unreadable");
  const { state, read, unread, spoilt } = found;
  const refused = found.outcomes.flatMap((outcome, i) =>
    outcome === null || outcome.ok ? [] : [{ ...read[i]!, reason: outcome.reason }],
  );
  return accept({
    opened: {
      origin: head.origin,
      rows: head.rows,
      rewrites: head.rewrites?.times ?? 0,
      state,
      ...(refused.length > 0 && { anew: { refused, rows: read.map(({ row }) => row) } }),
    },
    refused: refused.map(({ n, row }) => ({ n, text: kind.encodeRow(row) })),
    unread,
    spoilt,
  });
}

/** Copied before it is dropped, in one change; where that fails it stays, and is passed over again. */
async function setAside<State, Row, Shown extends object, Reason>(
  database: DeviceDatabase,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, now, found }: { id: string; now: number; found: Found<State, Row, Reason> },
): Promise<void> {
  const { opened, spoilt } = found;
  const unread = [...found.unread, ...found.refused];
  await database.change(journalTables, async (at) => {
    // Other rows lie there by now.
    const head = await at.get(heads, id);
    if ((head?.rewrites?.times ?? 0) !== opened.rewrites) return;
    const texts = [...unread.map(({ text }) => text), ...(spoilt === null ? [] : [spoilt])];
    for (const [i, text] of texts.entries()) await at.put(asides, unreadableKey(id, now, i), text);
    for (const { n } of unread) await at.drop(rows, rowKey(id, n));
    const base = await at.get(bases, id);
    if (spoilt !== null && base?.text === spoilt)
      await at.put(bases, id, { rows: opened.rows, text: kind.encodeState(opened.state) });
  });
}

export async function openRows<State, Row, Shown extends object, Reason>(
  database: DeviceDatabase,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<Result<OpenedJournal<State, Row, Reason>, OpenTrouble>> {
  const read = await database.read(journalTables, (at) => find(at, kind, id));
  if (!read.ok) return refuse("unavailable");
  if (!read.value.ok) return read.value;
  const found = read.value.value;
  if (found.unread.length + found.refused.length > 0 || found.spoilt !== null)
    await setAside(database, kind, { id, now, found });
  return accept(found.opened);
}
