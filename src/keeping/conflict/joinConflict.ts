// What to do when another tab saved first: join the two, or keep both as documents of their own (three-way merge).
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { StorageTrouble } from "../database/database.ts";
import { type DocumentCodec, documentIn } from "../documentKind.ts";
import { documentKey } from "../store/keys.ts";
import { writeMakingPlace } from "../store/restorePoints.ts";
import type { Store } from "../store/store.ts";

export type UnconfirmedSave<Doc> = { readonly text: string; readonly document: Doc };

type Joining<Doc> = {
  readonly store: Store;
  readonly kind: DocumentCodec<Doc>;
  readonly id: string;
  readonly base: Doc | null;
  readonly mine: Doc;
  /** What this tab sent itself, not knowing whether it was kept. */
  readonly unsure: readonly UnconfirmedSave<Doc>[];
  readonly newId: () => string;
};

export type JoinedDocument<Doc> = {
  /** Another one than before where the two did not go together: mine goes on under it. */
  readonly id: string;
  /** What is under this id now. */
  readonly text: string | null;
  readonly kept: Doc | null;
  readonly document: Doc;
};

type Answer<Doc> = Result<JoinedDocument<Doc>, StorageTrouble>;

export async function joinConflict<Doc>(joining: Joining<Doc>): Promise<Answer<Doc>> {
  const { store, kind, id, base, mine, unsure } = joining;
  const read = await store.read(documentKey(kind, id));
  if (!read.ok) return read;
  const text = read.value;
  // Put away in the other tab: what is still worked on here is not lost by that.
  if (text === null) return accept({ id, text, kept: null, document: mine });
  const own = unsure.find((sent) => sent.text === text);
  if (own) return accept({ id, text, kept: own.document, document: mine });
  const theirs = documentIn(kind, text);
  // What cannot be read may be a later version's: it is left untouched.
  const merged = theirs && kind.merge(base, mine, theirs);
  return merged?.ok
    ? accept({ id, text, kept: theirs, document: merged.value })
    : keepBoth(joining);
}

async function keepBoth<Doc>({ store, kind, mine, newId, id }: Joining<Doc>): Promise<Answer<Doc>> {
  const text = kind.encode(mine);
  for (;;) {
    const copy = newId();
    const wrote = await writeMakingPlace(id, store, documentKey(kind, copy), text, null);
    if (wrote.ok) return accept({ id: copy, text, kept: mine, document: mine });
    const { reason } = wrote;
    if (reason !== "changed") return { ok: false, reason };
  }
}
