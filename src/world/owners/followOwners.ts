// Asks the server again and again who keeps which field, and tells when that is another than before (polling).
import { type OwnersList, parseOwnersList } from "../../fields/search/ownersCodec.ts";

export type OwnersKnown = {
  /** As it was told last; null before that. */
  readonly list: OwnersList | null;
  /** The block that it is true for; null before any was read. */
  readonly block: number | null;
  /** The server did not answer when it was asked last. */
  readonly isGone: boolean;
  /** The server answered, but has not read the chain for a while: its node may be gone. */
  readonly isBehind: boolean;
};

type Ports = {
  /** Asks the server, which may say that nothing has changed since. */
  ask(signal: AbortSignal): Promise<Response>;
  /** Calls back later; what is given back prevents it. */
  after(ms: number, run: () => void): () => void;
  /** Whether anybody can see the page. */
  isWatched(): boolean;
  tell(known: OwnersKnown): void;
};

/** The chain has a new block about as often. */
const PAUSE_MS = 12_000;
/** In seconds: a server whose node answers reads it far more often. */
const BEHIND = 90;

const isOld = ({ headers }: Response): boolean => Number(headers.get("Read-Age") ?? 0) > BEHIND;

/** What is given back ends it. */
export function followOwners({ ask, after, isWatched, tell }: Ports): () => void {
  const end = new AbortController();
  let stopTimer = () => {};
  let list: OwnersList | null = null;
  let block: number | null = null;
  let tag: string | null = null;
  let isGone = false;
  let isBehind = false;

  /** Whether there is another list. */
  async function askOnce(): Promise<boolean> {
    const answer = await ask(end.signal);
    if (!answer.ok) throw new Error(`owners: ${answer.status}`);
    const told = answer.headers.get("ETag");
    const isSame = list !== null && told !== null && told === tag;
    const read = isSame ? null : parseOwnersList(await answer.json());
    const at = answer.headers.get("Read-Block");
    // Before any block has been read nobody knows.
    if (read && at !== null) list = read;
    if (at !== null) block = Number(at);
    tag = told;
    isBehind = isOld(answer);
    return !isSame;
  }

  async function turn(): Promise<void> {
    if (isWatched()) {
      const [wasGone, wasBehind] = [isGone, isBehind];
      const isOther = await askOnce().catch(() => null);
      if (end.signal.aborted) return;
      isGone = isOther === null;
      if (isOther || isGone !== wasGone || isBehind !== wasBehind)
        tell({ list, block, isGone, isBehind });
    }
    stopTimer = after(PAUSE_MS, turn);
  }

  void turn();
  return () => {
    end.abort();
    stopTimer();
  };
}
