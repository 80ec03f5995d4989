// Makes one document the same on this device and in the account; nothing of either side is ever lost by it (three-way sync).
import { type DocumentKind, documentIn } from "../documentKind.ts";
import { putBack } from "../store/deletedTexts.ts";
import { deletedKey, documentKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { AccountDocumentsApi, Newer, SyncTrouble } from "./accountApi.ts";
import { freshRecord, keepRecord, type SyncRecord } from "./syncRecord.ts";

export type SyncParts<Doc> = {
  readonly store: Store;
  readonly api: AccountDocumentsApi<Doc>;
  readonly kind: DocumentKind<Doc>;
  readonly newId: () => string;
  /** Sends what a document shows, as pictures, before the document itself. */
  readonly sendAttachments: (document: Doc) => Promise<SyncTrouble | null>;
  /** Both sides went on and could not be joined: the account's is a document of its own now. */
  readonly onKeptBoth: (name: string) => void;
};

/** Null where all went well; `later` where this device was written to meanwhile. */
export type Synced = SyncTrouble | { readonly kind: "later" } | null;

type Sides = {
  readonly record: SyncRecord;
  /** The document as this device holds it; null where it was deleted. */
  readonly here: string | null;
  /** Deleted here, it can be brought back. */
  readonly isShelved: boolean;
  /** The version that the account holds; null where it has none. */
  readonly there: number | null;
  /** Deleted there, it can be brought back. */
  readonly isDeletedThere: boolean;
};

type NextStep =
  | "rest"
  /** The account has never had it. */
  | "create"
  | "push"
  | "pull"
  /** Both went on: what they made is joined, or both are kept. */
  | "join"
  /** Deleted here. */
  | "remove"
  /** Brought back here. */
  | "restore"
  /** Brought back there. */
  | "putBack"
  /** Deleted here for good. */
  | "purge"
  /** Deleted there: it stays on this device. */
  | "letGo"
  /** Brought back there, after it had stayed here. */
  | "resume"
  | "forget";

/** What has to happen so that both hold the same: a pure decision. */
export function nextSyncStep(sides: Sides): NextStep {
  const { record, here, there, isShelved } = sides;
  if (record.isLetGo) {
    const isThere = record.id !== null && there !== null;
    // What stayed here and was then deleted here is no affair of the account's.
    if (here === null) return isShelved && !isThere ? "rest" : "forget";
    return isThere ? "resume" : "rest";
  }
  if (record.isDeleted) return afterDeletion(sides);
  if (record.id === null) return here !== null ? "create" : isShelved ? "rest" : "forget";
  if (there === null) return here !== null ? "letGo" : isShelved ? "remove" : "forget";
  if (here === null) return "remove";
  const isChangedHere = here !== record.base;
  const isChangedThere = there !== record.version;
  if (isChangedHere && isChangedThere) return "join";
  if (isChangedHere) return "push";
  return isChangedThere ? "pull" : "rest";
}

function afterDeletion({ here, there, isShelved, isDeletedThere }: Sides): NextStep {
  if (here !== null) return isDeletedThere ? "restore" : there === null ? "letGo" : "resume";
  if (there !== null) return isShelved ? "putBack" : "forget";
  if (isShelved) return "rest";
  return isDeletedThere ? "purge" : "forget";
}

const later = { kind: "later" } as const;

export async function syncDocument<Doc>(
  parts: SyncParts<Doc>,
  id: string,
  record: SyncRecord,
  there: number | null,
  isDeletedThere: boolean,
): Promise<Synced> {
  const { store, api, kind, newId, sendAttachments, onKeptBoth } = parts;
  const key = documentKey(kind, id);
  const read = await store.read(key);
  if (!read.ok) return later;
  const here = read.value;
  const shelf = await store.read(deletedKey(id));
  if (!shelf.ok) return later;
  const isShelved = shelf.value !== null;
  const mine = documentIn(kind, here);
  // What this site cannot read may be a newer one's: it is left alone.
  if (here !== null && !mine) return null;

  const agreed = async (change: Partial<SyncRecord>): Promise<Synced> =>
    (await keepRecord(store, id, { ...record, ...change })) ? null : later;

  async function take({ version, document }: Newer<Doc>): Promise<Synced> {
    const text = kind.encode(document);
    const wrote = await store.write(key, text, here);
    return wrote.ok ? agreed({ version, base: text }) : later;
  }

  async function send(document: Doc, follows: number): Promise<Synced> {
    const trouble = await sendAttachments(document);
    if (trouble) return trouble;
    const saved = await api.save(record.id!, follows, document);
    if (saved.ok) return agreed({ version: saved.value.version, base: kind.encode(document) });
    return saved.reason.kind === "newer" ? join(saved.reason.newer) : saved.reason;
  }

  async function join(newer: Newer<Doc>): Promise<Synced> {
    const merged = mine && kind.merge(documentIn(kind, record.base), mine, newer.document);
    if (!merged?.ok) return keepBoth(newer);
    const wrote = await store.write(key, kind.encode(merged.value), here);
    if (!wrote.ok) return later;
    await agreed({ version: newer.version, base: kind.encode(newer.document) });
    // The next round sends it: by then it is an ordinary change of this device.
    return later;
  }

  /** The account's stays what it was, in a document of its own here; this one becomes a new one there. */
  async function keepBoth({ version, document }: Newer<Doc>): Promise<Synced> {
    const other = newId();
    const text = kind.encode(document);
    const wrote = await store.write(documentKey(kind, other), text, null);
    if (!wrote.ok) return later;
    await keepRecord(store, other, { ...record, version, base: text });
    await keepRecord(store, id, freshRecord(record.holder));
    onKeptBoth(kind.nameOf(document));
    return later;
  }

  const steps: Record<NextStep, () => Promise<Synced>> = {
    rest: async () => null,
    forget: async () => ((await keepRecord(store, id, null)) ? null : later),
    letGo: () => agreed({ isLetGo: true, isDeleted: false }),

    async resume() {
      const done = await agreed({ isLetGo: false, isDeleted: false });
      // What either side changed meanwhile is an ordinary change of the next round.
      return done ?? later;
    },
    push: () => send(mine!, record.version),

    async create() {
      const trouble = await sendAttachments(mine!);
      if (trouble) return trouble;
      const made = await api.create(mine!, id, record.remixOf);
      if (!made.ok) return made.reason;
      return agreed({ id: made.value.id, version: made.value.version, base: here });
    },

    async pull() {
      const found = await api.read(record.id!);
      return found.ok ? take(found.value) : found.reason;
    },

    async join() {
      const found = await api.read(record.id!);
      return found.ok ? join(found.value) : found.reason;
    },

    async remove() {
      const removed = await api.remove(record.id!, record.version);
      // Gone: the answer to an earlier try was lost, or another device was first.
      if (removed.ok || removed.reason.kind === "gone")
        return isShelved ? agreed({ isDeleted: true }) : steps.forget();
      // Somebody changed it elsewhere while it was deleted here: it comes back, with what each of them did.
      if (removed.reason.kind === "newer" && isShelved) {
        await putBack(store, kind, id);
        return later;
      }
      return removed.reason.kind === "newer" ? take(removed.reason.newer) : removed.reason;
    },

    async restore() {
      const restored = await api.restore(record.id!);
      if (restored.ok) return steps.resume();
      // Its days were over there, or it went for good: here it is still.
      return restored.reason.kind === "gone" ? steps.letGo() : restored.reason;
    },

    async putBack() {
      await putBack(store, kind, id);
      return steps.resume();
    },

    async purge() {
      const purged = await api.purge(record.id!);
      return purged.ok || purged.reason.kind === "gone" ? steps.forget() : purged.reason;
    },
  };
  return steps[nextSyncStep({ record, here, isShelved, there, isDeletedThere })]();
}
