// One round over all documents of an account: those of this device, and those that only the account has.
import { documentKey } from "../store/keys.ts";
import type { Quota, SyncTrouble } from "./accountApi.ts";
import { type Synced, type SyncParts, syncDocument } from "./syncDocument.ts";
import { freshRecord, keepRecord, recordsOf, type SyncRecord } from "./syncRecord.ts";

export type Round = {
  readonly holder: string;
  /** The tag under which all was the same on both sides; null to look at everything. */
  readonly known: string | null;
};

/** What each document of the account is, and why some of them did not get there. */
export type SyncReport = {
  readonly records: ReadonlyMap<string, SyncRecord>;
  readonly troubles: ReadonlyMap<string, SyncTrouble>;
};

export type RoundEnd =
  | { readonly kind: "same" }
  | (SyncReport & {
      readonly kind: "exchanged";
      readonly quota: Quota;
      readonly isDone: boolean;
      readonly tag: string | null;
    })
  | (SyncReport & { readonly kind: "troubled"; readonly trouble: SyncTrouble });

export async function syncAll<Doc>(parts: SyncParts<Doc>, round: Round): Promise<RoundEnd> {
  const { store } = parts;
  const listed = await parts.api.list(round.known);
  const news = listed.ok ? listed.value : null;
  if (news === "same") return { kind: "same" };
  const records = await recordsOf(store, round.holder);
  const troubles = new Map<string, SyncTrouble>();
  const end = async (trouble: SyncTrouble): Promise<RoundEnd> => {
    const after = records ? await recordsOf(store, round.holder) : null;
    return { kind: "troubled", trouble, records: after ?? new Map(), troubles };
  };
  if (!news || !records) return end(listed.ok ? { kind: "unreachable" } : listed.reason);
  const { tag, value } = news;
  const { documents, quota } = value;
  const deletedThere = new Set(value.deleted.map(({ id }) => id));
  const versions = new Map(documents.map(({ id, version }) => [id, version]));

  let isDone = true;
  let worst: SyncTrouble | null = null;
  const note = (synced: Synced) => {
    if (synced?.kind === "later") isDone = false;
    else if (synced) worst ??= synced;
    return synced?.kind === "signedOut" || synced?.kind === "unreachable";
  };

  for (const [id, record] of records) {
    const there = record.id === null ? null : (versions.get(record.id) ?? null);
    const isDeletedThere = record.id !== null && deletedThere.has(record.id);
    const synced = await syncDocument(parts, id, record, there, isDeletedThere);
    if (synced && synced.kind !== "later") troubles.set(id, synced);
    if (note(synced)) break;
  }

  const known = new Set([...records.values()].map(({ id }) => id));
  for (const { id } of worst ? [] : documents) {
    if (known.has(id)) continue;
    if (note(await bringDown(parts, round.holder, id))) break;
  }
  if (worst) return end(worst);
  const after = (await recordsOf(store, round.holder)) ?? records;
  return { kind: "exchanged", quota, isDone, tag, records: after, troubles };
}

/** One that was made on another device. */
async function bringDown<Doc>(parts: SyncParts<Doc>, holder: string, id: string): Promise<Synced> {
  const { store, api, kind, newId } = parts;
  const found = await api.read(id);
  if (!found.ok) return found.reason.kind === "gone" ? null : found.reason;
  const { version, document } = found.value;
  const base = kind.encode(document);
  const own = newId();
  // The record first: a document without one would be offered to the account as a new one.
  if (!(await keepRecord(store, own, { ...freshRecord(holder), id, version, base })))
    return { kind: "later" };
  const wrote = await store.write(documentKey(kind, own), base, null);
  if (!wrote.ok) await keepRecord(store, own, null);
  return wrote.ok ? null : { kind: "later" };
}
