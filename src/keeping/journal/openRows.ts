// Opens a journal: from the state that was last written down and the rows since; what cannot be read is set aside whole.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Database, Reading } from "../database/database.ts";
import { unreadableKey } from "../store/keys.ts";
import { fold, type JournalKind, type Known } from "./journalKind.ts";
import { readRows, type Unread } from "./readRows.ts";
import { asides, bases, heads, journalTables, rowKey, rows } from "./tables.ts";

export type Opened<State> = Known<State> & { readonly origin: string };
export type OpenTrouble = "missing" | "unreadable" | "unavailable";

type Found<State> = {
  readonly opened: Opened<State>;
  readonly unread: readonly Unread[];
  /** The text of a written down state that could not be read. */
  readonly spoilt: string | null;
};

async function find<State, Row, Shown extends object>(
  at: Reading,
  kind: JournalKind<State, Row, Shown, unknown>,
  id: string,
): Promise<Result<Found<State>, "missing" | "unreadable">> {
  // Each answer is a way to the browser's own process and back: both are asked for at once.
  const [head, base] = await Promise.all([at.get(heads, id), at.get(bases, id)]);
  if (!head) return refuse("missing");
  const first = kind.begin(head.origin);
  // Whoever wrote it may be able to read it: it stays where it is, and nobody writes on.
  if (first === null) return refuse("unreadable");
  const state = base ? kind.decodeState(base.text, head.origin) : null;
  const from = base && state !== null ? base.rows : 0;
  const { read, unread } = await readRows(at, kind, id, from, head.rows);
  const all = read.map(({ row }) => row);
  return accept({
    opened: { origin: head.origin, rows: head.rows, state: fold(kind, state ?? first, all) },
    unread,
    spoilt: base && state === null ? base.text : null,
  });
}

/** Copied before it is dropped, in one change; where that fails it stays, and is passed over again. */
async function setAside<State, Row, Shown extends object>(
  database: Database,
  kind: JournalKind<State, Row, Shown, unknown>,
  { id, now, found }: { id: string; now: number; found: Found<State> },
): Promise<void> {
  const { opened, unread, spoilt } = found;
  await database.change([asides, rows, bases], async (at) => {
    const texts = [...unread.map(({ text }) => text), ...(spoilt === null ? [] : [spoilt])];
    for (const [i, text] of texts.entries()) await at.put(asides, unreadableKey(id, now, i), text);
    for (const { n } of unread) await at.drop(rows, rowKey(id, n));
    const base = await at.get(bases, id);
    if (spoilt !== null && base?.text === spoilt)
      await at.put(bases, id, { rows: opened.rows, text: kind.encodeState(opened.state) });
  });
}

export async function openRows<State, Row, Shown extends object>(
  database: Database,
  kind: JournalKind<State, Row, Shown, unknown>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<Result<Opened<State>, OpenTrouble>> {
  const read = await database.read(journalTables, (at) => find(at, kind, id));
  if (!read.ok) return refuse("unavailable");
  if (!read.value.ok) return read.value;
  const found = read.value.value;
  if (found.unread.length > 0 || found.spoilt !== null)
    await setAside(database, kind, { id, now, found });
  return accept(found.opened);
}
