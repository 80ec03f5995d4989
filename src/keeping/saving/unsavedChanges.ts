// What a page could not wait to see kept before it ended is noted at once, and kept when the site is next opened (write-ahead log).
import { isText } from "@loamstead/lib/shape.ts";
import { joinConflict } from "../conflict/joinConflict.ts";
import { type DocumentCodec, documentIn } from "../documentKind.ts";
import { documentKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { UnsavedText } from "./autosave.ts";

/** Takes a note without any waiting; what there is no space for is not noted. */
export type Notes = {
  readonly all: () => readonly { readonly key: string; readonly text: string }[];
  readonly put: (key: string, text: string) => void;
  readonly drop: (key: string) => void;
};

type Note = UnsavedText & { readonly id: string };

/** Null for what this site did not write. The id stands under the word that the first site used. */
function readNote(note: string): Note | null {
  try {
    const { room: id, text, follows } = JSON.parse(note) as Record<string, unknown>;
    if (!isText(id) || !isText(text) || !Array.isArray(follows)) return null;
    return follows.every((each) => each === null || isText(each)) ? { id, text, follows } : null;
  } catch {
    return null;
  }
}

/** One tab's notes about the one document that it has open. */
export function unsavedNotes(notes: Notes, tab: string) {
  let noted: string | null = null;
  const drop = () => {
    if (noted !== null) notes.drop(noted);
    noted = null;
  };
  return {
    note: (id: string, unkept: UnsavedText | null): void => {
      drop();
      if (!unkept) return;
      noted = `${id}/${tab}`;
      notes.put(noted, JSON.stringify({ room: id, ...unkept }));
    },
    drop,
  };
}

type Parts<Doc> = {
  readonly notes: Notes;
  readonly store: Store;
  readonly kind: DocumentCodec<Doc>;
  readonly newId: () => string;
};

/** False where the store does not answer: the note stays for the next time. */
async function keep<Doc>({ store, kind, newId }: Parts<Doc>, note: Note): Promise<boolean> {
  const { id, text, follows } = note;
  const key = documentKey(kind, id);
  const mine = documentIn(kind, text);
  if (!mine) return true;
  for (;;) {
    const now = await store.read(key);
    if (!now.ok) return false;
    if (now.value === text) return true;
    let wanted = text;
    if (!follows.includes(now.value)) {
      const base = documentIn(kind, follows[0] ?? null);
      const joined = await joinConflict({ store, kind, id, newId, mine, base, unsure: [] });
      if (!joined.ok) return false;
      if (joined.value.id !== id) return true;
      wanted = kind.encode(joined.value.document);
    }
    const wrote = await store.write(key, wanted, now.value);
    if (wrote.ok || wrote.reason !== "changed") return wrote.ok;
  }
}

/** Gives the documents in which something was kept now that was not before. */
export async function keepUnsavedChanges<Doc>(parts: Parts<Doc>): Promise<readonly string[]> {
  const { notes } = parts;
  const ids: string[] = [];
  for (const { key, text } of notes.all()) {
    const note = readNote(text);
    if (note && !(await keep(parts, note))) continue;
    notes.drop(key);
    if (note) ids.push(note.id);
  }
  return ids;
}
