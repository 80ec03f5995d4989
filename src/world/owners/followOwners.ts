// Asks the server again and again who keeps which field, and tells when that is another than before.
import { type OwnersList, readOwners } from "../../fields/search/readOwners.ts";

export type OwnersKnown = {
  /** As it was told last; null before that. */
  readonly list: OwnersList | null;
  /** The server did not answer when it was asked last. */
  readonly isGone: boolean;
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

/** What is given back ends it. */
export function followOwners({ ask, after, isWatched, tell }: Ports): () => void {
  const end = new AbortController();
  let forget = () => {};
  let list: OwnersList | null = null;
  let tag: string | null = null;
  let isGone = false;

  async function askOnce(): Promise<void> {
    const answer = await ask(end.signal);
    if (!answer.ok) throw new Error(`owners: ${answer.status}`);
    const told = answer.headers.get("ETag");
    if (list !== null && told !== null && told === tag) return;
    const read = readOwners(await answer.json());
    // Before any block has been read nobody knows.
    list = read.block < 0 ? list : read;
    tag = told;
    if (!end.signal.aborted) tell({ list, isGone: false });
  }

  async function turn(): Promise<void> {
    if (isWatched()) {
      const wasGone = isGone;
      isGone = await askOnce().then(
        () => false,
        () => true,
      );
      if (end.signal.aborted) return;
      if (isGone !== wasGone) tell({ list, isGone });
    }
    forget = after(PAUSE_MS, turn);
  }

  void turn();
  return () => {
    end.abort();
    forget();
  };
}
