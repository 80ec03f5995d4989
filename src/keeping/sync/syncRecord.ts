// Which document of this device is which one of an account, and what both held when they last agreed.
import { isText } from "@loamstead/lib/shape.ts";
import { overwrite, type Store } from "../store/store.ts";

export type SyncRecord = {
  /** The account it is kept with: a document goes nowhere when another one signs in. */
  readonly holder: string;
  /** Null while the account has no such document: not yet, or no longer. */
  readonly id: string | null;
  readonly version: number;
  /** The document as both sides last had it; what each changed since is told by this. */
  readonly base: string | null;
  /** It was deleted elsewhere: it stays here, and goes on with the account when it is brought back there. */
  readonly isLetGo: boolean;
  /** It was deleted here, and so in the account, which can bring it back. */
  readonly isDeleted: boolean;
  /** The public document that it was made from. */
  readonly remixOf: string | null;
};

const recordPrefix = "tie/";
export const recordKey = (id: string): string => `${recordPrefix}${id}`;

export const freshRecord = (holder: string, remixOf: string | null = null): SyncRecord => ({
  holder,
  id: null,
  version: 0,
  base: null,
  isLetGo: false,
  isDeleted: false,
  remixOf,
});

/** Null where nothing is kept, or nothing that this site wrote. */
export function readRecord(text: string | null): SyncRecord | null {
  if (text === null) return null;
  try {
    const { holder, id, version, base, isLetGo, isDeleted, remixOf } = JSON.parse(text);
    if (!isText(holder) || !Number.isSafeInteger(version)) return null;
    return {
      holder,
      version,
      isLetGo: isLetGo === true,
      isDeleted: isDeleted === true,
      id: isText(id) ? id : null,
      base: isText(base) ? base : null,
      remixOf: isText(remixOf) ? remixOf : null,
    };
  } catch {
    return null;
  }
}

export async function findRecord(store: Store, id: string): Promise<SyncRecord | null> {
  const read = await store.read(recordKey(id));
  return read.ok ? readRecord(read.value) : null;
}

/** Those of one account, by the document of this device; null where they cannot be read. */
export async function recordsOf(
  store: Store,
  holder: string,
): Promise<Map<string, SyncRecord> | null> {
  const listed = await store.list(recordPrefix);
  if (!listed.ok) return null;
  const found = new Map<string, SyncRecord>();
  for (const key of listed.value) {
    const id = key.slice(recordPrefix.length);
    const record = await findRecord(store, id);
    if (record?.holder === holder) found.set(id, record);
  }
  return found;
}

/** Whatever was there: a record is only ever changed by whoever holds the lock of the exchange. */
export const keepRecord = (store: Store, id: string, record: SyncRecord | null): Promise<boolean> =>
  overwrite(store, recordKey(id), record && JSON.stringify(record));
