// Which documents of this device an account may have: asked once, and remembered for that account.
import { documentKey, idOf } from "../store/keys.ts";
import { overwrite, type Store } from "../store/store.ts";
import { findRecord, freshRecord, keepRecord, recordKey } from "./syncRecord.ts";

/** "yes": documents made from now on go there as well. */
export type ClaimChoice = "yes" | "no" | null;

const wishKey = (holder: string): string => `account/${holder}`;

export async function readClaimChoice(store: Store, holder: string): Promise<ClaimChoice> {
  const read = await store.read(wishKey(holder));
  return read.ok && (read.value === "yes" || read.value === "no") ? read.value : null;
}

export const saveClaimChoice = (
  store: Store,
  holder: string,
  wish: "yes" | "no",
): Promise<boolean> => overwrite(store, wishKey(holder), wish);

/** The documents that belong to no account yet. */
export async function unclaimed(
  store: Store,
  kind: { readonly prefix: string },
): Promise<readonly string[]> {
  const listed = await store.list(documentKey(kind, ""));
  const free: string[] = [];
  for (const key of listed.ok ? listed.value : []) {
    const id = idOf(kind, key)!;
    const read = await store.read(recordKey(id));
    if (read.ok && read.value === null) free.push(id);
  }
  return free;
}

const originKey = (id: string): string => `remix/${id}`;

/** From which public document one was made: kept until it comes to an account, for the credit. */
export const noteOrigin = (store: Store, id: string, publicId: string): Promise<boolean> =>
  overwrite(store, originKey(id), publicId);

export async function readOrigin(store: Store, id: string): Promise<string | null> {
  const read = await store.read(originKey(id));
  return read.ok ? read.value : null;
}

/** Gives a document to an account; one that was let go is given anew. */
export async function claim(store: Store, id: string, holder: string): Promise<boolean> {
  const record = await findRecord(store, id);
  if (record && !record.isLetGo) return record.holder === holder;
  return keepRecord(store, id, freshRecord(holder, await readOrigin(store, id)));
}
