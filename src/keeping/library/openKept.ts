// Opens what is kept; what cannot be read is set aside whole before anything may be written in its place.
import type { DeviceDatabase } from "../database/database.ts";
import { type DocumentCodec, documentIn } from "../documentKind.ts";
import { documentKey, unreadableKey } from "../store/keys.ts";
import { type Store, stamps } from "../store/store.ts";
import type { LibraryNotes } from "./library.ts";

export type OpenedDocument<Doc> =
  | { readonly kind: "opened"; readonly document: Doc; readonly text: string }
  /** A copy is safe under `key`, and the document's place is free again. */
  | { readonly kind: "setAside"; readonly key: string }
  /** Stuck: it could not even be copied, so nothing may be saved under its id. */
  | { readonly kind: "missing" | "stuck" | "unavailable" };

const TRIES = 20;

/** Copies first and clears after; where the first fails the second never happens. */
async function setAside(
  store: Store,
  { key, id, text, now }: { key: string; id: string; text: string; now: number },
): Promise<string | null> {
  for (let n = 0; n < TRIES; n++) {
    const aside = unreadableKey(id, now, n);
    const copied = await store.write(aside, text, null);
    if (copied.ok) return (await store.write(key, null, text)).ok ? aside : null;
    if (copied.reason !== "changed") return null;
  }
  return null;
}

export async function openKept<Doc>(
  store: Store,
  kind: DocumentCodec<Doc>,
  id: string,
  now: number,
): Promise<OpenedDocument<Doc>> {
  const key = documentKey(kind, id);
  const read = await store.read(key);
  if (!read.ok) return { kind: "unavailable" };
  const text = read.value;
  if (text === null) return { kind: "missing" };
  const document = documentIn(kind, text);
  if (document) return { kind: "opened", document, text };
  const aside = await setAside(store, { key, id, text, now });
  return aside === null ? { kind: "stuck" } : { kind: "setAside", key: aside };
}

/** Which was open last: beside the documents, not among them. */
export const lastKey = "last";

async function newestFirst(database: DeviceDatabase, { prefix }: { prefix: string }) {
  const read = await database.read([stamps], async (at) => {
    const times = await at.all(stamps, prefix);
    const keys = await at.keys(stamps, prefix);
    return keys.map((key, i) => ({ id: key.slice(prefix.length), at: times[i]! }));
  });
  if (!read.ok) return [];
  return read.value.toSorted((a, b) => b.at - a.at).map(({ id }) => id);
}

type Asked<Doc> = {
  readonly database: DeviceDatabase;
  readonly store: Store;
  readonly kind: DocumentCodec<Doc>;
  readonly wanted: string | null;
  /** Where the last page ended in the middle of something. */
  readonly unfinished: readonly string[];
  readonly now: number;
};

type First<Doc> = Pick<LibraryNotes<Doc>, "unreadable"> & {
  readonly opened:
    | (Extract<OpenedDocument<Doc>, { kind: "opened" }> & { readonly id: string })
    | null;
};

/** What is open when somebody comes in: the one asked for, else the last, else the newest. */
export async function openFirst<Doc>(all: Asked<Doc>): Promise<First<Doc>> {
  const { database, store, kind, wanted, unfinished, now } = all;
  const last = await store.read(lastKey);
  const asked = [wanted, ...unfinished, last.ok ? last.value : null].filter((id) => id !== null);
  let unreadable: First<Doc>["unreadable"] = null;
  for (const id of new Set([...asked, ...(await newestFirst(database, kind))])) {
    const opened = await openKept(store, kind, id, now);
    if (opened.kind === "opened") return { opened: { ...opened, id }, unreadable };
    if (opened.kind === "setAside") unreadable ??= { key: opened.key, id, at: now };
    if (opened.kind === "unavailable") break;
  }
  return { opened: null, unreadable };
}
