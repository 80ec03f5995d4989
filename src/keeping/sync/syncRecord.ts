// Which room of this device is which room of an account, and what both held when they last agreed.
import { isText } from "../../lib/shape.ts";
import type { Store } from "../store/store.ts";

export type Tie = {
  /** The account it is kept with: a room goes nowhere when another one signs in. */
  readonly holder: string;
  /** Null while the account has no such room: not yet, or no longer. */
  readonly id: string | null;
  readonly version: number;
  /** The room as both sides last had it; what each changed since is told by this. */
  readonly base: string | null;
  /** It was taken out of the account elsewhere: it stays here, and goes there only when asked to. */
  readonly isLetGo: boolean;
  /** The public room that it was made from. */
  readonly remixOf: string | null;
};

const tiePrefix = "tie/";
export const tieKey = (room: string): string => `${tiePrefix}${room}`;

export const freshTie = (holder: string, remixOf: string | null = null): Tie => ({
  holder,
  id: null,
  version: 0,
  base: null,
  isLetGo: false,
  remixOf,
});

/** Null where nothing is kept, or nothing that this site wrote. */
export function readTie(text: string | null): Tie | null {
  if (text === null) return null;
  try {
    const { holder, id, version, base, isLetGo, remixOf } = JSON.parse(text);
    if (!isText(holder) || !Number.isSafeInteger(version)) return null;
    return {
      holder,
      version,
      isLetGo: isLetGo === true,
      id: isText(id) ? id : null,
      base: isText(base) ? base : null,
      remixOf: isText(remixOf) ? remixOf : null,
    };
  } catch {
    return null;
  }
}

export async function findTie(store: Store, room: string): Promise<Tie | null> {
  const read = await store.read(tieKey(room));
  return read.ok ? readTie(read.text) : null;
}

/** Those of one account, by the room of this device; null where they cannot be read. */
export async function tiesOf(store: Store, holder: string): Promise<Map<string, Tie> | null> {
  const listed = await store.list(tiePrefix);
  if (!listed.ok) return null;
  const found = new Map<string, Tie>();
  for (const key of listed.keys) {
    const room = key.slice(tiePrefix.length);
    const tie = await findTie(store, room);
    if (tie?.holder === holder) found.set(room, tie);
  }
  return found;
}

/** Whatever was there: a tie is only ever changed by whoever holds the lock of the exchange. */
export async function keepTie(store: Store, room: string, tie: Tie | null): Promise<boolean> {
  const key = tieKey(room);
  const text = tie && JSON.stringify(tie);
  for (;;) {
    const read = await store.read(key);
    if (!read.ok) return false;
    if (read.text === text) return true;
    const wrote = await store.write(key, text, read.text);
    if (wrote.ok) return true;
    if (wrote.reason !== "changed") return false;
  }
}
