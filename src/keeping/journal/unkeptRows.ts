// Rows that a page could not wait to see kept before it ended: noted at once, and appended when the journals are next opened (write-ahead log).
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import type { DeviceDatabase } from "../database/database.ts";
import type { Notes } from "../saving/unsavedChanges.ts";
import { unreadableKey } from "../store/keys.ts";
import { append } from "./append.ts";
import type { JournalKind } from "./journalKind.ts";
import { openRows } from "./openRows.ts";
import { readRows } from "./readRows.ts";
import { asides, heads, journalTables, type KeptRow } from "./tables.ts";

type Note = {
  readonly id: string;
  readonly origin: string;
  /** How many rows that page knew to be kept. */
  readonly rows: number;
  /** How often the last of them had been replaced, as far as it knew. */
  readonly rewrites: number;
  /** What they made: the unkept rows were done on that. Null in notes of earlier pages. */
  readonly seen: string | null;
  readonly unkept: readonly KeptRow[];
};

export type RowNotes = {
  readonly put: (note: Note, page: string) => void;
  readonly drop: (id: string, page: string) => void;
};

export const rowNotes = (notes: Notes): RowNotes => ({
  put: (note, page) => notes.put(`${note.id}/${page}`, JSON.stringify(note)),
  drop: (id, page) => notes.drop(`${id}/${page}`),
});

const isRow = (value: unknown): value is KeptRow =>
  isRecord(value) && isText(value.by) && isText(value.text);

/** Null for what this site did not write. */
function readNote(text: string): Note | null {
  try {
    const note: unknown = JSON.parse(text);
    if (!isRecord(note) || !isText(note.id) || !isText(note.origin)) return null;
    const { id, origin, rows, rewrites = 0, seen = null, unkept } = note;
    if (typeof rows !== "number" || typeof rewrites !== "number") return null;
    if (!Array.isArray(unkept) || !unkept.every(isRow)) return null;
    return { id, origin, rows, rewrites, seen: isText(seen) ? seen : null, unkept };
  } catch {
    return null;
  }
}

type Parts<State, Row, Shown extends object> = {
  readonly database: DeviceDatabase;
  readonly notes: Notes;
  readonly now: () => number;
  readonly kind: JournalKind<State, Row, Shown, unknown>;
};

/** False where the device does not take it: the note stays for the next time. */
async function keep<State, Row, Shown extends object>(
  { database, kind, now }: Parts<State, Row, Shown>,
  { id, origin, rows, rewrites, seen, unkept }: Note,
): Promise<boolean> {
  const opened = await openRows(database, kind, { id, now: now() });
  if (!opened.ok && opened.reason !== "missing") return false;
  const first = kind.begin(origin);
  // Of what began before and is not there any more, these rows alone say nothing.
  if (!opened.ok && (first === null || rows > 0)) return true;
  // It was let go of, and another one began in its place.
  if (opened.ok && rows > 0 && opened.value.origin !== origin) return true;
  const began = opened.ok ? opened.value.origin : origin;
  const meant = seen === null || began !== origin ? null : kind.decodeState(seen, origin);
  const there = opened.ok ? opened.value : { rows: 0, state: first! };
  // On what that page knew, so that each does what was meant by it; else on what is there.
  const known = meant === null ? there : { rows, rewrites, state: meant };
  const read = unkept.map(({ by, text }) => ({ by, text, row: kind.decodeRow(text) }));
  const pending = read.flatMap(({ by, row }) => (row === null ? [] : [{ by, row }]));
  const unread = read.flatMap(({ text, row }) => (row === null ? [text] : []));
  const done = await database.change(journalTables, async (at) => {
    for (const [i, text] of unread.entries())
      await at.put(asides, unreadableKey(id, now(), i), text);
    const to = (await at.get(heads, id))?.rows ?? 0;
    const names = new Set((await readRows(at, kind, id, rows, to)).read.map(({ by }) => by));
    const missing = meant === null ? pending.filter(({ by }) => !names.has(by)) : pending;
    await append(at, kind, { id, origin: began, known, now: now() }, missing);
  });
  return done.ok;
}

export async function keepUnkeptRows<State, Row, Shown extends object>(
  parts: Parts<State, Row, Shown>,
): Promise<void> {
  for (const { key, text } of parts.notes.all()) {
    const note = readNote(text);
    if (note === null || (await keep(parts, note))) parts.notes.drop(key);
  }
}
