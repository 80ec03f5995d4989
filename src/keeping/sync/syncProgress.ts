// How far a document of this device has come to the account, told without asking it.
import { documentKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { SyncTrouble } from "./accountApi.ts";
import type { SyncRecord } from "./syncRecord.ts";

export type SyncProgress =
  /** It is to be on this device only. */
  | "here"
  /** As it is now, it is in the account too. */
  | "sent"
  | "sending"
  /** It could not be sent, and will be tried again. */
  | "waiting"
  /** The account keeps no more of them, none so large, or not this one. */
  | "full"
  | "large"
  | "refused";

const ofTrouble: Partial<Record<SyncTrouble["kind"], SyncProgress>> = {
  unreachable: "waiting",
  signedOut: "waiting",
  newer: "sending",
  tooMany: "full",
  tooLarge: "large",
};

type Asked = {
  readonly kind: { readonly prefix: string };
  readonly id: string;
  readonly record: SyncRecord;
  /** Why it did not get there on the last try; null where there was none. */
  readonly trouble: SyncTrouble | null;
};

export async function progressOf(store: Store, asked: Asked): Promise<SyncProgress> {
  const { kind, id, record, trouble } = asked;
  if (record.isLetGo || record.isDeleted) return "here";
  const read = await store.read(documentKey(kind, id));
  if (record.id !== null && read.ok && read.value === record.base) return "sent";
  return trouble ? (ofTrouble[trouble.kind] ?? "refused") : "sending";
}
