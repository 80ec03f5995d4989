// How far a room of this device has come to the account, told without asking it.
import { roomKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { Trouble } from "./accountApi.ts";
import type { Tie } from "./syncRecord.ts";

export type Reach =
  /** It is to be on this device only. */
  | "here"
  /** As it is now, it is in the account too. */
  | "sent"
  | "sending"
  /** It could not be sent, and will be tried again. */
  | "waiting"
  /** The account keeps no more rooms, none so large, or not this one. */
  | "full"
  | "large"
  | "refused";

const ofTrouble: Partial<Record<Trouble["kind"], Reach>> = {
  ...({ unreachable: "waiting", signedOut: "waiting", newer: "sending" } as const),
  ...({ tooManyRooms: "full", tooLarge: "large" } as const),
};

/** `trouble`: why it did not get there on the last try; null where there was none. */
export async function reachOf(
  store: Store,
  { room, tie, trouble }: { room: string; tie: Tie; trouble: Trouble | null },
): Promise<Reach> {
  if (tie.isLetGo) return "here";
  const read = await store.read(roomKey(room));
  if (tie.id !== null && read.ok && read.text === tie.base) return "sent";
  return trouble ? (ofTrouble[trouble.kind] ?? "refused") : "sending";
}
